#pragma once

#if !__has_include(<gtk/gtk.h>)
#error "GTK 4's development files (or pkg-config, by which SwiftPM finds them) are missing. Debian, Ubuntu: apt install libgtk-4-dev pkg-config; Fedora: dnf install gtk4-devel pkgconf; Arch: pacman -S gtk4 pkgconf"
#endif

#include <dlfcn.h>

#include <cairo-pdf.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <malloc.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

// libdispatch on Linux exports the two functions by which CoreFoundation's run loop drains Swift's
// main queue; no public header declares them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// Defined if TabstopFoundation is in the program: makes GTK's main loop drive Foundation's main run
// loop. Tabstop itself does not use Foundation.
extern void tabstop_start_foundation(void) __attribute__((weak));
static inline void tabstop_start_foundation_if_linked(void) {
  if (tabstop_start_foundation) tabstop_start_foundation();
}

// Defined if the program says `import SwiftUI`.
extern void tabstop_swiftui_is_linked(void) __attribute__((weak));
static inline int tabstop_has_swiftui(void) { return tabstop_swiftui_is_linked != NULL; }

// One system call per thread.
static inline int tabstop_is_main_thread(void) {
  static __thread int is_main = -1;
  if (is_main < 0) is_main = getpid() == syscall(SYS_gettid);
  return is_main;
}

// `stderr` is a global variable, which Swift 6 does not consider safe.
static inline void tabstop_print_error(const char *line) { fprintf(stderr, "%s\n", line); }

// GTK's X11 header would include all of Xlib. Has no effect on another windowing system.
static inline void tabstop_set_x11_program_class(const char *name) {
  GdkDisplay *display = gdk_display_get_default();
  void (*set)(GdkDisplay *, const char *);
  if (!display || g_strcmp0(G_OBJECT_TYPE_NAME(display), "GdkX11Display") != 0) return;
  *(void **)&set = dlsym(NULL /* anywhere in the program */, "gdk_x11_display_set_program_class");
  if (set) set(display, name);
}

// The place of a surface's corner on the screen, in GTK's points. FALSE on windowing systems other
// than X11: GTK 4 does not know it there.
static inline gboolean tabstop_x11_place_of_surface(GdkSurface *surface, int *x, int *y) {
  void *(*display_of)(GdkDisplay *);
  unsigned long (*id_of)(GdkSurface *), (*root_of)(GdkDisplay *), child;
  int (*translate)(void *, unsigned long, unsigned long, int, int, int *, int *, unsigned long *);
  GdkDisplay *display = gdk_surface_get_display(surface);
  if (g_strcmp0(G_OBJECT_TYPE_NAME(display), "GdkX11Display") != 0) return FALSE;
  *(void **)&display_of = dlsym(NULL, "gdk_x11_display_get_xdisplay");
  *(void **)&root_of = dlsym(NULL, "gdk_x11_display_get_xrootwindow");
  *(void **)&id_of = dlsym(NULL, "gdk_x11_surface_get_xid");
  *(void **)&translate = dlsym(NULL, "XTranslateCoordinates");
  if (!display_of || !root_of || !id_of || !translate) return FALSE;
  if (!translate(display_of(display), id_of(surface), root_of(display), 0, 0, x, y, &child))
    return FALSE;
  *x /= gdk_surface_get_scale_factor(surface);
  *y /= gdk_surface_get_scale_factor(surface);
  return TRUE;
}

// Returns blocks of 1 MiB and more, such as pictures, to the system as soon as they are freed.
// glibc 2.36 raises that limit by itself, and then keeps such blocks for each thread.
static inline void tabstop_return_large_blocks(void) { mallopt(M_MMAP_THRESHOLD, 1 << 20); }

