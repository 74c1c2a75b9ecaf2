#include "CoreImageInterface.h"
