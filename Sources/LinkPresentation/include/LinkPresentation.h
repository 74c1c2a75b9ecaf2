#include "LinkPresentationInterface.h"
