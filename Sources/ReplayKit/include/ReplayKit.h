#include "ReplayKitInterface.h"
