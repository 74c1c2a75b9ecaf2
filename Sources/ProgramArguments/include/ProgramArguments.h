#pragma once

// What Swift's CommandLine asks: the arguments, and into `argc` how many there are.
char **_swift_stdlib_getUnsafeArgvArgc (int *argc);
