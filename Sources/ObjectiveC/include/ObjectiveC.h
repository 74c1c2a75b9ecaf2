#include "ObjectiveCInterface.h"
