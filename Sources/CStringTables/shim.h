// The linker's names for the ends of the section in which each module with catalogs has one function,
// which returns its tables. Without such a module both are NULL.

typedef const void *(*tabstop_string_tables)(void);

extern const tabstop_string_tables __start_tabstop_strings[]
    __attribute__((weak, visibility("hidden")));
extern const tabstop_string_tables __stop_tabstop_strings[]
    __attribute__((weak, visibility("hidden")));

static inline long tabstop_string_tables_count(void) {
  return __start_tabstop_strings ? __stop_tabstop_strings - __start_tabstop_strings : 0;
}

static inline const void *tabstop_string_tables_at(long index) {
  return __start_tabstop_strings[index]();
}
