#include "CoreMediaInterface.h"
