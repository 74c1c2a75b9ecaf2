/*
 * Focus moves, failed submits and appends, one after the other.
 *
 * Each emits what the keyboard or the mouse would ("activate" on the focused GtkText, "clicked" on the
 * button) and runs until the wanted state is there. Its time ends with the last notification that
 * brought that state about; the state itself is looked at outside the counted span. Between two
 * operations the main loop becomes idle, so whatever a program put off is done by then and is not
 * counted in the next one, nor in this one if the wanted state did not need it.
 */
#include "probe.h"
#include <string.h>
#include <valgrind/callgrind.h>

/* After redrawing (120) and after the idle work (200) of the program. */
#define WHEN_IDLE (G_PRIORITY_DEFAULT_IDLE + 10)

static GPtrArray *texts; /* tree order, not owned */
static GtkWidget *button;
static GHashTable *shown_before; /* the label texts of before the submit */
static double *times_us;
static int done; /* operations, warm-up included */

static guint target; /* the index of the field that must get the focus */
static gint64 started_ns, focus_ns, label_ns, deadline_ns;

/*
 * Under callgrind only the span from the trigger to the wanted state is counted; elsewhere this is a no-op.
 * Instrumentation is switched, not only collection: a frame of 1,000 fields takes seconds with it.
 */
static void
count_instructions (gboolean on)
{
  if (done < probe.warmup) return;
  if (on) CALLGRIND_START_INSTRUMENTATION;
  else CALLGRIND_STOP_INSTRUMENTATION;
}

static void
look_at_fields (void)
{
  g_ptr_array_set_size (texts, 0);
  tree_collect_texts (GTK_WIDGET (probe.window), texts);
}

static int
focused_index (void)
{
  guint index;
  GtkWidget *focus = gtk_window_get_focus (probe.window);
  return focus && g_ptr_array_find (texts, focus, &index) ? (int) index : -1;
}

/* ---- notifications ---- */

static void
focus_changed (GObject *window, GParamSpec *property, gpointer data)
{
  focus_ns = probe_now_ns ();
}

static void
label_changed (GObject *label, GParamSpec *property, gpointer data)
{
  label_ns = probe_now_ns ();
}

static gboolean
widget_mapped (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer data)
{
  if (GTK_IS_LABEL (g_value_get_object (values))) label_ns = probe_now_ns ();
  return TRUE;
}

static void
listen_to_labels (GtkWidget *root)
{
  if (GTK_IS_LABEL (root))
    {
      if (g_signal_handler_find (root, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, label_changed, NULL)) return;
      g_signal_connect (root, "notify::label", G_CALLBACK (label_changed), NULL);
      return;
    }
  for (GtkWidget *w = gtk_widget_get_first_child (root); w; w = gtk_widget_get_next_sibling (w))
    listen_to_labels (w);
}

/* ---- the wanted state ---- */

static void
note_label (GtkLabel *label, gpointer data)
{
  g_hash_table_add (shown_before, g_strdup (gtk_label_get_text (label)));
}

static void
is_label_new (GtkLabel *label, gpointer data)
{
  if (!g_hash_table_contains (shown_before, gtk_label_get_text (label))) *(gboolean *) data = TRUE;
}

static gboolean
is_state_there (void)
{
  GtkWidget *focus = gtk_window_get_focus (probe.window);
  if (probe.measure == MEASURE_APPEND)
    {
      look_at_fields ();
      return texts->len == target + 1 && focus == texts->pdata[target];
    }
  if (focus != texts->pdata[target])
    {
      look_at_fields (); /* a layer may have made its fields anew */
      if (target >= texts->len || focus != texts->pdata[target]) return FALSE;
    }
  if (probe.measure == MEASURE_FOCUS) return TRUE;
  gboolean is_new = FALSE;
  tree_visit_labels (GTK_WIDGET (probe.window), is_label_new, &is_new);
  return is_new;
}

/* ---- one operation: prepare, trigger, wait ---- */

static void
prepare_focus (void)
{
  int at = focused_index ();
  if (at < 0 || at + 1 >= (int) texts->len) /* Return in the last field would append one */
    {
      look_at_fields ();
      gtk_widget_grab_focus (texts->pdata[0]);
      at = 0;
    }
  target = at + 1;
}

