#include "AVKitInterface.h"
