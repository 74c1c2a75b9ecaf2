#include "NearbyInteractionInterface.h"
