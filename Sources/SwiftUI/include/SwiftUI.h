#include "SwiftUIInterface.h"
