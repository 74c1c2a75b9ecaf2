#include "NetworkExtensionInterface.h"
