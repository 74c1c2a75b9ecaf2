#include "CocoaInterface.h"
