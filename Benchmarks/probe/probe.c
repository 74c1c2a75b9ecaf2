/* Comes into the process, waits for the first window's first frame, and measures what is asked for. */
#define _GNU_SOURCE
#include "probe.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <valgrind/valgrind.h>

Probe probe;

static const char *const measure_names[] = { "first-frame", "memory", "focus", "submit", "append" };
static gboolean seen_first_frame;

enum {
  MEMORY_SETTLES_MS = 1500, /* GTK frees what the start needed within about a second */
  WINDOW_SETTLES_MS = 300,  /* the window manager's answers to the new window are in */
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
  _exit (0); /* the program's own way out is not measured */
}

void
probe_fail (const char *why)
{
  probe_report ("{\"error\":\"%s\"}\n", why);
}

/* ---- memory ---- */

static long
kilobytes (const char *rollup, const char *key)
{
  const char *line = strstr (rollup, key);
  if (!line) probe_fail ("the kernel's smaps_rollup lacks a line");
  return atol (line + strlen (key));
}

static gboolean
report_memory (gpointer data)
{
  char *rollup;
  if (!g_file_get_contents ("/proc/self/smaps_rollup", &rollup, NULL, NULL))
    probe_fail ("/proc/self/smaps_rollup cannot be read");
  probe_report ("{\"resident_kb\":%ld,\"private_kb\":%ld}\n", kilobytes (rollup, "\nRss:"),
                kilobytes (rollup, "\nPrivate_Dirty:") + kilobytes (rollup, "\nPrivate_Clean:"));
}

/* ---- the first frame ---- */

static gboolean
start_operations (gpointer data)
{
  operations_start ();
  return G_SOURCE_REMOVE;
}

/*
 * GTK reads the icon theme in a thread of its own (GTK 4.8: 58 million instructions). Under callgrind,
 * which runs one thread at a time, that thread has sometimes ended by the first frame and sometimes not begun,
 * so a start is counted when all threads have come to rest. The main thread, held here, counts nothing.
 */
static void
let_other_threads_finish (void)
{
  const struct timespec pause = { .tv_nsec = 200 * 1000 * 1000 };
  const clock_t busy = CLOCKS_PER_SEC / 100;
  clock_t before;
  do
    {
      before = clock ();
      nanosleep (&pause, NULL);
    }
  while (clock () - before > busy);
}

/* An empty window that is filled a frame later would be no form yet. */
static gboolean
shows_a_field (void)
{
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
  if (!gdk_surface_get_mapped (surface) || !shows_a_field ()) return;
  seen_first_frame = TRUE;

  if (probe.measure == MEASURE_FIRST_FRAME)
    {
      if (RUNNING_ON_VALGRIND) let_other_threads_finish ();
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

/* ---- coming in ---- */

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
come_in (void)
{
  const char *text = getenv ("FORMPROBE");
  if (!text) return;
  char **pairs = g_strsplit (text, ",", -1);
  if (strcmp (program_invocation_short_name, option (pairs, "program")) != 0)
    {
      g_strfreev (pairs);
      return;
    }
  /* whatever this program starts is not meant */
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
  g_strfreev (pairs);

  g_type_class_ref (GTK_TYPE_WIDGET); /* so that its signals exist */
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, widget_mapped, NULL, NULL);
}
