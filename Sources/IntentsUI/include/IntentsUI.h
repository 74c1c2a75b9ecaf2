#include "IntentsUIInterface.h"
