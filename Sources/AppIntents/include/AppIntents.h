#include "AppIntentsInterface.h"
