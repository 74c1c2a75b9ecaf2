#include "IOKitInterface.h"
