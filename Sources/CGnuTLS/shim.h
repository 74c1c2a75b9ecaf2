#if !__has_include(<gnutls/abstract.h>)
#error "GnuTLS's development files are missing. Debian, Ubuntu: apt install libgnutls28-dev; Fedora: dnf install gnutls-devel; Arch: pacman -S gnutls"
#endif

#include <dlfcn.h>
#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>

/// The functions of GnuTLS that verify a signature, with the types of its headers.
typedef struct {
  __typeof__(&gnutls_pubkey_init) pubkey_init;
  __typeof__(&gnutls_pubkey_deinit) pubkey_deinit;
  __typeof__(&gnutls_pubkey_import_rsa_raw) pubkey_import_rsa_raw;
  __typeof__(&gnutls_pubkey_import_ecc_raw) pubkey_import_ecc_raw;
  __typeof__(&gnutls_pubkey_verify_data2) pubkey_verify_data2;
} GnuTLSFunctions;

/// Loads GnuTLS, unless the process has already loaded it. Returns 0 if it or one of the functions
/// is missing.
///
/// Programs are not linked to it, because GnuTLS 3.7.9 and its eight dependencies would then be
/// loaded and tested at every start.
static inline int gnutls_functions_load(GnuTLSFunctions *functions) {
  // The name has been the same since GnuTLS 3.4.
  void *library = dlopen("libgnutls.so.30", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define LOAD(name) \
  (functions->name = (__typeof__(functions->name))dlsym(library, "gnutls_" #name))
  return LOAD(pubkey_init) && LOAD(pubkey_deinit) && LOAD(pubkey_import_rsa_raw) &&
         LOAD(pubkey_import_ecc_raw) && LOAD(pubkey_verify_data2);
#undef LOAD
}
