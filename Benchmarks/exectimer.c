/*
 * exectimer COMMAND [ARG...]: notes the time (CLOCK_MONOTONIC, nanoseconds) in FORMPROBE_EXEC_NS,
 * moves FORMPROBE_PRELOAD into LD_PRELOAD, and becomes COMMAND. A process of its own, so that
 * neither the runner's fork nor loading the probe into a launcher is counted as the program's start.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int
main (int argc, char **argv)
{
  if (argc < 2)
    {
      fprintf (stderr, "usage: exectimer COMMAND [ARG...]\n");
      return 2;
    }
  const char *preload = getenv ("FORMPROBE_PRELOAD");
  if (preload) setenv ("LD_PRELOAD", preload, 1);
  unsetenv ("FORMPROBE_PRELOAD");

  struct timespec now;
  char text[32];
  clock_gettime (CLOCK_MONOTONIC, &now);
  snprintf (text, sizeof text, "%lld", now.tv_sec * 1000000000LL + now.tv_nsec);
  setenv ("FORMPROBE_EXEC_NS", text, 1);
  execvp (argv[1], argv + 1);
  perror (argv[1]);
  return 127;
}
