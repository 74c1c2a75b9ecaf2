#include "AVFoundationInterface.h"
