#include "osInterface.h"
