#include "StoreKitInterface.h"
