#include "MusicKitInterface.h"
