#include "AudioToolboxInterface.h"
