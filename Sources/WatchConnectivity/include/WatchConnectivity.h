#include "WatchConnectivityInterface.h"
