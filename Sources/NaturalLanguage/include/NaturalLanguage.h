#include "NaturalLanguageInterface.h"
