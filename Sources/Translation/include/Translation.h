#include "TranslationInterface.h"
