#include "WebKitInterface.h"
