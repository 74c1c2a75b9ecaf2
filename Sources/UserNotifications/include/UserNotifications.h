#include "UserNotificationsInterface.h"
