#include "CombineInterface.h"
