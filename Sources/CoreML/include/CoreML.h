#include "CoreMLInterface.h"
