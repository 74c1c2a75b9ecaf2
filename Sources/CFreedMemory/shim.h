// The heap as glibc sees it: Swift can call these functions, but not fill memory that it does not own.
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/// Whether memory is filled when it is freed and when it is allocated, but for the pieces that a thread puts
/// aside for its next allocations (`tcache`: up to seven of each size up to 1032 bytes, glibc 2.26 to 2.41).
static inline void tabstop_fill_freed_memory(int is_on) {
#ifdef M_PERTURB
  mallopt(M_PERTURB, is_on ? 0x55 : 0);
#endif
}

/// Overwrites the pieces that this thread has put aside.
static inline void tabstop_overwrite_pieces_put_aside(void) {
#ifdef __GLIBC__
  enum { COUNT = 8 };
  // Pieces have 16 bytes and a multiple of it, of which 8 are the heap's own.
  for (size_t size = 24; size <= 1032; size += 16) {
    void *pieces[COUNT];
    for (int i = 0; i < COUNT; i++) {
      pieces[i] = malloc(size);
      if (pieces[i] != NULL) memset(pieces[i], 0, malloc_usable_size(pieces[i]));
    }
    // The compiler would leave out memory that nobody reads.
    __asm__ volatile("" : : "r"(pieces) : "memory");
    for (int i = 0; i < COUNT; i++) free(pieces[i]);
  }
#endif
}

/// Overwrites the part of this thread's stack that earlier calls have left.
static inline __attribute__((noinline)) void tabstop_overwrite_left_stack(void) {
  char room[1 << 18];
  memset(room, 0, sizeof room);
  __asm__ volatile("" : : "r"(room) : "memory");
}
