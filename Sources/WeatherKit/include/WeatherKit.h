#include "WeatherKitInterface.h"
