// The heap as glibc sees it: Swift can call these functions, but not fill memory that it does not own.
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Makes all threads use one heap, which can then be overwritten as a whole. Call it before the first thread.
static inline void tabstop_use_one_heap(void) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, 1);
#endif
}

/// Whether memory is filled when it is freed or allocated, but for pieces that a thread puts aside.
static inline void tabstop_fill_freed_memory(int is_on) {
#ifdef M_PERTURB
  mallopt(M_PERTURB, is_on ? 0x55 : 0);
#endif
}

/// Overwrites what is free in the heap: first whole pages go back to the system, then all other free pieces
/// are allocated, from the largest to the smallest, and filled with zeros. What another thread has put aside
/// for its next allocations (up to seven pieces of each size) is left.
static inline void tabstop_overwrite_free_heap(void) {
#ifdef __GLIBC__
  struct piece {
    struct piece *next;
  } *pieces = NULL;
  malloc_trim(0);
  const char *end = (const char *)sbrk(0);
  // Pieces of 16 bytes and a multiple of it, of which 8 are used twice. Above 1032 the best fit is split.
  for (size_t size = 1 << 20; size >= 24; size = size > 1032 ? (size / 2 > 1032 ? size / 2 : 1032) : size - 16) {
    for (;;) {
      struct piece *piece = (struct piece *)malloc(size);
      if (piece == NULL) break;
      if ((const char *)piece >= end) {  // It is new: no free piece was large enough.
        free(piece);
        break;
      }
      memset(piece, 0, malloc_usable_size(piece));
      piece->next = pieces;
      pieces = piece;
    }
  }
  while (pieces != NULL) {
    struct piece *next = pieces->next;
    free(pieces);
    pieces = next;
  }
  malloc_trim(0);
#endif
}

/// Overwrites the part of this thread's stack that earlier calls have left.
static inline __attribute__((noinline)) void tabstop_overwrite_left_stack(void) {
  char room[1 << 19];
  memset(room, 0, sizeof room);
  __asm__ volatile("" : : "r"(room) : "memory");
}
