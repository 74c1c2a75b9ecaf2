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

/// The functions of libsodium for Curve25519. Their types are written here, so that its development files are not
/// needed.
typedef struct {
  int (*sign_seed_keypair)(unsigned char *public_key, unsigned char *secret_key, const unsigned char *seed);
  int (*sign_detached)(
      unsigned char *signature, unsigned long long *signature_length, const unsigned char *message,
      unsigned long long length, const unsigned char *secret_key);
  int (*sign_verify_detached)(
      const unsigned char *signature, const unsigned char *message, unsigned long long length,
      const unsigned char *public_key);
  int (*scalarmult_base)(unsigned char *result, const unsigned char *scalar);
  int (*scalarmult)(unsigned char *result, const unsigned char *scalar, const unsigned char *point);
} CurveFunctions;

/// Loads libsodium unless the process has it already. Returns 0 if it or one of the functions is missing.
static inline int curve_functions_load(CurveFunctions *functions) {
  void *library = dlopen("libsodium.so.23", RTLD_NOW | RTLD_LOCAL);
  // Its name since 1.0.19.
  if (!library) library = dlopen("libsodium.so.26", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  int (*start)(void) = (int (*)(void))dlsym(library, "sodium_init");
  if (!start || start() < 0) return 0;
#define LOAD(name) \
  (functions->name = (__typeof__(functions->name))dlsym(library, "crypto_" #name))
  return LOAD(sign_seed_keypair) && LOAD(sign_detached) && LOAD(sign_verify_detached)
      && LOAD(scalarmult_base) && LOAD(scalarmult);
#undef LOAD
}

/// The functions of OpenSSL's libcrypto for elliptic curves. Their types are written here, so that its development files
/// are not needed.
typedef struct {
  void *(*EC_KEY_new_by_curve_name)(int curve);
  void (*EC_KEY_free)(void *key);
  int (*EC_KEY_generate_key)(void *key);
  int (*EC_KEY_check_key)(const void *key);
  const void *(*EC_KEY_get0_group)(const void *key);
  const void *(*EC_KEY_get0_private_key)(const void *key);
  const void *(*EC_KEY_get0_public_key)(const void *key);
  int (*EC_KEY_set_private_key)(void *key, const void *number);
  int (*EC_KEY_set_public_key)(void *key, const void *point);
  void *(*EC_POINT_new)(const void *group);
  void (*EC_POINT_free)(void *point);
  int (*EC_POINT_mul)(
      const void *group, void *result, const void *number, const void *point, const void *factor,
      void *context);
  int (*EC_POINT_oct2point)(
      const void *group, void *point, const unsigned char *bytes, size_t length, void *context);
  size_t (*EC_POINT_point2oct)(
      const void *group, const void *point, int form, unsigned char *bytes, size_t length,
      void *context);
  void *(*BN_bin2bn)(const unsigned char *bytes, int length, void *number);
  int (*BN_bn2binpad)(const void *number, unsigned char *bytes, int length);
  void (*BN_clear_free)(void *number);
  int (*ECDSA_sign)(
      int type, const unsigned char *digest, int length, unsigned char *signature,
      unsigned int *signature_length, void *key);
  int (*ECDSA_verify)(
      int type, const unsigned char *digest, int length, const unsigned char *signature,
      int signature_length, void *key);
  int (*ECDH_compute_key)(
      void *secret, size_t length, const void *point, const void *key, void *derivation);
} EllipticFunctions;

/// Loads libcrypto unless the process has it already. Returns 0 if it or one of the functions is missing.
static inline int elliptic_functions_load(EllipticFunctions *functions) {
  void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define LOAD(name) (functions->name = (__typeof__(functions->name))dlsym(library, #name))
  return LOAD(EC_KEY_new_by_curve_name) && LOAD(EC_KEY_free) && LOAD(EC_KEY_generate_key)
      && LOAD(EC_KEY_check_key) && LOAD(EC_KEY_get0_group) && LOAD(EC_KEY_get0_private_key)
      && LOAD(EC_KEY_get0_public_key) && LOAD(EC_KEY_set_private_key)
      && LOAD(EC_KEY_set_public_key) && LOAD(EC_POINT_new) && LOAD(EC_POINT_free)
      && LOAD(EC_POINT_mul) && LOAD(EC_POINT_oct2point) && LOAD(EC_POINT_point2oct)
      && LOAD(BN_bin2bn) && LOAD(BN_bn2binpad) && LOAD(BN_clear_free) && LOAD(ECDSA_sign)
      && LOAD(ECDSA_verify) && LOAD(ECDH_compute_key);
#undef LOAD
}
