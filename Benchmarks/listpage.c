/*
 * The list page: a search field, a list of places of which one is chosen, two buttons. GtkListView over a list
 * model that keeps numbers and makes an item when it is asked for one: as little as it can be done with.
 */
#include "listpage.h"

enum { FOUND_EACH = 68 }; /* every 68th place is found, whatever is searched for: 500 of 34,000 */

/* ---- the model ---- */

#define PLACES_TYPE (places_get_type ())
G_DECLARE_FINAL_TYPE (Places, places, PLACES, MODEL, GObject)

struct _Places {
  GObject parent;
  GArray *numbers;
};

static GType
places_item_type (GListModel *model)
{
  return GTK_TYPE_STRING_OBJECT;
}

static guint
places_count (GListModel *model)
{
  return PLACES_MODEL (model)->numbers->len;
}

static gpointer
places_item (GListModel *model, guint position)
{
  GArray *numbers = PLACES_MODEL (model)->numbers;
  if (position >= numbers->len) return NULL;
  char text[32];
  g_snprintf (text, sizeof text, "Place %d", g_array_index (numbers, int, position));
  return gtk_string_object_new (text);
}

static void
places_be_model (GListModelInterface *model)
{
  model->get_item_type = places_item_type;
  model->get_n_items = places_count;
  model->get_item = places_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (Places, places, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, places_be_model))

static void
places_finalize (GObject *places)
{
  g_array_unref (PLACES_MODEL (places)->numbers);
  G_OBJECT_CLASS (places_parent_class)->finalize (places);
}

static void
places_class_init (PlacesClass *class)
{
  G_OBJECT_CLASS (class)->finalize = places_finalize;
}

static void
places_init (Places *places)
{
  places->numbers = g_array_new (FALSE, FALSE, sizeof (int));
}

static Places *
places_new (int count, int step)
{
  Places *places = g_object_new (PLACES_TYPE, NULL);
  for (int number = 1; number <= count; number += step) g_array_append_val (places->numbers, number);
  return places;
}

/* ---- the page ---- */

typedef struct {
  Places *all, *found;
  GtkSingleSelection *selection;
  GtkLabel *counter;
  int last; /* the number of the newest place */
} ListPage;

static void
count_rows (ListPage *page)
{
  char text[32];
  g_snprintf (text, sizeof text, "%u rows", g_list_model_get_n_items (G_LIST_MODEL (page->selection)));
  gtk_label_set_text (page->counter, text);
}

static void
searched (GtkEditable *field, ListPage *page)
{
  gboolean is_searching = *gtk_editable_get_text (field) != 0;
  gtk_single_selection_set_model (page->selection, G_LIST_MODEL (is_searching ? page->found : page->all));
  count_rows (page);
}

static void
insert (ListPage *page)
{
  int number = ++page->last;
  g_array_prepend_val (page->all->numbers, number);
  g_list_model_items_changed (G_LIST_MODEL (page->all), 0, 0, 1);
  count_rows (page);
}

static void
remove_first (ListPage *page)
{
  if (!page->all->numbers->len) return;
  g_array_remove_index (page->all->numbers, 0);
  g_list_model_items_changed (G_LIST_MODEL (page->all), 0, 1, 0);
  count_rows (page);
}

static void
row_made (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
row_shown (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *place = gtk_list_item_get_item (item);
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), gtk_string_object_get_string (place));
}

static void
add_button (GtkWidget *row, const char *title, void (*clicked) (ListPage *), ListPage *page)
{
  GtkWidget *button = gtk_button_new_with_label (title);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked), page);
  gtk_box_append (GTK_BOX (row), button);
}

GtkWidget *
list_page_new (int rows)
{
  ListPage *page = g_new0 (ListPage, 1);
  page->all = places_new (rows, 1);
  page->found = places_new (rows, FOUND_EACH);
  page->last = rows;
  /* (The selection takes over the reference.) */
  page->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (page->all)));
  gtk_single_selection_set_autoselect (page->selection, FALSE);

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *field = gtk_search_entry_new ();
  g_signal_connect (field, "changed", G_CALLBACK (searched), page);
  gtk_box_append (GTK_BOX (box), field);

  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (row_made), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (row_shown), NULL);
  GtkWidget *list = gtk_list_view_new (GTK_SELECTION_MODEL (page->selection), factory);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);

  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  add_button (bar, "Insert", insert, page);
  add_button (bar, "Remove", remove_first, page);
  page->counter = GTK_LABEL (gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (page->counter));
  gtk_box_append (GTK_BOX (box), bar);
  count_rows (page);
  return box;
}
