#include "MediaPlayerInterface.h"
