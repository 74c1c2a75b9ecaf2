/*
 * formbench: the counterpart of form-bench in C. The same pages, written on GTK 4 as directly as
 * possible: the difference to form-bench is the cost of the layer above GTK.
 *
 *   formbench              the sign-up page
 *   formbench --fields N   the poll page, with N text fields
 *   formbench --list N     the list page, with N rows (listpage.c)
 *
 * It measures nothing itself: like form-bench it is measured by the preloaded probe.
 */
#include "listpage.h"
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

static int poll_fields, list_rows; /* both 0: the sign-up page */

static GtkWidget *
page_box (const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_margin_top (box, 24);
  gtk_widget_set_margin_bottom (box, 24);
  gtk_widget_set_margin_start (box, 24);
  gtk_widget_set_margin_end (box, 24);
  GtkWidget *label = gtk_label_new (title);
  gtk_widget_add_css_class (label, "title-1");
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
text_field (GtkWidget *box, const char *placeholder)
{
  GtkWidget *entry = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), placeholder);
  gtk_box_append (GTK_BOX (box), entry);
  return entry;
}

static GtkWidget *
secure_field (GtkWidget *box, const char *placeholder)
{
  GtkWidget *entry = gtk_password_entry_new ();
  gtk_password_entry_set_show_peek_icon (GTK_PASSWORD_ENTRY (entry), TRUE);
  g_object_set (entry, "placeholder-text", placeholder, NULL);
  gtk_box_append (GTK_BOX (box), entry);
  return entry;
}

/* ---- the sign-up page ---- */

typedef struct {
  GtkWindow *window;
  GtkWidget *name, *email, *password, *confirm, *error;
} SignUp;

static void
fail_at (SignUp *form, GtkWidget *field, const char *text)
{
  gtk_label_set_text (GTK_LABEL (form->error), text);
  gtk_widget_set_visible (form->error, TRUE);
  gtk_widget_grab_focus (field);
}

static void
submit (SignUp *form)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (form->name));
  const char *email = gtk_editable_get_text (GTK_EDITABLE (form->email));
  const char *password = gtk_editable_get_text (GTK_EDITABLE (form->password));
  const char *confirm = gtk_editable_get_text (GTK_EDITABLE (form->confirm));
  if (!*name)
    fail_at (form, form->name, "Enter your name.");
  else if (!strchr (email, '@'))
    fail_at (form, form->email, "Enter a valid email address.");
  else if (g_utf8_strlen (password, -1) < 8)
    fail_at (form, form->password, "The password needs at least 8 characters.");
  else if (strcmp (password, confirm) != 0)
    fail_at (form, form->confirm, "The passwords are different.");
  else
    gtk_window_destroy (form->window);
}

static void
edited (SignUp *form)
{
  if (gtk_widget_get_visible (form->error)) gtk_widget_set_visible (form->error, FALSE);
}

static void
return_goes_to (GtkWidget *from, GtkWidget *to)
{
  g_signal_connect_swapped (from, "activate", G_CALLBACK (gtk_widget_grab_focus), to);
}

static void
build_sign_up (GtkWindow *window)
{
  SignUp *form = g_new0 (SignUp, 1);
  GtkWidget *box = page_box ("Create your account");
  form->window = window;
  form->name = text_field (box, "Name");
  form->email = text_field (box, "Email");
  gtk_entry_set_input_purpose (GTK_ENTRY (form->email), GTK_INPUT_PURPOSE_EMAIL);
  form->password = secure_field (box, "Password");
  form->confirm = secure_field (box, "Confirm password");
  GtkWidget *fields[] = { form->name, form->email, form->password, form->confirm };
  for (size_t i = 0; i < G_N_ELEMENTS (fields); i++)
    g_signal_connect_swapped (fields[i], "changed", G_CALLBACK (edited), form);

  form->error = gtk_label_new (NULL);
  gtk_widget_add_css_class (form->error, "error");
  gtk_widget_set_visible (form->error, FALSE);
  gtk_box_append (GTK_BOX (box), form->error);

  GtkWidget *button = gtk_button_new_with_label ("Create account");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (box), button);

  return_goes_to (form->name, form->email);
  return_goes_to (form->email, form->password);
  return_goes_to (form->password, form->confirm);
  g_signal_connect_swapped (form->confirm, "activate", G_CALLBACK (submit), form);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (submit), form);

  gtk_window_set_child (window, box);
  gtk_widget_grab_focus (form->name);
}

/* ---- the poll page ---- */

static GtkWidget *append_option (GtkWidget *column);

static void
option_submitted (GtkWidget *entry, GtkWidget *column)
{
  GtkWidget *next = gtk_widget_get_next_sibling (entry);
  gtk_widget_grab_focus (next ? next : append_option (column));
}

static GtkWidget *
append_option (GtkWidget *column)
{
  static int count;
  char placeholder[32];
  g_snprintf (placeholder, sizeof placeholder, "Option %d", ++count);
  GtkWidget *entry = text_field (column, placeholder);
  g_signal_connect (entry, "activate", G_CALLBACK (option_submitted), column);
  return entry;
}

static void
build_poll (GtkWindow *window)
{
  GtkWidget *box = page_box ("New poll");
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  for (int i = 0; i < poll_fields; i++) append_option (column);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), column);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Create poll"));
  gtk_window_set_child (window, box);
  gtk_widget_grab_focus (gtk_widget_get_first_child (column));
}

/* ---- the program ---- */

static void
activate (GtkApplication *app)
{
  GtkWindow *window = GTK_WINDOW (gtk_application_window_new (app));
  gtk_window_set_default_size (window, 420, 480);
  gtk_window_set_title (window, poll_fields ? "New poll" : list_rows ? "Places" : "Create your account");
  if (poll_fields)
    build_poll (window);
  else if (list_rows)
    gtk_window_set_child (window, list_page_new (list_rows));
  else
    build_sign_up (window);
  gtk_window_present (window);
}

int
main (int argc, char **argv)
{
  if (argc == 3 && strcmp (argv[1], "--fields") == 0) poll_fields = atoi (argv[2]);
  if (argc == 3 && strcmp (argv[1], "--list") == 0) list_rows = atoi (argv[2]);
  gboolean has_id = argc != 2 || strcmp (argv[1], "--without-id") != 0;
  if (argc != 1 && has_id && poll_fields < 1 && list_rows < 1)
    {
      g_printerr ("usage: formbench [--without-id | --fields N | --list N], with N of 1 or more\n");
      return 2;
    }
  /* Installed applications have an id, and so has form-bench. */
  GtkApplication *app = gtk_application_new (has_id ? "org.example.formbench" : NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  int status = g_application_run (G_APPLICATION (app), 0, NULL);
  g_object_unref (app);
  return status;
}
