/* Keys come through the X server, by XTEST, so that they take the way that they take in use. */
#define _GNU_SOURCE
#include "probe.h"
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

void
keys_press (unsigned modifier, unsigned key)
{
  static int (*fake) (Display *, unsigned, int, unsigned long);
  static KeyCode (*keycode) (Display *, KeySym);
  static int (*flush) (Display *);
  if (!fake)
    {
      void *xtst = dlopen ("libXtst.so.6", RTLD_NOW);
      if (!xtst) probe_fail ("libXtst.so.6 is missing (libxtst6)");
      fake = (int (*) (Display *, unsigned, int, unsigned long)) dlsym (xtst, "XTestFakeKeyEvent");
      keycode = (KeyCode (*) (Display *, KeySym)) dlsym (RTLD_DEFAULT, "XKeysymToKeycode");
      flush = (int (*) (Display *)) dlsym (RTLD_DEFAULT, "XFlush");
    }
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  Display *display = gdk_x11_display_get_xdisplay (gdk_display_get_default ());
  G_GNUC_END_IGNORE_DEPRECATIONS
  if (modifier) fake (display, keycode (display, modifier), True, 0);
  fake (display, keycode (display, key), True, 0);
  fake (display, keycode (display, key), False, 0);
  if (modifier) fake (display, keycode (display, modifier), False, 0);
  flush (display);
}
