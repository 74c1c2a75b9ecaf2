#pragma once

// The hash functions of CommonCrypto by GLib's. Its ciphers and the derivation of keys are not here: CryptoKit has
// them.

#include <glib.h>
#include <stddef.h>
#include <stdint.h>

typedef uint32_t CC_LONG;
typedef uint64_t CC_LONG64;

/// Calculates the digest of some bytes.
static inline unsigned char *_common_crypto_digest(
    GChecksumType type, const void *data, size_t length, unsigned char *digest) {
  if (!digest) return NULL;
  GChecksum *checksum = g_checksum_new(type);
  if (length) g_checksum_update(checksum, (const guchar *)data, (gssize)length);
  gsize count = (gsize)g_checksum_type_get_length(type);
  g_checksum_get_digest(checksum, digest, &count);
  g_checksum_free(checksum);
  return digest;
}

#define CC_MD5_DIGEST_LENGTH 16
#define CC_MD5_BLOCK_BYTES 64

/// A calculation of MD5, from its Init to its Final.
typedef struct {
  GChecksum *checksum;
} CC_MD5_CTX;

/// Calculates MD5 of some bytes.
static inline unsigned char *CC_MD5(const void *data, CC_LONG length, unsigned char *digest) {
  return _common_crypto_digest(G_CHECKSUM_MD5, data, length, digest);
}

/// Starts a calculation of MD5.
static inline int CC_MD5_Init(CC_MD5_CTX *context) {
  context->checksum = g_checksum_new(G_CHECKSUM_MD5);
  return 1;
}

/// Adds bytes to a calculation of MD5.
static inline int CC_MD5_Update(CC_MD5_CTX *context, const void *data, CC_LONG length) {
  if (length) g_checksum_update(context->checksum, (const guchar *)data, (gssize)length);
  return 1;
}

/// Ends a calculation of MD5.
static inline int CC_MD5_Final(unsigned char *digest, CC_MD5_CTX *context) {
  gsize count = CC_MD5_DIGEST_LENGTH;
  g_checksum_get_digest(context->checksum, digest, &count);
  g_checksum_free(context->checksum);
  context->checksum = NULL;
  return 1;
}

#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA1_BLOCK_BYTES 64

/// A calculation of SHA1, from its Init to its Final.
typedef struct {
  GChecksum *checksum;
} CC_SHA1_CTX;

/// Calculates SHA1 of some bytes.
static inline unsigned char *CC_SHA1(const void *data, CC_LONG length, unsigned char *digest) {
  return _common_crypto_digest(G_CHECKSUM_SHA1, data, length, digest);
}

/// Starts a calculation of SHA1.
static inline int CC_SHA1_Init(CC_SHA1_CTX *context) {
  context->checksum = g_checksum_new(G_CHECKSUM_SHA1);
  return 1;
}

/// Adds bytes to a calculation of SHA1.
static inline int CC_SHA1_Update(CC_SHA1_CTX *context, const void *data, CC_LONG length) {
  if (length) g_checksum_update(context->checksum, (const guchar *)data, (gssize)length);
  return 1;
}

/// Ends a calculation of SHA1.
static inline int CC_SHA1_Final(unsigned char *digest, CC_SHA1_CTX *context) {
  gsize count = CC_SHA1_DIGEST_LENGTH;
  g_checksum_get_digest(context->checksum, digest, &count);
  g_checksum_free(context->checksum);
  context->checksum = NULL;
  return 1;
}

#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA256_BLOCK_BYTES 64

/// A calculation of SHA256, from its Init to its Final.
typedef struct {
  GChecksum *checksum;
} CC_SHA256_CTX;

/// Calculates SHA256 of some bytes.
static inline unsigned char *CC_SHA256(const void *data, CC_LONG length, unsigned char *digest) {
  return _common_crypto_digest(G_CHECKSUM_SHA256, data, length, digest);
}

/// Starts a calculation of SHA256.
static inline int CC_SHA256_Init(CC_SHA256_CTX *context) {
  context->checksum = g_checksum_new(G_CHECKSUM_SHA256);
  return 1;
}

/// Adds bytes to a calculation of SHA256.
static inline int CC_SHA256_Update(CC_SHA256_CTX *context, const void *data, CC_LONG length) {
  if (length) g_checksum_update(context->checksum, (const guchar *)data, (gssize)length);
  return 1;
}

