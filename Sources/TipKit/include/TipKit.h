#include "TipKitInterface.h"
