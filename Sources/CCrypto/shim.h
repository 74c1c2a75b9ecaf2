#pragma once

#include <dlfcn.h>
#include <glib.h>
#include <stddef.h>

/// GnuTLS's `gnutls_datum_t`.
typedef struct {
  unsigned char *data;
  unsigned int size;
} CipherBytes;

/// GnuTLS's numbers of ciphers: part of its binary interface since 3.4.
enum {
  CIPHER_AES_128_GCM = 10,
  CIPHER_AES_256_GCM = 11,
  CIPHER_CHACHA20_POLY1305 = 23,
  CIPHER_AES_192_GCM = 39,
};

/// The functions of GnuTLS that encrypt and authenticate. Their types are written here, so that its development
/// files are not needed.
typedef struct {
  int (*init)(void **handle, int cipher, const CipherBytes *key);
  void (*deinit)(void *handle);
  int (*encrypt)(
      void *handle, const void *nonce, size_t nonce_length, const void *authenticated,
      size_t authenticated_length, size_t tag_size, const void *text, size_t text_length,
      void *result, size_t *result_length);
  int (*decrypt)(
      void *handle, const void *nonce, size_t nonce_length, const void *authenticated,
      size_t authenticated_length, size_t tag_size, const void *text, size_t text_length,
      void *result, size_t *result_length);
} CipherFunctions;

/// Loads GnuTLS unless the process has it already. Returns 0 if it or one of the functions is missing.
static inline int cipher_functions_load(CipherFunctions *functions) {
  void *library = dlopen("libgnutls.so.30", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define LOAD(name) \
  (functions->name = (__typeof__(functions->name))dlsym(library, "gnutls_aead_cipher_" #name))
  return LOAD(init) && LOAD(deinit) && LOAD(encrypt) && LOAD(decrypt);
#undef LOAD
}
