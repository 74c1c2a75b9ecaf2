/*
 * The probe: measures a GTK 4 form program from inside its process, put there by LD_PRELOAD, so that
 * the program itself needs no measuring code and both programs are measured by the same code.
 *
 * FORMPROBE holds what to do, as comma-separated key=value pairs:
 *   program=NAME   the process to measure; in a launcher on the way (valgrind, a shell) it stays quiet
 *   measure=first-frame|memory|focus|submit|append|focus-frame|list-arrow|list-page|list-insert|list-remove|list-filter|list-scroll|
 *     planner-sign-in|planner-search|planner-save|planner-close
 *   count=K        counted operations (all but first-frame and memory)
 *   warmup=W       operations before those, not counted
 *   shows=TEXT     the first frame is the first with a label of this text; "field": with a text field
 *   out=PATH       the file for the report: one JSON object
 *
 * README.md, beside the Makefile, says what a program has to offer to be measured.
 */
#ifndef PROBE_H
#define PROBE_H
#include <gtk/gtk.h>

typedef enum {
  MEASURE_FIRST_FRAME,
  MEASURE_MEMORY,
  MEASURE_FOCUS,
  MEASURE_SUBMIT,
  MEASURE_APPEND,
  MEASURE_FOCUS_FRAME, /* this one and those behind it end with a frame */
  MEASURE_LIST_ARROW,
  MEASURE_LIST_PAGE,
  MEASURE_LIST_INSERT,
  MEASURE_LIST_REMOVE,
  MEASURE_LIST_FILTER,
  MEASURE_LIST_SCROLL,
  MEASURE_PLANNER_SIGN_IN, /* these are of Vacation Planner alone */
  MEASURE_PLANNER_SEARCH,
  MEASURE_PLANNER_SAVE,
  MEASURE_PLANNER_CLOSE,
} Measure;

typedef struct {
  Measure measure;
  int count, warmup;
  char *out, *shows;
  GtkWindow *window; /* the program's first window */
} Probe;

extern Probe probe;

/* probe.c */
gint64 probe_now_ns (void); /* CLOCK_MONOTONIC, which exectimer uses too */
void probe_report (const char *format, ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN; /* and exit */
void probe_fail (const char *why) G_GNUC_NORETURN;
void probe_sort (double *values, int count);

/* tree.c: what is in the window, found by walking it */
void tree_collect_texts (GtkWidget *root, GPtrArray *texts); /* the GtkTexts, in tree order */
GtkEditable *tree_editable_of (GtkWidget *text); /* the outermost editable around a GtkText */
GtkWidget *tree_last_button (GtkWidget *root);   /* outside fields and header bars */
/* Visits the labels that show a text, outside fields and buttons. */
void tree_visit_labels (GtkWidget *root, void (*visit) (GtkLabel *label, gpointer data), gpointer data);
GtkLabel *tree_label (GtkWidget *root, const char *text); /* the first that shows it, on screen */

/* operations.c */
void operations_start (void);

/* frames.c */
void frames_start (void);

/* planner.c */
void planner_start (void);

/* keys.c */
void keys_press (unsigned modifier, unsigned key); /* X's symbols; no modifier: 0 */

#endif
