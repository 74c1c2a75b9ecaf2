#include "QuickLookInterface.h"
