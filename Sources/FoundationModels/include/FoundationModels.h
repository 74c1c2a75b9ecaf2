#include "FoundationModelsInterface.h"
