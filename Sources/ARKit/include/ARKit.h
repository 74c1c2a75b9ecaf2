#include "ARKitInterface.h"