/// Ends a calculation of SHA256.
static inline int CC_SHA256_Final(unsigned char *digest, CC_SHA256_CTX *context) {
  gsize count = CC_SHA256_DIGEST_LENGTH;
  g_checksum_get_digest(context->checksum, digest, &count);
  g_checksum_free(context->checksum);
  context->checksum = NULL;
  return 1;
}

#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA384_BLOCK_BYTES 128

/// A calculation of SHA384, from its Init to its Final.
typedef struct {
  GChecksum *checksum;
} CC_SHA384_CTX;

/// Calculates SHA384 of some bytes.
static inline unsigned char *CC_SHA384(const void *data, CC_LONG length, unsigned char *digest) {
  return _common_crypto_digest(G_CHECKSUM_SHA384, data, length, digest);
}

/// Starts a calculation of SHA384.
static inline int CC_SHA384_Init(CC_SHA384_CTX *context) {
  context->checksum = g_checksum_new(G_CHECKSUM_SHA384);
  return 1;
}

/// Adds bytes to a calculation of SHA384.
static inline int CC_SHA384_Update(CC_SHA384_CTX *context, const void *data, CC_LONG length) {
  if (length) g_checksum_update(context->checksum, (const guchar *)data, (gssize)length);
  return 1;
}

/// Ends a calculation of SHA384.
static inline int CC_SHA384_Final(unsigned char *digest, CC_SHA384_CTX *context) {
  gsize count = CC_SHA384_DIGEST_LENGTH;
  g_checksum_get_digest(context->checksum, digest, &count);
  g_checksum_free(context->checksum);
  context->checksum = NULL;
  return 1;
}

#define CC_SHA512_DIGEST_LENGTH 64
#define CC_SHA512_BLOCK_BYTES 128

/// A calculation of SHA512, from its Init to its Final.
typedef struct {
  GChecksum *checksum;
} CC_SHA512_CTX;

/// Calculates SHA512 of some bytes.
static inline unsigned char *CC_SHA512(const void *data, CC_LONG length, unsigned char *digest) {
  return _common_crypto_digest(G_CHECKSUM_SHA512, data, length, digest);
}

/// Starts a calculation of SHA512.
static inline int CC_SHA512_Init(CC_SHA512_CTX *context) {
  context->checksum = g_checksum_new(G_CHECKSUM_SHA512);
  return 1;
}

/// Adds bytes to a calculation of SHA512.
static inline int CC_SHA512_Update(CC_SHA512_CTX *context, const void *data, CC_LONG length) {
  if (length) g_checksum_update(context->checksum, (const guchar *)data, (gssize)length);
  return 1;
}

/// Ends a calculation of SHA512.
static inline int CC_SHA512_Final(unsigned char *digest, CC_SHA512_CTX *context) {
  gsize count = CC_SHA512_DIGEST_LENGTH;
  g_checksum_get_digest(context->checksum, digest, &count);
  g_checksum_free(context->checksum);
  context->checksum = NULL;
  return 1;
}

typedef uint32_t CCHmacAlgorithm;

enum {
  kCCHmacAlgSHA1,
  kCCHmacAlgMD5,
  kCCHmacAlgSHA256,
  kCCHmacAlgSHA384,
  kCCHmacAlgSHA512,
};

/// Calculates the code of a message by a key (RFC 2104). Has no effect for an unknown algorithm.
static inline void CCHmac(
    CCHmacAlgorithm algorithm, const void *key, size_t key_length, const void *data,
    size_t data_length, void *code) {
  static const GChecksumType types[] = {
    G_CHECKSUM_SHA1, G_CHECKSUM_MD5, G_CHECKSUM_SHA256, G_CHECKSUM_SHA384, G_CHECKSUM_SHA512,
  };
  if (algorithm >= G_N_ELEMENTS(types)) return;
  // GLib requires a place, also for an empty key.
  GHmac *hmac = g_hmac_new(types[algorithm], key_length ? (const guchar *)key : (const guchar *)"", key_length);
  if (data_length) g_hmac_update(hmac, (const guchar *)data, (gssize)data_length);
  gsize count = (gsize)g_checksum_type_get_length(types[algorithm]);
  g_hmac_get_digest(hmac, (guint8 *)code, &count);
  g_hmac_unref(hmac);
}
