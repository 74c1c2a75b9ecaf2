#include "CoreLocationUIInterface.h"
