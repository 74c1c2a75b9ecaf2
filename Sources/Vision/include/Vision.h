#include "VisionInterface.h"
