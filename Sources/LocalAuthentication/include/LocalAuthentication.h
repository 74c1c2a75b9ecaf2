#include "LocalAuthenticationInterface.h"