static void
prepare_append (void)
{
  GtkWidget *last = texts->pdata[texts->len - 1];
  if (gtk_window_get_focus (probe.window) != last) gtk_widget_grab_focus (last);
  target = texts->len;
}

/* All fields good but one, each in its turn, and the focus elsewhere. */
static void
prepare_submit (void)
{
  static const char *const good[] = { "Ada Lovelace", "ada@example.org", "correct horse", "correct horse" };
  static const char *const bad[] = { "", "ada.example.org", "short", "different horse" };
  target = done % G_N_ELEMENTS (good);
  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      GtkEditable *field = tree_editable_of (texts->pdata[i]);
      const char *text = i == target ? bad[i] : good[i];
      if (strcmp (gtk_editable_get_text (field), text) != 0) gtk_editable_set_text (field, text);
    }
  if (focused_index () == (int) target)
    gtk_widget_grab_focus (texts->pdata[(target + 1) % G_N_ELEMENTS (good)]);
}

static void
trigger (void)
{
  if (probe.measure == MEASURE_SUBMIT)
    {
      g_hash_table_remove_all (shown_before);
      tree_visit_labels (GTK_WIDGET (probe.window), note_label, NULL);
      listen_to_labels (GTK_WIDGET (probe.window));
    }
  GtkWidget *focus = gtk_window_get_focus (probe.window);
  if (!focus) probe_fail ("no control has the focus");
  focus_ns = label_ns = 0;
  deadline_ns = probe_now_ns () + (RUNNING_ON_VALGRIND ? 60 : 5) * G_GINT64_CONSTANT (1000000000);

  count_instructions (TRUE);
  started_ns = probe_now_ns ();
  if (probe.measure == MEASURE_SUBMIT)
    g_signal_emit_by_name (button, "clicked");
  else
    g_signal_emit_by_name (focus, "activate");
}

static void
operation_ended (void)
{
  gint64 ended_ns = probe.measure == MEASURE_SUBMIT ? MAX (focus_ns, label_ns) : focus_ns;
  if (done >= probe.warmup) times_us[done - probe.warmup] = (ended_ns - started_ns) / 1e3;
  if (++done < probe.warmup + probe.count) return;
  probe_sort (times_us, probe.count);
  probe_report ("{\"median_us\":%.3f}\n", times_us[probe.count / 2]);
}

static gboolean
step (gpointer data)
{
  static enum { PREPARE, TRIGGER, WAIT } phase = PREPARE;
  switch (phase)
    {
    case PREPARE:
      if (probe.measure == MEASURE_FOCUS) prepare_focus ();
      else if (probe.measure == MEASURE_APPEND) prepare_append ();
      else prepare_submit ();
      phase = TRIGGER; /* in a later idle turn: the program has dealt with the preparation by then */
      return G_SOURCE_CONTINUE;
    case TRIGGER:
      trigger ();
      phase = WAIT;
      G_GNUC_FALLTHROUGH;
    case WAIT:
      if (focus_ns && (label_ns || probe.measure != MEASURE_SUBMIT))
        {
          count_instructions (FALSE);
          if (is_state_there ())
            {
              operation_ended ();
              phase = PREPARE;
              return G_SOURCE_CONTINUE;
            }
          count_instructions (TRUE);
        }
      if (probe_now_ns () > deadline_ns)
        probe_fail (focus_ns ? "the wanted state was not reached" : "the focus did not move");
    }
  return G_SOURCE_CONTINUE;
}

void
operations_start (void)
{
  texts = g_ptr_array_new ();
  look_at_fields ();
  button = tree_last_button (GTK_WIDGET (probe.window));
  if (texts->len < (probe.measure == MEASURE_SUBMIT ? 4 : probe.measure == MEASURE_APPEND ? 1 : 2))
    probe_fail ("the window has too few text fields");
  if (probe.measure == MEASURE_SUBMIT)
    {
      if (!button) probe_fail ("the window has no button");
      shown_before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, widget_mapped, NULL, NULL);
    }
  times_us = g_new0 (double, probe.count);
  g_signal_connect (probe.window, "notify::focus-widget", G_CALLBACK (focus_changed), NULL);
  g_idle_add_full (WHEN_IDLE, step, NULL, NULL);
}
