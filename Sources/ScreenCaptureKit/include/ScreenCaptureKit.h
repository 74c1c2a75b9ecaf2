#include "ScreenCaptureKitInterface.h"
