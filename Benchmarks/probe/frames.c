/*
 * What is measured through the frame that shows it: a move of the focus on the poll page; on the list page
 * keys, inserting, removing, searching, scrolling.
 *
 * An operation begins with what the keyboard or the mouse does and ends with the frame that shows what came of it.
 * Its time is the processor's, of all threads, painting included, as the user waits for that too. Instructions are
 * counted without painting, which is alike on both sides and would hide the rest.
 */
#include "probe.h"
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <valgrind/callgrind.h>

/* After redrawing (120) and after the idle work (200) of the program. */
#define WHEN_IDLE (G_PRIORITY_DEFAULT_IDLE + 10)

enum { FRAMES_TO_SETTLE = 2, DEADLINE_S = 60, DEADLINE_ON_VALGRIND_S = 200 };

static GPtrArray *texts; /* of the poll page, in tree order, not owned */
static GtkAdjustment *adjustment;
static GtkLabel *counter; /* how many rows there are */
static double *times_ms;
static int done; /* operations, warm-up included */
static int frames_left;
static int before, rows_before;
static gint64 started_ns, deadline_ns;
static enum { PREPARE, SETTLE, TRIGGER, WAIT } phase = PREPARE;

static gint64
processor_ns (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * 1000000000 + now.tv_nsec;
}

static void
count_instructions (gboolean on)
{
  if (done < probe.warmup) return;
  if (on) CALLGRIND_START_INSTRUMENTATION;
  else CALLGRIND_STOP_INSTRUMENTATION;
}

/* ---- what is in the window ---- */

static int
number_in (GtkWidget *widget)
{
  int number;
  if (GTK_IS_LABEL (widget))
    return sscanf (gtk_label_get_text (GTK_LABEL (widget)), "Place %d", &number) == 1 ? number : 0;
  for (GtkWidget *w = gtk_widget_get_first_child (widget); w; w = gtk_widget_get_next_sibling (w))
    if ((number = number_in (w))) return number;
  return 0;
}

/* The row that has the focus. */
static int
focused_number (void)
{
  GtkWidget *focus = gtk_window_get_focus (probe.window);
  return focus ? number_in (focus) : 0;
}

static int
row_count (void)
{
  return atoi (gtk_label_get_text (counter));
}

static void
note_counter (GtkLabel *label, gpointer data)
{
  if (g_str_has_suffix (gtk_label_get_text (label), " rows")) counter = label;
}

static GtkWidget *
button_named (GtkWidget *root, const char *name)
{
  if (GTK_IS_LABEL (root) && strcmp (gtk_label_get_text (GTK_LABEL (root)), name) == 0)
    return gtk_widget_get_ancestor (root, GTK_TYPE_BUTTON);
  for (GtkWidget *w = gtk_widget_get_first_child (root); w; w = gtk_widget_get_next_sibling (w))
    {
      GtkWidget *found = button_named (w, name);
      if (found) return found;
    }
  return NULL;
}

static void
click (const char *name)
{
  GtkWidget *button = button_named (GTK_WIDGET (probe.window), name);
  if (!button) probe_fail ("the window lacks a button of the list page");
  g_signal_emit_by_name (button, "clicked");
}

static void
set_search (const char *text)
{
  GPtrArray *texts = g_ptr_array_new ();
  tree_collect_texts (GTK_WIDGET (probe.window), texts);
  if (!texts->len) probe_fail ("the list page has no search field");
  gtk_editable_set_text (tree_editable_of (texts->pdata[0]), text);
  g_ptr_array_unref (texts);
}

/* The field that has the focus, by its place; -1 if none has it. */
static int
focused_field (void)
{
  guint index;
  GtkWidget *focus = gtk_window_get_focus (probe.window);
  return focus && g_ptr_array_find (texts, focus, &index) ? (int) index : -1;
}

/* Puts the focus on the first row. */
static void
focus_first_row (void)
{
  for (GtkWidget *w = GTK_WIDGET (tree_label (GTK_WIDGET (probe.window), "Place 1")); w; w = gtk_widget_get_parent (w))
    if (gtk_widget_get_focusable (w) && gtk_widget_grab_focus (w)) break;
  if (!focused_number ()) probe_fail ("the first row does not take the focus");
}

/* ---- one operation: prepare, wait until all is quiet, trigger, wait for the frame ---- */

static void
prepare (void)
{
  if (probe.measure == MEASURE_FOCUS_FRAME)
    {
      int at = focused_field ();
      if (at < 0 || at + 1 >= (int) texts->len) gtk_widget_grab_focus (texts->pdata[0]);
    }
  else if (probe.measure == MEASURE_LIST_ARROW || probe.measure == MEASURE_LIST_PAGE)
    {
      if (done == 0) focus_first_row ();
    }
  else if (probe.measure == MEASURE_LIST_FILTER) set_search ("");
  else if (probe.measure == MEASURE_LIST_SCROLL && done == 0) gtk_adjustment_set_value (adjustment, 0);
}

