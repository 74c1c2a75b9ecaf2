#include "CoreNFCInterface.h"
