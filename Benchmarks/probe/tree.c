/* Finds fields, the button and labels in any GTK 4 program's window. Nothing is registered by the program. */
#include "probe.h"
#include <string.h>

#define FOR_EACH_CHILD(child, parent)                                       \
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child; \
       child = gtk_widget_get_next_sibling (child))

void
tree_collect_texts (GtkWidget *root, GPtrArray *texts)
{
  if (GTK_IS_TEXT (root))
    {
      g_ptr_array_add (texts, root);
      return;
    }
  FOR_EACH_CHILD (child, root) tree_collect_texts (child, texts);
}

GtkEditable *
tree_editable_of (GtkWidget *text)
{
  /* programs listen to the entry around the GtkText, which may itself be in another editable */
  GtkWidget *outermost = text;
  for (GtkWidget *w = gtk_widget_get_parent (text); w; w = gtk_widget_get_parent (w))
    if (GTK_IS_EDITABLE (w)) outermost = w;
  return GTK_EDITABLE (outermost);
}

GtkWidget *
tree_last_button (GtkWidget *root)
{
  if (GTK_IS_BUTTON (root)) return root;
  if (GTK_IS_EDITABLE (root) || GTK_IS_HEADER_BAR (root) || GTK_IS_SCROLLBAR (root)) return NULL;
  GtkWidget *last = NULL;
  FOR_EACH_CHILD (child, root)
  {
    GtkWidget *found = tree_last_button (child);
    if (found) last = found;
  }
  return last;
}

void
tree_visit_labels (GtkWidget *root, void (*visit) (GtkLabel *, gpointer), gpointer data)
{
  if (!gtk_widget_get_visible (root) || GTK_IS_EDITABLE (root) || GTK_IS_BUTTON (root)) return;
  if (GTK_IS_LABEL (root))
    {
      if (*gtk_label_get_text (GTK_LABEL (root))) visit (GTK_LABEL (root), data);
      return;
    }
  FOR_EACH_CHILD (child, root) tree_visit_labels (child, visit, data);
}

GtkLabel *
tree_label (GtkWidget *root, const char *text)
{
  if (!gtk_widget_get_mapped (root)) return NULL;
  if (GTK_IS_LABEL (root))
    return strcmp (gtk_label_get_text (GTK_LABEL (root)), text) == 0 ? GTK_LABEL (root) : NULL;
  FOR_EACH_CHILD (child, root)
  {
    GtkLabel *found = tree_label (child, text);
    if (found) return found;
  }
  return NULL;
}
