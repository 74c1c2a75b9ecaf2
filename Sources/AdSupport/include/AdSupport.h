#include "AdSupportInterface.h"
