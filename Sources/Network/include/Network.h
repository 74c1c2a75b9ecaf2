#include "NetworkInterface.h"
