#include "SecurityInterface.h"
