#include "WidgetKitInterface.h"
