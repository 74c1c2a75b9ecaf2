// libsoup 3, which is loaded at the first call and not when a program starts: most users never sign
// in with a provider, and libsoup depends on a dozen further libraries. So programs are not linked
// to it, and its headers are not needed: this file declares what the calls need, by libsoup's ABI
// 3.0.
#pragma once

#if !__has_include(<gio/gio.h>)
#error "GLib's development files (or pkg-config, by which SwiftPM finds them) are missing. Debian, Ubuntu: apt install libglib2.0-dev pkg-config"
#endif

#include <dlfcn.h>
#include <gio/gio.h>

#define TABSTOP_SOUP_LIBRARY "libsoup-3.0.so.0"

// libsoup 3 ends a process that has also loaded libsoup 2, so it is not loaded there.
static inline int tabstop_soup_is_available(void) {
  if (dlsym(RTLD_DEFAULT, "soup_uri_new")) return 0;
  // Never unloaded: its GTypes stay registered.
  return dlopen(TABSTOP_SOUP_LIBRARY, RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE) != NULL;
}

// Opening a loaded library again only increments its reference count.
static inline void *tabstop_soup_symbol(const char *name) {
  void *library = dlopen(TABSTOP_SOUP_LIBRARY, RTLD_LAZY | RTLD_LOCAL | RTLD_NODELETE);
  void *symbol = library ? dlsym(library, name) : NULL;
  if (!symbol) g_error("%s: no %s", TABSTOP_SOUP_LIBRARY, name);
  return symbol;
}

typedef struct _SoupSession SoupSession;
typedef struct _SoupMessage SoupMessage;
typedef struct _SoupMessageHeaders SoupMessageHeaders;
typedef struct _SoupServer SoupServer;
typedef struct _SoupServerMessage SoupServerMessage;

typedef void (*SoupMessageHeadersForeachFunc)(const char *name, const char *value, gpointer data);
typedef void (*SoupServerCallback)(SoupServer *server, SoupServerMessage *message, const char *path,
                                   GHashTable *query, gpointer data);

enum {
  TABSTOP_SOUP_MESSAGE_NO_REDIRECT = 1 << 1,
  TABSTOP_SOUP_MESSAGE_NEW_CONNECTION = 1 << 2,
  TABSTOP_SOUP_MESSAGE_DO_NOT_USE_AUTH_CACHE = 1 << 4,
  TABSTOP_SOUP_SERVER_LISTEN_IPV4_ONLY = 1 << 1,
  TABSTOP_SOUP_SERVER_LISTEN_IPV6_ONLY = 1 << 2,
  TABSTOP_SOUP_MEMORY_COPY = 2,
};

#define TABSTOP_SOUP(result, name, parameters, arguments)                                          \
  static inline result tabstop_##name parameters {                                                 \
    result(*call) parameters;                                                                      \
    *(void **)&call = tabstop_soup_symbol(#name);                                                  \
    return call arguments;                                                                         \
  }

TABSTOP_SOUP(SoupSession *, soup_session_new, (void), ())
TABSTOP_SOUP(void, soup_session_set_user_agent, (SoupSession * session, const char *agent),
             (session, agent))
TABSTOP_SOUP(void, soup_session_set_accept_language_auto, (SoupSession * session, gboolean is_auto),
             (session, is_auto))
TABSTOP_SOUP(void, soup_session_abort, (SoupSession * session), (session))
TABSTOP_SOUP(void, soup_session_send_async,
             (SoupSession * session, SoupMessage *message, int priority, GCancellable *cancellable,
              GAsyncReadyCallback callback, gpointer data),
             (session, message, priority, cancellable, callback, data))
TABSTOP_SOUP(GInputStream *, soup_session_send_finish,
             (SoupSession * session, GAsyncResult *result, GError **error),
             (session, result, error))

TABSTOP_SOUP(SoupMessage *, soup_message_new, (const char *method, const char *address),
             (method, address))
TABSTOP_SOUP(void, soup_message_add_flags, (SoupMessage * message, guint flags), (message, flags))
TABSTOP_SOUP(void, soup_message_set_request_body_from_bytes,
             (SoupMessage * message, const char *type, GBytes *bytes), (message, type, bytes))
TABSTOP_SOUP(SoupMessageHeaders *, soup_message_get_request_headers, (SoupMessage * message),
             (message))
TABSTOP_SOUP(SoupMessageHeaders *, soup_message_get_response_headers, (SoupMessage * message),
             (message))
TABSTOP_SOUP(guint, soup_message_get_status, (SoupMessage * message), (message))
TABSTOP_SOUP(void, soup_message_headers_replace,
             (SoupMessageHeaders * headers, const char *name, const char *value),
             (headers, name, value))
TABSTOP_SOUP(void, soup_message_headers_foreach,
             (SoupMessageHeaders * headers, SoupMessageHeadersForeachFunc body, gpointer data),
             (headers, body, data))

TABSTOP_SOUP(GType, soup_server_get_type, (void), ())
TABSTOP_SOUP(gboolean, soup_server_listen_local,
             (SoupServer * server, guint port, guint options, GError **error),
             (server, port, options, error))
TABSTOP_SOUP(GSList *, soup_server_get_uris, (SoupServer * server), (server))
TABSTOP_SOUP(void, soup_server_add_handler,
             (SoupServer * server, const char *path, SoupServerCallback callback, gpointer data,
              GDestroyNotify destroy),
             (server, path, callback, data, destroy))
TABSTOP_SOUP(void, soup_server_remove_handler, (SoupServer * server, const char *path),
             (server, path))
TABSTOP_SOUP(void, soup_server_disconnect, (SoupServer * server), (server))
TABSTOP_SOUP(const char *, soup_server_message_get_method, (SoupServerMessage * message), (message))
TABSTOP_SOUP(GUri *, soup_server_message_get_uri, (SoupServerMessage * message), (message))
TABSTOP_SOUP(void, soup_server_message_set_status,
             (SoupServerMessage * message, guint status, const char *reason),
             (message, status, reason))
TABSTOP_SOUP(void, soup_server_message_set_response,
             (SoupServerMessage * message, const char *type, guint use, const char *body,
              gsize length),
             (message, type, use, body, length))
TABSTOP_SOUP(SoupMessageHeaders *, soup_server_message_get_response_headers,
             (SoupServerMessage * message), (message))

#undef TABSTOP_SOUP

// g_object_new is variadic, which Swift cannot call.
static inline SoupServer *tabstop_soup_server_new(void) {
  return (SoupServer *)g_object_new(tabstop_soup_server_get_type(), NULL);
}

// The errors that the caller distinguishes. GLib's domains are macros, which Swift cannot use.
static inline gboolean tabstop_is_cancelled(const GError *error) {
  return g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}
static inline gboolean tabstop_is_untrusted_certificate(const GError *error) {
  return g_error_matches(error, G_TLS_ERROR, G_TLS_ERROR_BAD_CERTIFICATE);
}
