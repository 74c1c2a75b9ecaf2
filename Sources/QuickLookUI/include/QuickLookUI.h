#include "QuickLookUIInterface.h"
