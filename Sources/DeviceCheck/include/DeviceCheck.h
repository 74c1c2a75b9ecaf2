#include "DeviceCheckInterface.h"
