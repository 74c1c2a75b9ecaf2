#include "ContactsInterface.h"
