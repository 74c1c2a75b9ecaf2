// A program's arguments as glibc hands them to what runs before main. Swift's own runtime (6.3) reads
// /proc/self/maps there to find them on the stack, in every program: 0.9 million instructions, and as
// long again in the kernel. In programs that are linked with Swift's libraries statically, this stands
// in the place of that, for CommandLine; in others nobody calls it. For programs, not for the library:
// with another Swift it might have to go.
#include "ProgramArguments.h"

static int count;
static char **values;

__attribute__((constructor)) static void
keep (int argc, char **argv)
{
  count = argc;
  values = argv;
}

char **
_swift_stdlib_getUnsafeArgvArgc (int *argc)
{
  *argc = count;
  return values;
}
