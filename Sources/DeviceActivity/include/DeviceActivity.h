#include "DeviceActivityInterface.h"
