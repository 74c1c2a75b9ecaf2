#include "ImageIOInterface.h"
