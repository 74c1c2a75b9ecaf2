#include "ManagedSettingsInterface.h"
