#include "CloudKitInterface.h"
