#include "PassKitInterface.h"
