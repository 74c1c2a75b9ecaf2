#include "IntentsInterface.h"
