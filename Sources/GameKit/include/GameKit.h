#include "GameKitInterface.h"