// Macros that Swift cannot import.
static inline GdkMemoryFormat tabstop_memory_format_of_cairo(void) { return GDK_MEMORY_DEFAULT; }
static inline GType tabstop_type_string(void) { return G_TYPE_STRING; }
static inline GType tabstop_type_invalid(void) { return G_TYPE_INVALID; }
static inline GType tabstop_type_int(void) { return G_TYPE_INT; }
static inline GType tabstop_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType tabstop_type_double(void) { return G_TYPE_DOUBLE; }
static inline gboolean tabstop_is_editable(gpointer widget) { return GTK_IS_EDITABLE(widget); }
static inline gboolean tabstop_is_emoji_list(gpointer widget) {
  return g_strcmp0(G_OBJECT_TYPE_NAME(widget), "GtkEmojiChooser") == 0;
}
static inline gboolean tabstop_is_button(gpointer widget) {
  return GTK_IS_BUTTON(widget) || GTK_IS_MENU_BUTTON(widget);
}
static inline const char *tabstop_button_title(gpointer widget) {
  return GTK_IS_BUTTON(widget) ? gtk_button_get_label(GTK_BUTTON(widget)) : NULL;
}
static inline gboolean tabstop_is_image(gpointer widget) { return GTK_IS_IMAGE(widget); }
// A field to type into, which the text of a spin button is not.
static inline gboolean tabstop_is_entry(gpointer widget) {
  return (GTK_IS_EDITABLE(widget) && !GTK_IS_SPIN_BUTTON(widget)) || GTK_IS_TEXT_VIEW(widget);
}
static inline int tabstop_is_wayland(GdkDisplay *display) {
  return display && g_strcmp0(G_OBJECT_TYPE_NAME(display), "GdkWaylandDisplay") == 0;
}
// Whether a widget is, or will be, shown on Wayland.
static inline int tabstop_is_on_wayland(GtkWidget *widget) {
  return tabstop_is_wayland(gtk_widget_get_display(widget));
}
// As GDK does: by a signal with arguments that a `GValue` cannot contain (4.8).
static inline void tabstop_emit_event(GdkSurface *surface, GdkEvent *event) {
  gboolean is_handled = FALSE;
  g_signal_emit_by_name(surface, "event", event, &is_handled);
}
static inline GType tabstop_object_type(gpointer object) { return G_OBJECT_TYPE(object); }
static inline gboolean tabstop_is_text_view(gpointer widget) { return GTK_IS_TEXT_VIEW(widget); }
static inline gboolean tabstop_is_range(gpointer widget) {
  return GTK_IS_RANGE(widget) || GTK_IS_SPIN_BUTTON(widget) || GTK_IS_LEVEL_BAR(widget) ||
         GTK_IS_PROGRESS_BAR(widget);
}
static inline gboolean tabstop_is_label(gpointer widget) { return GTK_IS_LABEL(widget); }

// gtk_accessible_update_* take C varargs or arrays of GValue; these are the shapes used here.
static inline void tabstop_accessible_set_string(GtkWidget *widget, GtkAccessibleProperty property,
                                                 const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
}

static inline void tabstop_accessible_set_relation(GtkWidget *widget, GtkAccessibleRelation relation,
                                                   GtkWidget *target) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), relation, target, NULL, -1);
}

static inline void tabstop_accessible_set_relations(GtkWidget *widget, GtkAccessibleRelation relation,
                                                    GtkWidget *first, GtkWidget *second) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), relation, first, second, NULL, -1);
}

static inline void tabstop_accessible_set_number(GtkWidget *widget, GtkAccessibleRelation relation,
                                                 int number) {
  gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), relation, number, -1);
}

static inline void tabstop_accessible_set_level(GtkWidget *widget, int level) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

static inline void tabstop_accessible_set_flag(GtkWidget *widget, GtkAccessibleProperty property,
                                               gboolean value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}

static inline void tabstop_accessible_set_invalid(GtkWidget *widget, gboolean invalid) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
                              invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static inline void tabstop_accessible_set_state(GtkWidget *widget, GtkAccessibleState state,
                                                gboolean value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

static inline gboolean tabstop_accessible_is_hidden(GtkWidget *widget) {
  return gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN,
                                         TRUE) == NULL;
}

static inline void tabstop_accessible_set_expanded(GtkWidget *widget, gboolean expanded) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
}

static inline const GVariantType *tabstop_variant_type_uint32(void) { return G_VARIANT_TYPE_UINT32; }
static inline const GVariantType *tabstop_variant_type_string(void) { return G_VARIANT_TYPE_STRING; }

// Initializers of Swift classes that a program has registered, called by Swift's convention: the class is the context.
// See TabstopKits' `RegisteredClass`.
#define TABSTOP_SWIFT __attribute__((swiftcall))
#define TABSTOP_SELF __attribute__((swift_context))
static inline void *_Nonnull tabstop_call_style_initializer(
    const void *_Nonnull function, unsigned char style, uint64_t text, uint64_t more_text,
    const void *_Nonnull type) {
  typedef TABSTOP_SWIFT void *(*Initializer)(
      unsigned char, uint64_t, uint64_t, TABSTOP_SELF const void *);
  return ((Initializer)function)(style, text, more_text, type);
}
static inline void *_Nonnull tabstop_call_text_initializer(
    const void *_Nonnull function, uint64_t text, uint64_t more_text, const void *_Nonnull type) {
  typedef TABSTOP_SWIFT void *(*Initializer)(uint64_t, uint64_t, TABSTOP_SELF const void *);
  return ((Initializer)function)(text, more_text, type);
}
static inline void *_Nonnull tabstop_call_archive_initializer(
    const void *_Nonnull function, uint64_t text, uint64_t more_text, uint64_t bundle,
    const void *_Nonnull type) {
  typedef TABSTOP_SWIFT void *(*Initializer)(
      uint64_t, uint64_t, uint64_t, TABSTOP_SELF const void *);
  return ((Initializer)function)(text, more_text, bundle, type);
}
static inline void *_Nonnull tabstop_call_frame_initializer(
    const void *_Nonnull function, double x, double y, double width, double height,
    const void *_Nonnull type) {
  typedef TABSTOP_SWIFT void *(*Initializer)(
      double, double, double, double, TABSTOP_SELF const void *);
  return ((Initializer)function)(x, y, width, height, type);
}
