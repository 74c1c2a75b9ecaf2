#include "simdInterface.h"
