#include "CoreTelephonyInterface.h"
