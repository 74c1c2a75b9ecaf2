#include "HomeKitInterface.h"
