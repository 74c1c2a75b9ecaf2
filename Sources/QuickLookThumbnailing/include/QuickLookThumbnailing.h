#include "QuickLookThumbnailingInterface.h"
