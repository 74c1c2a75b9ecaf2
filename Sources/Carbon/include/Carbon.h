#include "CarbonInterface.h"
