#include "PDFKitInterface.h"
