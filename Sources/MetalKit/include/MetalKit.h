#include "MetalKitInterface.h"
