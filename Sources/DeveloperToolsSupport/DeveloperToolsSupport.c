// SwiftPM asks of a C target that it has a source.
#include "DeveloperToolsSupport.h"
