#include "PencilKitInterface.h"
