#include "GameControllerInterface.h"
