#include "VisionKitInterface.h"
