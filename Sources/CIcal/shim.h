#if !__has_include(<libical/ical.h>)
#error "libical's development files are missing. Debian, Ubuntu: apt install libical-dev; Fedora: dnf install libical-devel; Arch: pacman -S libical"
#endif

#include <dlfcn.h>
#include <libical/ical.h>

#define TABSTOP_ICAL_FUNCTIONS(F) \
  F(component_add_component) F(component_add_property) F(component_as_ical_string_r) \
  F(component_free) F(component_get_first_component) F(component_get_first_property) \
  F(component_get_next_component) F(component_get_next_property) F(component_isa) \
  F(component_new) F(component_new_clone) F(error_set_errors_are_fatal) F(memory_free_buffer) \
  F(parser_parse_string) F(property_get_parameter_as_string_r) F(property_get_property_name_r) \
  F(property_get_value_as_string_r) F(property_new_from_string) F(recur_iterator_free) \
  F(recur_iterator_new) F(recur_iterator_next) F(recurrencetype_from_string) \
  F(time_from_string) F(time_is_null_time) F(time_null_time) F(timezone_free) \
  F(timezone_get_utc_offset) F(timezone_new) F(timezone_set_component)

/// The functions of libical that are used, with the types of its headers.
typedef struct {
#define TABSTOP_FIELD(name) __typeof__(&ical##name) name;
  TABSTOP_ICAL_FUNCTIONS(TABSTOP_FIELD)
#undef TABSTOP_FIELD
} IcalFunctions;

/// Loads libical, unless the process has already loaded it. Returns 0 if it or one of the functions
/// is missing.
///
/// Programs are not linked to it, because libical 3.0 and its dependency ICU would then be loaded
/// at every start (2 MiB).
static inline int ical_functions_load(IcalFunctions *functions) {
  // The name has been the same since libical 3.0.
  void *library = dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define TABSTOP_LOAD(name) \
  if (!(functions->name = (__typeof__(functions->name))dlsym(library, "ical" #name))) return 0;
  TABSTOP_ICAL_FUNCTIONS(TABSTOP_LOAD)
#undef TABSTOP_LOAD
  return 1;
}
#undef TABSTOP_ICAL_FUNCTIONS
