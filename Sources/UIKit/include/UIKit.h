#include "UIKitInterface.h"

// For the compiler, which calls it in a program with `@UIApplicationMain` and looks it up in the Clang module
// (Swift 6.3): without it, it crashes. Sources/TabstopKits/Program/ApplicationMain.swift defines it, and
// declares it for sources that call it.
int UIApplicationMain(int argc, char *_Nullable *_Nonnull argv, void *_Nullable principalClassName,
                      void *_Nullable delegateClassName)
    __attribute__((availability(swift, unavailable)));
