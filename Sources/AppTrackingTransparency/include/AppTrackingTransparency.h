#include "AppTrackingTransparencyInterface.h"
