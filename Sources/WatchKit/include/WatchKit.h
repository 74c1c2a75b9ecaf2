#include "WatchKitInterface.h"
