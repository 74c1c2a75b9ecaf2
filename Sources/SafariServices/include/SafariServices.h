#include "SafariServicesInterface.h"
