#include "AccelerateInterface.h"
