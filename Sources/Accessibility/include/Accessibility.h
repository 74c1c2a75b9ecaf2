#include "AccessibilityInterface.h"
