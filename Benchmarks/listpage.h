#ifndef LISTPAGE_H
#define LISTPAGE_H
#include <gtk/gtk.h>

/* The list page of the C twin, with this many rows. */
GtkWidget *list_page_new (int rows);

#endif
