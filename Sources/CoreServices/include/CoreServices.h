#include "CoreServicesInterface.h"
