#include "UniformTypeIdentifiersInterface.h"
