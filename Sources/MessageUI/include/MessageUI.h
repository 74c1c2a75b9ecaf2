#include "MessageUIInterface.h"
