#if !__has_include(<libical/ical.h>)
#error "libical's development files are missing. Debian, Ubuntu: apt install libical-dev; Fedora: dnf install libical-devel; Arch: pacman -S libical"
#endif

#include <libical/ical.h>
