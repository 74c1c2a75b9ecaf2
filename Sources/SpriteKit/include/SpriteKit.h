#include "SpriteKitInterface.h"
