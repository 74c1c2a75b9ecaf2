#if !__has_include(<archive.h>)
#error "libarchive's development files are missing. Debian, Ubuntu: apt install libarchive-dev; Fedora: dnf install libarchive-devel; Arch: pacman -S libarchive"
#endif

#include <archive.h>
#include <archive_entry.h>
