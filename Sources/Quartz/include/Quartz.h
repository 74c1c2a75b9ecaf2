#include "QuartzInterface.h"
