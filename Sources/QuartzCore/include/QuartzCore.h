#include "QuartzCoreInterface.h"
