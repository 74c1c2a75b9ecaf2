#include "CoreAudioInterface.h"
