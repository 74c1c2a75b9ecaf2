#include "AppKitInterface.h"
