#include "UIKitInterface.h"
