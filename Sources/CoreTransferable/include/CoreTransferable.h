#include "CoreTransferableInterface.h"
