#include "HealthKitInterface.h"
