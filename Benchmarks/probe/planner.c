/*
 * Vacation Planner with an account that has many trips: signing in, a key in the search, saving a booking.
 *
 * The account is the one that the runner makes with PlannerSeed: Ada's, with trips "Lisbon 3" and bookings
 * "flight 3.1" whose references are R3000 and so on. The password is accepted when the last of libsodium's
 * calculations for it has ended: those functions are replaced here by ones that note the time.
 */
#define _GNU_SOURCE
#include "probe.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define EMAIL "ada@example.org"
#define PASSWORD "correct horse 1"
/* Each has fewer results than the one before. */
static const char *const queries[] = { "r", "r1", "r12", "r120", "r1200", "r12004" };

enum { DEADLINE_S = 60 };
/* After redrawing (120) and after the idle work (200) of the program. */
#define WHEN_IDLE (G_PRIORITY_DEFAULT_IDLE + 10)

static gint64 hash_ended_ns, synced_ns; /* written by other threads */
static gint64 started_ns, ended_ns, deadline_ns;
static double *times_ms;
static int done; /* operations, warm-up included */
static guint query;
static GtkLabel *status;
static GtkWindow *sheet;
static enum {
  SIGNING_IN, READING, FINDING, INDEXING, SEARCHING, TYPING, TO_RESULTS, TO_TRIP, OPENING, SAVING, AFTER_SAVING
} phase = SIGNING_IN;

/* ---- what is replaced in libsodium ---- */

static void
note_hash (void)
{
  __atomic_store_n (&hash_ended_ns, probe_now_ns (), __ATOMIC_SEQ_CST);
}

__attribute__ ((visibility ("default"))) int
crypto_pwhash (unsigned char *out, unsigned long long length, const char *password, unsigned long long count,
               const unsigned char *salt, unsigned long long passes, size_t memory, int algorithm)
{
  static __typeof__ (crypto_pwhash) *own;
  if (!own) own = (__typeof__ (crypto_pwhash) *) dlsym (RTLD_NEXT, "crypto_pwhash");
  int result = own (out, length, password, count, salt, passes, memory, algorithm);
  note_hash ();
  return result;
}

__attribute__ ((visibility ("default"))) int
crypto_pwhash_str_verify (const char *hash, const char *password, unsigned long long count)
{
  static __typeof__ (crypto_pwhash_str_verify) *own;
  if (!own) own = (__typeof__ (crypto_pwhash_str_verify) *) dlsym (RTLD_NEXT, "crypto_pwhash_str_verify");
  int result = own (hash, password, count);
  note_hash ();
  return result;
}

static gint64
processor_ns (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * 1000000000 + now.tv_nsec;
}

/* SQLite ends a transaction by one of these. */
__attribute__ ((visibility ("default"))) int
fdatasync (int file)
{
  static __typeof__ (fdatasync) *own;
  if (!own) own = (__typeof__ (fdatasync) *) dlsym (RTLD_NEXT, "fdatasync");
  int result = own (file);
  __atomic_store_n (&synced_ns, processor_ns (), __ATOMIC_SEQ_CST);
  return result;
}

__attribute__ ((visibility ("default"))) int
fsync (int file)
{
  static __typeof__ (fsync) *own;
  if (!own) own = (__typeof__ (fsync) *) dlsym (RTLD_NEXT, "fsync");
  int result = own (file);
  __atomic_store_n (&synced_ns, processor_ns (), __ATOMIC_SEQ_CST);
  return result;
}

/* ---- what is in the window ---- */

static GtkLabel *
label_where (GtkWidget *root, gboolean (*is_wanted) (const char *text))
{
  if (!gtk_widget_get_mapped (root)) return NULL;
  if (GTK_IS_LABEL (root)) return is_wanted (gtk_label_get_text (GTK_LABEL (root))) ? GTK_LABEL (root) : NULL;
  for (GtkWidget *w = gtk_widget_get_first_child (root); w; w = gtk_widget_get_next_sibling (w))
    {
      GtkLabel *found = label_where (w, is_wanted);
      if (found) return found;
    }
  return NULL;
}

