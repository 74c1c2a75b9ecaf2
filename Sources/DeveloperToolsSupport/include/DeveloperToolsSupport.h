#include "DeveloperToolsSupportInterface.h"
