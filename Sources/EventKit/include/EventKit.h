#include "EventKitInterface.h"
