#include "SwiftUICoreInterface.h"
