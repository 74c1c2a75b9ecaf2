#include "PhotosUIInterface.h"
