#include "EventKitUIInterface.h"
