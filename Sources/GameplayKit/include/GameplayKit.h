#include "GameplayKitInterface.h"
