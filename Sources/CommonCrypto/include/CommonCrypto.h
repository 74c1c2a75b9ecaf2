#pragma once

// The hash functions of CommonCrypto by GLib's, and its ciphers and its derivation of keys by OpenSSL's libcrypto, which
// is loaded with the first call; its development files are not needed.

#include <dlfcn.h>
#include <glib.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/random.h>

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

// Results of the functions below.
enum {
  kCCSuccess = 0,
  kCCParamError = -4300,
  kCCBufferTooSmall = -4301,
  kCCMemoryFailure = -4302,
  kCCAlignmentError = -4303,
  kCCDecodeError = -4304,
  /// The algorithm is not one of libcrypto's, or libcrypto is not installed.
  kCCUnimplemented = -4305,
};
typedef int32_t CCStatus;
typedef int32_t CCCryptorStatus;

enum { kCCEncrypt = 0, kCCDecrypt };
typedef uint32_t CCOperation;

enum { kCCAlgorithmAES128 = 0, kCCAlgorithmAES = 0, kCCAlgorithmDES, kCCAlgorithm3DES };
typedef uint32_t CCAlgorithm;

enum { kCCOptionPKCS7Padding = 1, kCCOptionECBMode = 2 };
typedef uint32_t CCOptions;

enum {
  kCCKeySizeAES128 = 16,
  kCCKeySizeAES192 = 24,
  kCCKeySizeAES256 = 32,
  kCCKeySizeDES = 8,
  kCCKeySize3DES = 24,
};
enum { kCCBlockSizeAES128 = 16, kCCBlockSizeDES = 8, kCCBlockSize3DES = 8 };

