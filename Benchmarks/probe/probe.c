/* A library that is preloaded into a process: it waits for the first window's first frame, and takes the requested measurement. */
#define _GNU_SOURCE
#include "probe.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

Probe probe;

static const char *const measure_names[] = {
  "first-frame", "memory",      "focus",       "submit",      "append",      "focus-frame",
  "list-arrow",  "list-page",   "list-insert", "list-remove", "list-filter", "list-scroll",
  "planner-sign-in", "planner-search", "planner-save", "planner-close",
};
static gboolean seen_first_frame;

enum {
  MEMORY_SETTLES_MS = 1500, /* GTK frees the memory of the start within about a second */
  WINDOW_SETTLES_MS = 300,  /* the window manager has answered the new window's requests by then */
};

gint64
probe_now_ns (void)
{
  struct timespec now;
  clock_gettime (CLOCK_MONOTONIC, &now);
  return (gint64) now.tv_sec * 1000000000 + now.tv_nsec;
}

void
probe_report (const char *format, ...)
{
  FILE *f = fopen (probe.out, "w");
  if (!f) _exit (4);
  va_list arguments;
  va_start (arguments, format);
  vfprintf (f, format, arguments);
  va_end (arguments);
  fclose (f);
  _exit (0); /* the program's own exit is not measured */
}

void
probe_fail (const char *why)
{
  probe_report ("{\"error\":\"%s\"}\n", why);
}

static int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

void
probe_sort (double *values, int count)
{
  qsort (values, count, sizeof *values, compare_doubles);
}

/* ---- memory ---- */

/* The runner adds the sizes up, because it knows which other programs are on the private desktop. */
static gboolean
report_memory (gpointer data)
{
  char *mappings, *quoted;
  if (!g_file_get_contents ("/proc/self/smaps", &mappings, NULL, NULL))
    probe_fail ("/proc/self/smaps cannot be read");
  quoted = g_strescape (mappings, NULL); /* the escapes of C, which are those of JSON as long as the text is ASCII */
  probe_report ("{\"smaps\":\"%s\"}\n", quoted);
}

/* ---- the first frame ---- */

static gboolean
start_operations (gpointer data)
{
  if (probe.measure >= MEASURE_PLANNER_SIGN_IN) planner_start ();
  else if (probe.measure >= MEASURE_FOCUS_FRAME) frames_start ();
  else operations_start ();
  return G_SOURCE_REMOVE;
}

/* A window that is still empty and filled a frame later does not count. */
static gboolean
shows_its_content (void)
{
  if (strcmp (probe.shows, "field") != 0) return tree_label (GTK_WIDGET (probe.window), probe.shows) != NULL;
  GPtrArray *texts = g_ptr_array_new ();
  tree_collect_texts (GTK_WIDGET (probe.window), texts);
  gboolean shown = texts->len > 0 && gtk_widget_get_mapped (texts->pdata[0]);
  g_ptr_array_unref (texts);
  return shown;
}

static void
after_paint (GdkFrameClock *clock, gpointer data)
{
  gint64 now = probe_now_ns ();
  if (seen_first_frame || !gtk_widget_get_mapped (GTK_WIDGET (probe.window))) return;
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (probe.window));
  if (!gdk_surface_get_mapped (surface) || !shows_its_content ()) return;
  seen_first_frame = TRUE;

  if (probe.measure == MEASURE_FIRST_FRAME)
    {
      const char *exec = getenv ("FORMPROBE_EXEC_NS");
      probe_report ("{\"ms\":%.3f}\n", exec ? (now - atoll (exec)) / 1e6 : 0);
    }
  else if (probe.measure == MEASURE_MEMORY)
    g_timeout_add (MEMORY_SETTLES_MS, report_memory, NULL);
  else
    g_timeout_add (WINDOW_SETTLES_MS, start_operations, NULL);
}

static gboolean
widget_mapped (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GObject *widget = g_value_get_object (values);
  if (!GTK_IS_WINDOW (widget)) return TRUE;
  probe.window = GTK_WINDOW (widget);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (widget));
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint), NULL);
  return FALSE; /* removes this hook */
}

/* ---- the start in the process ---- */

static char *
option (char **pairs, const char *key)
{
  size_t length = strlen (key);
  for (; *pairs; pairs++)
    if (strncmp (*pairs, key, length) == 0 && (*pairs)[length] == '=') return *pairs + length + 1;
  fprintf (stderr, "the probe lacks %s= in FORMPROBE\n", key);
  _exit (4);
}

__attribute__ ((constructor)) static void
start_in_process (void)
{
  const char *text = getenv ("FORMPROBE");
  if (!text) return;
  char **pairs = g_strsplit (text, ",", -1);
  if (strcmp (program_invocation_short_name, option (pairs, "program")) != 0)
    {
      g_strfreev (pairs);
      return;
    }
  /* the programs that this one starts are not measured */
  unsetenv ("LD_PRELOAD");
  unsetenv ("FORMPROBE");

  const char *measure = option (pairs, "measure");
  size_t m = 0;
  while (m < G_N_ELEMENTS (measure_names) && strcmp (measure, measure_names[m]) != 0) m++;
  if (m == G_N_ELEMENTS (measure_names))
    {
      fprintf (stderr, "the probe does not know measure=%s\n", measure);
      _exit (4);
    }
  probe.measure = (Measure) m;
  probe.count = atoi (option (pairs, "count"));
  probe.warmup = atoi (option (pairs, "warmup"));
  probe.out = g_strdup (option (pairs, "out"));
  probe.shows = g_strdup (option (pairs, "shows"));
  g_strfreev (pairs);

  g_type_class_ref (GTK_TYPE_WIDGET); /* so that its signals exist */
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, widget_mapped, NULL, NULL);
}
