#include "ContactsUIInterface.h"