/// A function of libcrypto's; NULL if it is not there.
static inline void *_common_crypto_function(const char *name) {
  void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

/// libcrypto's name of a cipher with a key of this length; NULL if there is none.
static inline const char *_common_crypto_cipher(
    CCAlgorithm algorithm, CCOptions options, size_t key_length) {
  int in_blocks = (options & kCCOptionECBMode) != 0;
  switch (algorithm) {
    case kCCAlgorithmAES:
      switch (key_length) {
        case 16: return in_blocks ? "EVP_aes_128_ecb" : "EVP_aes_128_cbc";
        case 24: return in_blocks ? "EVP_aes_192_ecb" : "EVP_aes_192_cbc";
        case 32: return in_blocks ? "EVP_aes_256_ecb" : "EVP_aes_256_cbc";
      }
      return NULL;
    case kCCAlgorithm3DES:
      if (key_length != 24) return NULL;
      return in_blocks ? "EVP_des_ede3_ecb" : "EVP_des_ede3_cbc";
  }
  return NULL;
}

/// Encrypts or decrypts bytes by AES or Triple DES, in the CBC or ECB mode. DES alone is not in libcrypto's usual
/// provider (3.0): it is kCCUnimplemented, as are keys of other lengths kCCParamError.
static inline CCCryptorStatus CCCrypt(
    CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key,
    size_t key_length, const void *iv, const void *data, size_t data_length, void *result,
    size_t result_length, size_t *moved) {
  if (algorithm != kCCAlgorithmAES && algorithm != kCCAlgorithm3DES) return kCCUnimplemented;
  const char *name = _common_crypto_cipher(algorithm, options, key_length);
  if (!name || !key) return kCCParamError;
  size_t block = algorithm == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSize3DES;
  int is_padded = (options & kCCOptionPKCS7Padding) != 0;
  int encrypts = operation == kCCEncrypt;
  if (!is_padded && data_length % block) return kCCAlignmentError;
  if (!encrypts && (data_length % block || (is_padded && !data_length))) return kCCDecodeError;
  size_t needed = encrypts && is_padded ? (data_length / block + 1) * block : data_length;
  if (result_length < needed) {
    if (moved) *moved = needed;
    return kCCBufferTooSmall;
  }
  const void *(*cipher)(void) = (const void *(*)(void))_common_crypto_function(name);
  void *(*create)(void) = (void *(*)(void))_common_crypto_function("EVP_CIPHER_CTX_new");
  void (*end)(void *) = (void (*)(void *))_common_crypto_function("EVP_CIPHER_CTX_free");
  int (*init)(void *, const void *, void *, const void *, const void *, int) =
      (int (*)(void *, const void *, void *, const void *, const void *, int))
          _common_crypto_function("EVP_CipherInit_ex");
  int (*set_padding)(void *, int) =
      (int (*)(void *, int))_common_crypto_function("EVP_CIPHER_CTX_set_padding");
  int (*update)(void *, void *, int *, const void *, int) =
      (int (*)(void *, void *, int *, const void *, int))
          _common_crypto_function("EVP_CipherUpdate");
  int (*finish)(void *, void *, int *) =
      (int (*)(void *, void *, int *))_common_crypto_function("EVP_CipherFinal_ex");
  if (!cipher || !create || !end || !init || !set_padding || !update || !finish)
    return kCCUnimplemented;
  void *context = create();
  if (!context) return kCCMemoryFailure;
  static const unsigned char zeros[16] = {0};
  // libcrypto needs a block more than CommonCrypto while it decrypts.
  unsigned char *buffer = (unsigned char *)g_try_malloc(data_length + 2 * block);
  int first = 0, last = 0;
  CCCryptorStatus status = buffer ? kCCSuccess : kCCMemoryFailure;
  if (buffer) {
    if (data_length > G_MAXINT || !init(context, cipher(), NULL, key, iv ? iv : zeros, encrypts)
        || !set_padding(context, is_padded)
        || !update(context, buffer, &first, data, (int)data_length))
      status = kCCParamError;
    else if (!finish(context, buffer + first, &last))
      status = kCCDecodeError;
  }
  if (status == kCCSuccess) {
    size_t count = (size_t)first + (size_t)last;
    for (size_t i = 0; i < count; i++) ((unsigned char *)result)[i] = buffer[i];
    if (moved) *moved = count;
  }
  if (buffer) {
    volatile unsigned char *bytes = buffer;
    for (size_t i = 0; i < data_length + 2 * block; i++) bytes[i] = 0;
    g_free(buffer);
  }
  end(context);
  return status;
}

enum { kCCPBKDF2 = 2 };
typedef uint32_t CCPBKDFAlgorithm;
enum {
  kCCPRFHmacAlgSHA1 = 1,
  kCCPRFHmacAlgSHA224,
  kCCPRFHmacAlgSHA256,
  kCCPRFHmacAlgSHA384,
  kCCPRFHmacAlgSHA512,
};
typedef uint32_t CCPseudoRandomAlgorithm;

/// Derives a key from a password by PBKDF2 (RFC 8018).
static inline int CCKeyDerivationPBKDF(
    CCPBKDFAlgorithm algorithm, const char *password, size_t password_length,
    const uint8_t *salt, size_t salt_length, CCPseudoRandomAlgorithm function, unsigned rounds,
    uint8_t *key, size_t key_length) {
  static const char *const names[] = {"EVP_sha1", "EVP_sha224", "EVP_sha256", "EVP_sha384",
                                      "EVP_sha512"};
  if (algorithm != kCCPBKDF2 || function < 1 || function > 5 || !rounds || rounds > G_MAXINT)
    return kCCParamError;
  if (password_length > G_MAXINT || salt_length > G_MAXINT || key_length > G_MAXINT)
    return kCCParamError;
  const void *(*digest)(void) =
      (const void *(*)(void))_common_crypto_function(names[function - 1]);
  int (*derive)(const char *, int, const unsigned char *, int, int, const void *, int, unsigned char *) =
      (int (*)(const char *, int, const unsigned char *, int, int, const void *, int, unsigned char *))
          _common_crypto_function("PKCS5_PBKDF2_HMAC");
  if (!digest || !derive) return kCCUnimplemented;
  return derive(
             password, (int)password_length, salt, (int)salt_length, (int)rounds, digest(),
             (int)key_length, key)
      ? kCCSuccess
      : kCCParamError;
}

typedef CCCryptorStatus CCRNGStatus;

/// Fills memory with random bytes of the system.
static inline CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count) {
  if (!bytes) return kCCParamError;
  // 256 bytes are the most that getentropy gives at once.
  for (size_t done = 0; done < count; done += 256)
    if (getentropy((char *)bytes + done, count - done < 256 ? count - done : 256))
      return kCCUnimplemented;
  return kCCSuccess;
}
