#include "JavaScriptCoreInterface.h"
