#include "MobileCoreServicesInterface.h"
