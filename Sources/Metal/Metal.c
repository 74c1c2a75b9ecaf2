// SwiftPM requires that a C target has a source file.
#include "Metal.h"
