#include "SpeechInterface.h"
