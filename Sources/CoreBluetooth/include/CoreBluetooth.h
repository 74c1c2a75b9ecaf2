#include "CoreBluetoothInterface.h"
