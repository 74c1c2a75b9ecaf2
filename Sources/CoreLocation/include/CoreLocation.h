#include "CoreLocationInterface.h"
