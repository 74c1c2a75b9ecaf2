#include "BackgroundTasksInterface.h"
