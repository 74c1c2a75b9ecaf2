#include "CryptoKitInterface.h"
