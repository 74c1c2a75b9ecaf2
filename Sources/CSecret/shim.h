// libsecret, which is loaded at the first call and not when a program starts. Nothing is linked to it,
// and its headers are not needed: these are the declarations that the calls need, of libsecret's ABI 1
// (0.20 and newer).
#pragma once

#if !__has_include(<gio/gio.h>)
#error "GLib's development files (or pkg-config, by which SwiftPM finds them) are missing. Debian, Ubuntu: apt install libglib2.0-dev pkg-config"
#endif

#include <dlfcn.h>
#include <gio/gio.h>

#define TABSTOP_SECRET_LIBRARY "libsecret-1.so.0"

static inline int tabstop_secret_is_available(void) {
  // Never unloaded: its GTypes stay registered.
  return dlopen(TABSTOP_SECRET_LIBRARY, RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE) != NULL;
}

// Opening a library that is loaded already only counts.
static inline void *tabstop_secret_symbol(const char *name) {
  void *library = dlopen(TABSTOP_SECRET_LIBRARY, RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
  void *symbol = library ? dlsym(library, name) : NULL;
  if (!symbol) g_error("%s: no %s", TABSTOP_SECRET_LIBRARY, name);
  return symbol;
}

typedef struct {
  const char *name;
  int type;
} TabstopSecretAttribute;

// libsecret's SecretSchema.
typedef struct {
  const char *name;
  int flags;
  TabstopSecretAttribute attributes[32];
  int reserved;
  void *more[7];
} TabstopSecretSchema;

// Both attributes are texts (0).
static const TabstopSecretSchema tabstop_secret_schema = {
    "org.tabstop.VacationPlanner.SignIn", 0, {{"item", 0}, {"kind", 0}}};

// The attributes by which an item is found. The service does not keep them secret.
static inline GHashTable *tabstop_secret_attributes(const char *item, const char *kind) {
  GHashTable *attributes = g_hash_table_new_full(g_str_hash, g_str_equal, NULL, g_free);
  g_hash_table_insert(attributes, (gpointer) "item", g_strdup(item));
  g_hash_table_insert(attributes, (gpointer) "kind", g_strdup(kind));
  return attributes;
}

static inline void tabstop_secret_store(const char *item, const char *kind, const char *label,
                                        const char *secret, GCancellable *cancellable,
                                        GAsyncReadyCallback callback, gpointer data) {
  void (*call)(const TabstopSecretSchema *, GHashTable *, const char *, const char *, const char *,
               GCancellable *, GAsyncReadyCallback, gpointer);
  *(void **)&call = tabstop_secret_symbol("secret_password_storev");
  GHashTable *attributes = tabstop_secret_attributes(item, kind);
  // NULL: the default collection.
  call(&tabstop_secret_schema, attributes, NULL, label, secret, cancellable, callback, data);
  g_hash_table_unref(attributes);
}

static inline void tabstop_secret_lookup(const char *item, const char *kind,
                                         GCancellable *cancellable, GAsyncReadyCallback callback,
                                         gpointer data) {
  void (*call)(const TabstopSecretSchema *, GHashTable *, GCancellable *, GAsyncReadyCallback,
               gpointer);
  *(void **)&call = tabstop_secret_symbol("secret_password_lookupv");
  GHashTable *attributes = tabstop_secret_attributes(item, kind);
  call(&tabstop_secret_schema, attributes, cancellable, callback, data);
  g_hash_table_unref(attributes);
}

static inline void tabstop_secret_clear(const char *item, const char *kind,
                                        GCancellable *cancellable, GAsyncReadyCallback callback,
                                        gpointer data) {
  void (*call)(const TabstopSecretSchema *, GHashTable *, GCancellable *, GAsyncReadyCallback,
               gpointer);
  *(void **)&call = tabstop_secret_symbol("secret_password_clearv");
  GHashTable *attributes = tabstop_secret_attributes(item, kind);
  call(&tabstop_secret_schema, attributes, cancellable, callback, data);
  g_hash_table_unref(attributes);
}

// The items of programs for Apple's keychain. All attributes are texts (0).
static const TabstopSecretSchema tabstop_keychain_schema = {
    "org.tabstop.Keychain",
    0,
    {{"class", 0}, {"program", 0}, {"service", 0}, {"account", 0}, {"server", 0}}};

static inline GHashTable *tabstop_keychain_names(void) {
  return g_hash_table_new_full(g_str_hash, g_str_equal, g_free, g_free);
}

static inline void tabstop_keychain_name(GHashTable *names, const char *name, const char *text) {
  g_hash_table_insert(names, g_strdup(name), g_strdup(text));
}

// These wait for the service.

static inline gboolean tabstop_keychain_write(GHashTable *names, const char *label,
                                              const char *secret, GError **error) {
  gboolean (*call)(const TabstopSecretSchema *, GHashTable *, const char *, const char *,
                   const char *, GCancellable *, GError **);
  *(void **)&call = tabstop_secret_symbol("secret_password_storev_sync");
  return call(&tabstop_keychain_schema, names, NULL, label, secret, NULL, error);
}

static inline char *tabstop_keychain_read(GHashTable *names, GError **error) {
  char *(*call)(const TabstopSecretSchema *, GHashTable *, GCancellable *, GError **);
  *(void **)&call = tabstop_secret_symbol("secret_password_lookupv_nonpageable_sync");
  return call(&tabstop_keychain_schema, names, NULL, error);
}

static inline gboolean tabstop_keychain_remove(GHashTable *names, GError **error) {
  gboolean (*call)(const TabstopSecretSchema *, GHashTable *, GCancellable *, GError **);
  *(void **)&call = tabstop_secret_symbol("secret_password_clearv_sync");
  return call(&tabstop_keychain_schema, names, NULL, error);
}

#define TABSTOP_SECRET(result, name, parameters, arguments)                                        \
  static inline result tabstop_##name parameters {                                                 \
    result(*call) parameters;                                                                      \
    *(void **)&call = tabstop_secret_symbol(#name);                                                \
    return call arguments;                                                                         \
  }

TABSTOP_SECRET(gboolean, secret_password_store_finish, (GAsyncResult * result, GError **error),
               (result, error))
// The text is in memory that is not swapped; NULL without an error if there is no such item.
TABSTOP_SECRET(char *, secret_password_lookup_nonpageable_finish,
               (GAsyncResult * result, GError **error), (result, error))
TABSTOP_SECRET(gboolean, secret_password_clear_finish, (GAsyncResult * result, GError **error),
               (result, error))
TABSTOP_SECRET(void, secret_password_free, (char *secret), (secret))

#undef TABSTOP_SECRET