static GtkLabel *
shown (gboolean (*is_wanted) (const char *text))
{
  return label_where (GTK_WIDGET (probe.window), is_wanted);
}

static gboolean
is_trip (const char *text)
{
  int number;
  return sscanf (text, "Lisbon %d, ", &number) == 1;
}

static gboolean is_greeting (const char *text) { return g_str_has_prefix (text, "Welcome, "); }
static gboolean is_reading (const char *text) { return g_str_has_prefix (text, "Reading your trips"); }
static gboolean is_status (const char *text) { return g_ascii_isdigit (*text) && strstr (text, " result"); }
static gboolean is_trips_dates (const char *text) { return g_str_has_prefix (text, "7 days, "); }

static gboolean
has_text_focus (void)
{
  return GTK_IS_TEXT (gtk_window_get_focus (probe.window));
}

static GtkWindow *
other_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      GtkWindow *window = g_list_model_get_item (windows, i);
      g_object_unref (window);
      if (window != probe.window && gtk_widget_get_mapped (GTK_WIDGET (window))) return window;
    }
  return NULL;
}

static GtkEditable *
field (GtkWindow *window, guint place)
{
  GPtrArray *texts = g_ptr_array_new ();
  tree_collect_texts (GTK_WIDGET (window), texts);
  if (texts->len <= place) probe_fail ("a field is missing");
  GtkEditable *editable = tree_editable_of (texts->pdata[place]);
  g_ptr_array_unref (texts);
  return editable;
}

static void
set_query (const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (probe.window);
  if (!GTK_IS_TEXT (focus)) probe_fail ("the search field does not have the focus");
  gtk_editable_set_text (tree_editable_of (focus), text);
}

/* ---- what is measured ---- */

static void
operation_ended (void)
{
  if (done >= probe.warmup) times_ms[done - probe.warmup] = (ended_ns - started_ns) / 1e6;
  if (++done < probe.warmup + probe.count) return;
  probe_sort (times_ms, probe.count);
  probe_report ("{\"median_ms\":%.3f,\"max_ms\":%.3f}\n", times_ms[probe.count / 2], times_ms[probe.count - 1]);
}

static void
status_changed (GObject *label, GParamSpec *property, gpointer data)
{
  if (phase == SEARCHING && !ended_ns) ended_ns = processor_ns ();
}

static void
sheet_unmapped (GtkWidget *widget, gpointer data)
{
  if (phase != SAVING || ended_ns) return;
  ended_ns = processor_ns ();
  if (probe.measure != MEASURE_PLANNER_SAVE) return;
  gint64 synced = __atomic_load_n (&synced_ns, __ATOMIC_SEQ_CST);
  if (synced < started_ns) probe_fail ("the form closed before anything was on the disk");
  ended_ns = synced;
}

/* Types the next letter; after the last query, the first of them. */
static void
search_next (void)
{
  GtkWidget *focus = gtk_window_get_focus (probe.window);
  if (!GTK_IS_TEXT (focus)) probe_fail ("the search field does not have the focus");
  query = (query + 1) % G_N_ELEMENTS (queries);
  int end = strlen (queries[query]) - 1;
  ended_ns = 0;
  started_ns = processor_ns ();
  gtk_editable_insert_text (tree_editable_of (focus), queries[query] + end, 1, &end);
}

/* The results of a first letter have a label of their own. */
static gboolean
widget_mapped (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  GtkLabel *label = g_value_get_object (values);
  if (phase != SEARCHING || !GTK_IS_LABEL (label) || !is_status (gtk_label_get_text (label))) return TRUE;
  status = label;
  g_signal_connect (status, "notify::label", G_CALLBACK (status_changed), NULL);
  if (!ended_ns) ended_ns = processor_ns ();
  return TRUE;
}

static void
save (void)
{
  char title[32];
  g_snprintf (title, sizeof title, "flight %d", done);
  gtk_editable_set_text (field (sheet, 0), title);
  g_signal_connect (sheet, "unmap", G_CALLBACK (sheet_unmapped), NULL);
  ended_ns = 0;
  started_ns = processor_ns ();
  keys_press (GDK_KEY_Control_L, GDK_KEY_Return);
}

