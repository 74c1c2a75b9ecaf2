#include "FamilyControlsInterface.h"
