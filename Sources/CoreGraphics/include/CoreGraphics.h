#include "CoreGraphicsInterface.h"
