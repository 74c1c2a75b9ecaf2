#include "CoreMotionInterface.h"