/* ---- one step after the other, each when the one before is on the screen ---- */

static void
go_to (int next)
{
  phase = next;
  deadline_ns = probe_now_ns () + DEADLINE_S * G_GINT64_CONSTANT (1000000000);
}

static gboolean
step (gpointer data)
{
  switch (phase)
    {
    case SIGNING_IN: break; /* in after_paint: the time of the frame counts */
    case READING:
      if (shown (is_reading)) break;
      keys_press (GDK_KEY_Control_L, GDK_KEY_f);
      go_to (FINDING);
      break;
    case FINDING:
      if (!has_text_focus ()) break;
      set_query (probe.measure == MEASURE_PLANNER_SEARCH ? queries[0] : "flight 250.1");
      go_to (INDEXING);
      break;
    case INDEXING:
      if (!(status = shown (is_status))) break;
      if (probe.measure != MEASURE_PLANNER_SEARCH)
        {
          keys_press (0, GDK_KEY_Return);
          go_to (TO_RESULTS);
          break;
        }
      g_signal_connect (status, "notify::label", G_CALLBACK (status_changed), NULL);
      go_to (TYPING);
      break;
    case SEARCHING:
      if (!ended_ns) break;
      operation_ended ();
      if (query == G_N_ELEMENTS (queries) - 1) set_query ("");
      go_to (TYPING);
      break;
    case TYPING:
      go_to (SEARCHING);
      search_next ();
      break;
    case TO_RESULTS:
      if (has_text_focus ()) break;
      keys_press (0, GDK_KEY_Return);
      go_to (TO_TRIP);
      break;
    case TO_TRIP:
      if (!shown (is_trips_dates) || has_text_focus ()) break;
      keys_press (0, GDK_KEY_Return);
      go_to (OPENING);
      break;
    case OPENING:
      if (!(sheet = other_window ()) || !GTK_IS_TEXT (gtk_window_get_focus (sheet))) break;
      go_to (SAVING);
      save ();
      break;
    case SAVING:
      if (!ended_ns) break;
      operation_ended ();
      go_to (AFTER_SAVING);
      break;
    case AFTER_SAVING:
      if (other_window () || !gtk_window_is_active (probe.window)) break;
      keys_press (0, GDK_KEY_Return);
      go_to (OPENING);
      break;
    }
  if (probe_now_ns () > deadline_ns)
    {
      static const char *const names[] = {
        "the first page was not shown", "the trips were not read", "the search did not open", "nothing was found",
        "the results did not change", "no key was typed", "the results did not get the focus",
        "the trip was not opened", "the form did not open", "the form did not close",
        "the window is not active again",
      };
      probe_fail (names[phase]);
    }
  return G_SOURCE_CONTINUE;
}

static void
after_paint (GdkFrameClock *clock, gpointer data)
{
  if (phase != SIGNING_IN || !shown (is_greeting) || !shown (is_trip)) return;
  gint64 hashed = __atomic_load_n (&hash_ended_ns, __ATOMIC_SEQ_CST);
  if (!hashed) probe_fail ("no password was hashed");
  if (probe.measure == MEASURE_PLANNER_SIGN_IN)
    probe_report ("{\"ms\":%.3f}\n", (probe_now_ns () - hashed) / 1e6);
  go_to (READING);
}

void
planner_start (void)
{
  times_ms = g_new0 (double, MAX (probe.count, 1));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (probe.window));
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint), NULL);
  g_timeout_add_full (WHEN_IDLE, 5, step, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, widget_mapped, NULL, NULL);
  go_to (SIGNING_IN);
  gtk_editable_set_text (field (probe.window, 0), EMAIL);
  gtk_editable_set_text (field (probe.window, 1), PASSWORD);
  GPtrArray *texts = g_ptr_array_new ();
  tree_collect_texts (GTK_WIDGET (probe.window), texts);
  gtk_widget_grab_focus (texts->pdata[1]);
  g_signal_emit_by_name (texts->pdata[1], "activate");
  g_ptr_array_unref (texts);
}
