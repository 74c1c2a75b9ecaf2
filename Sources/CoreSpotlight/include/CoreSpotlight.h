#include "CoreSpotlightInterface.h"
