#if !__has_include(<gnutls/abstract.h>)
#error "GnuTLS's development files are missing. Debian, Ubuntu: apt install libgnutls28-dev; Fedora: dnf install gnutls-devel; Arch: pacman -S gnutls"
#endif

#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
