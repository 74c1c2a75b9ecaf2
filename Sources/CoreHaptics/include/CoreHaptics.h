#include "CoreHapticsInterface.h"