static void
trigger (void)
{
  before = texts ? focused_field () : focused_number ();
  rows_before = texts ? 0 : row_count ();
  deadline_ns = probe_now_ns ()
    + (RUNNING_ON_VALGRIND ? DEADLINE_ON_VALGRIND_S : DEADLINE_S) * G_GINT64_CONSTANT (1000000000);
  double length = texts ? 0 : gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  count_instructions (TRUE);
  started_ns = processor_ns ();
  switch (probe.measure)
    {
    case MEASURE_FOCUS_FRAME: g_signal_emit_by_name (gtk_window_get_focus (probe.window), "activate"); break;
    case MEASURE_LIST_ARROW: keys_press (0, GDK_KEY_Down); break;
    case MEASURE_LIST_PAGE: keys_press (0, GDK_KEY_Page_Down); break;
    case MEASURE_LIST_INSERT: click ("Insert"); break;
    case MEASURE_LIST_REMOVE: click ("Remove"); break;
    case MEASURE_LIST_FILTER: set_search ("a"); break;
    default:
      gtk_adjustment_set_value (adjustment, length * (done - probe.warmup + 1) / probe.count);
    }
}

static gboolean
is_state_there (void)
{
  switch (probe.measure)
    {
    case MEASURE_FOCUS_FRAME: return focused_field () == before + 1;
    case MEASURE_LIST_ARROW: return focused_number () == before + 1;
    case MEASURE_LIST_PAGE: return focused_number () > before + 1;
    case MEASURE_LIST_INSERT: return row_count () == rows_before + 1;
    case MEASURE_LIST_REMOVE: return row_count () == rows_before - 1;
    case MEASURE_LIST_FILTER: return row_count () < rows_before;
    default: return TRUE;
    }
}

static void
report (void)
{
  if (probe.measure == MEASURE_LIST_SCROLL)
    {
      char last[32];
      g_snprintf (last, sizeof last, "Place %d", row_count ());
      if (!tree_label (GTK_WIDGET (probe.window), last))
        probe_fail ("the last row is not there after scrolling to the end");
    }
  probe_sort (times_ms, probe.count);
  probe_report ("{\"median_ms\":%.3f,\"max_ms\":%.3f}\n", times_ms[probe.count / 2], times_ms[probe.count - 1]);
}

static gboolean step (gpointer data);

static void
go_on (int next)
{
  phase = next;
  g_idle_add_full (WHEN_IDLE, step, NULL, NULL);
}

static gboolean
step (gpointer data)
{
  if (phase == PREPARE)
    {
      prepare ();
      phase = SETTLE;
      frames_left = FRAMES_TO_SETTLE;
      gtk_widget_queue_draw (GTK_WIDGET (probe.window));
    }
  else
    {
      phase = WAIT;
      trigger ();
    }
  return G_SOURCE_REMOVE;
}

static void
after_paint (GdkFrameClock *clock, gpointer data)
{
  if (phase == SETTLE)
    {
      if (--frames_left > 0) gtk_widget_queue_draw (GTK_WIDGET (probe.window));
      else go_on (TRIGGER);
    }
  if (phase != WAIT) return;
  double spent = (processor_ns () - started_ns) / 1e6;
  if (!is_state_there ()) return count_instructions (TRUE);
  if (done >= probe.warmup) times_ms[done - probe.warmup] = spent;
  if (++done == probe.warmup + probe.count) report ();
  go_on (PREPARE);
}

/* Before anything is painted. */
static gboolean
will_paint (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  if (phase == WAIT) count_instructions (FALSE);
  return TRUE;
}

static gboolean
look_at_clock (gpointer data)
{
  if (phase == WAIT && probe_now_ns () > deadline_ns) probe_fail ("the wanted state was not shown");
  return G_SOURCE_CONTINUE;
}

static void
look_at_poll (void)
{
  texts = g_ptr_array_new ();
  tree_collect_texts (GTK_WIDGET (probe.window), texts);
  if (texts->len < 2) probe_fail ("the window has too few text fields");
}

static void
look_at_list (void)
{
  GtkLabel *first = tree_label (GTK_WIDGET (probe.window), "Place 1");
  GtkWidget *scrolled = first ? gtk_widget_get_ancestor (GTK_WIDGET (first), GTK_TYPE_SCROLLED_WINDOW) : NULL;
  if (!scrolled) probe_fail ("the window has no list of places");
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  tree_visit_labels (GTK_WIDGET (probe.window), note_counter, NULL);
  if (!counter) probe_fail ("nothing says how many rows there are");
}

void
frames_start (void)
{
  if (probe.measure == MEASURE_FOCUS_FRAME) look_at_poll ();
  else look_at_list ();
  times_ms = g_new0 (double, probe.count);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (probe.window));
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint), NULL);
  g_signal_add_emission_hook (g_signal_lookup ("paint", GDK_TYPE_FRAME_CLOCK), 0, will_paint, NULL, NULL);
  g_timeout_add_seconds (1, look_at_clock, NULL);
  go_on (PREPARE);
}
