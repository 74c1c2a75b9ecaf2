#include "AuthenticationServicesInterface.h"
