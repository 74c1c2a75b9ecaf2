#include "ActivityKitInterface.h"
