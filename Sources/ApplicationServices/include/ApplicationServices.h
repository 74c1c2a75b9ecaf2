#include "ApplicationServicesInterface.h"
