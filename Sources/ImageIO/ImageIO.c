// Intentionally empty: the declarations are written in Swift, in Sources/ImageIOInterface.
// SwiftPM requires that a C target has a source file.
#include "ImageIO.h"
