#include "MultipeerConnectivityInterface.h"
