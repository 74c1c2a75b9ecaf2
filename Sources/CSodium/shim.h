#if !__has_include(<sodium.h>)
#error "libsodium's development files are missing. Debian, Ubuntu: apt install libsodium-dev; Fedora: dnf install libsodium-devel; Arch: pacman -S libsodium"
#endif

#include <sodium.h>
