#include "PhotosInterface.h"
