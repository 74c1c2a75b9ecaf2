#include "CallKitInterface.h"
