#include "OSLogInterface.h"
