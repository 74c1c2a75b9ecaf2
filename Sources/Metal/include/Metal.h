#include "MetalInterface.h"
