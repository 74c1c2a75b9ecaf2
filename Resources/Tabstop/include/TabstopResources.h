#pragma once

#include <stddef.h>

// Tabstop's style sheets, which are embedded in the program.
#define TABSTOP_RESOURCE(name)        \
  extern const unsigned char *const name; \
  extern const size_t name##_size;

TABSTOP_RESOURCE(tabstop_style_css)
TABSTOP_RESOURCE(tabstop_forms_css)
TABSTOP_RESOURCE(tabstop_looks_css)
TABSTOP_RESOURCE(tabstop_controls_css)
TABSTOP_RESOURCE(tabstop_navigation_css)
TABSTOP_RESOURCE(tabstop_palette_light_css)
TABSTOP_RESOURCE(tabstop_palette_dark_css)
TABSTOP_RESOURCE(tabstop_palette_light_hc_css)
TABSTOP_RESOURCE(tabstop_palette_dark_hc_css)
TABSTOP_RESOURCE(tabstop_colors_css)
TABSTOP_RESOURCE(tabstop_colors_light_css)
TABSTOP_RESOURCE(tabstop_colors_dark_css)
TABSTOP_RESOURCE(tabstop_colors_light_hc_css)
TABSTOP_RESOURCE(tabstop_colors_dark_hc_css)
