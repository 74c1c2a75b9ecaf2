#include "MetricKitInterface.h"
