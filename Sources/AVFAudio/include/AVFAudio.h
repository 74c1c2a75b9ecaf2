#include "AVFAudioInterface.h"
