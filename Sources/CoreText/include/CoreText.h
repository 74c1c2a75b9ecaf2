#include "CoreTextInterface.h"
