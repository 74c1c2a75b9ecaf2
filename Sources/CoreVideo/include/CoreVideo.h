#include "CoreVideoInterface.h"
