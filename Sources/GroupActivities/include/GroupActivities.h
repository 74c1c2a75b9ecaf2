#include "GroupActivitiesInterface.h"
