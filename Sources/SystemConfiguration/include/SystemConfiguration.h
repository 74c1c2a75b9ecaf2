#include "SystemConfigurationInterface.h"
