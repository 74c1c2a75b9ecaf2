#include "ServiceManagementInterface.h"
