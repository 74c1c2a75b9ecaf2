#if !__has_include(<archive.h>)
#error "libarchive's development files are missing. Debian, Ubuntu: apt install libarchive-dev; Fedora: dnf install libarchive-devel; Arch: pacman -S libarchive"
#endif

#include <archive.h>
#include <archive_entry.h>
#include <dlfcn.h>

#define TABSTOP_ARCHIVE_FUNCTIONS(F) \
  F(entry_free) F(entry_new) F(entry_pathname) F(entry_pathname_utf8) F(entry_set_filetype) \
  F(entry_set_mtime) F(entry_set_pathname_utf8) F(entry_set_perm) F(entry_set_size) F(read_data) \
  F(read_free) F(read_new) F(read_next_header) F(read_open_memory) F(read_support_format_zip) \
  F(write_close) F(write_data) F(write_free) F(write_header) F(write_new) F(write_open) \
  F(write_set_bytes_in_last_block) F(write_set_format_zip)

/// The functions of libarchive that are used, with the types of its headers.
typedef struct {
#define TABSTOP_FIELD(name) __typeof__(&archive_##name) name;
  TABSTOP_ARCHIVE_FUNCTIONS(TABSTOP_FIELD)
#undef TABSTOP_FIELD
} ArchiveFunctions;

/// Loads libarchive, unless the process has already loaded it. Returns 0 if it or one of the
/// functions is missing.
///
/// Programs are not linked to it, because libarchive 3.6 and its eight dependencies would then be
/// loaded at every start.
static inline int archive_functions_load(ArchiveFunctions *functions) {
  // The name has been the same since libarchive 3.0.
  void *library = dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define TABSTOP_LOAD(name) \
  if (!(functions->name = (__typeof__(functions->name))dlsym(library, "archive_" #name))) return 0;
  TABSTOP_ARCHIVE_FUNCTIONS(TABSTOP_LOAD)
#undef TABSTOP_LOAD
  return 1;
}
#undef TABSTOP_ARCHIVE_FUNCTIONS
