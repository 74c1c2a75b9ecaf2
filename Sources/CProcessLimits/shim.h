// Functions that Swift cannot call: prctl is variadic; some limits are macros of enumerations; and
// glibc hides prlimit and the last two functions without _GNU_SOURCE.
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/resource.h>

// glibc 2.13.
extern int prlimit(pid_t, enum __rlimit_resource, const struct rlimit *, struct rlimit *);

static inline int tabstop_limit(int resource, unsigned long long value) {
  struct rlimit limit = {value, value};
  return setrlimit((__rlimit_resource_t)resource, &limit) == 0;
}

/// Limits this process for good: no new privileges, no core dump, no new file, socket or process, no
/// written file, some seconds of processor time, and an address space of some bytes. Whether all of
/// that is in force.
static inline int tabstop_limit_process(unsigned seconds, unsigned long long address_space) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 &&
         // A new descriptor must be below this limit: only the three streams are.
         tabstop_limit(RLIMIT_NOFILE, 3) && tabstop_limit(RLIMIT_FSIZE, 0) &&
         tabstop_limit(RLIMIT_CORE, 0) && tabstop_limit(RLIMIT_NPROC, 0) &&
         tabstop_limit(RLIMIT_CPU, seconds) && tabstop_limit(RLIMIT_AS, address_space);
}

/// Limits a child process: the bytes of its address space, the seconds of its processor time, and no
/// core dump. Whether all of that is in force.
static inline int tabstop_limit_child(pid_t child, unsigned seconds,
                                      unsigned long long address_space) {
  struct rlimit time = {seconds, seconds}, memory = {address_space, address_space}, none = {0, 0};
  return prlimit(child, RLIMIT_CPU, &time, 0) == 0 && prlimit(child, RLIMIT_AS, &memory, 0) == 0 &&
         prlimit(child, RLIMIT_CORE, &none, 0) == 0;
}

// glibc 2.34.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
// glibc 2.9.
extern int pipe2(int descriptors[2], int flags);
