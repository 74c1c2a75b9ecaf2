// Puts the style sheets beside this file into the program, so that it runs from anywhere.
#include "TabstopResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char tabstop_style_css_bytes[] = {
#embed "style.css"
};
const unsigned char *const tabstop_style_css = tabstop_style_css_bytes;
const size_t tabstop_style_css_size = sizeof tabstop_style_css_bytes;

static const unsigned char tabstop_forms_css_bytes[] = {
#embed "forms.css"
};
const unsigned char *const tabstop_forms_css = tabstop_forms_css_bytes;
const size_t tabstop_forms_css_size = sizeof tabstop_forms_css_bytes;

static const unsigned char tabstop_looks_css_bytes[] = {
#embed "looks.css"
};
const unsigned char *const tabstop_looks_css = tabstop_looks_css_bytes;
const size_t tabstop_looks_css_size = sizeof tabstop_looks_css_bytes;

static const unsigned char tabstop_controls_css_bytes[] = {
#embed "controls.css"
};
const unsigned char *const tabstop_controls_css = tabstop_controls_css_bytes;
const size_t tabstop_controls_css_size = sizeof tabstop_controls_css_bytes;

static const unsigned char tabstop_navigation_css_bytes[] = {
#embed "navigation.css"
};
const unsigned char *const tabstop_navigation_css = tabstop_navigation_css_bytes;
const size_t tabstop_navigation_css_size = sizeof tabstop_navigation_css_bytes;

static const unsigned char tabstop_palette_light_css_bytes[] = {
#embed "palette-light.css"
};
const unsigned char *const tabstop_palette_light_css = tabstop_palette_light_css_bytes;
const size_t tabstop_palette_light_css_size = sizeof tabstop_palette_light_css_bytes;

static const unsigned char tabstop_palette_dark_css_bytes[] = {
#embed "palette-dark.css"
};
const unsigned char *const tabstop_palette_dark_css = tabstop_palette_dark_css_bytes;
const size_t tabstop_palette_dark_css_size = sizeof tabstop_palette_dark_css_bytes;

static const unsigned char tabstop_palette_light_hc_css_bytes[] = {
#embed "palette-light-hc.css"
};
const unsigned char *const tabstop_palette_light_hc_css = tabstop_palette_light_hc_css_bytes;
const size_t tabstop_palette_light_hc_css_size = sizeof tabstop_palette_light_hc_css_bytes;

static const unsigned char tabstop_palette_dark_hc_css_bytes[] = {
#embed "palette-dark-hc.css"
};
const unsigned char *const tabstop_palette_dark_hc_css = tabstop_palette_dark_hc_css_bytes;
const size_t tabstop_palette_dark_hc_css_size = sizeof tabstop_palette_dark_hc_css_bytes;

static const unsigned char tabstop_colors_css_bytes[] = {
#embed "colors.css"
};
const unsigned char *const tabstop_colors_css = tabstop_colors_css_bytes;
const size_t tabstop_colors_css_size = sizeof tabstop_colors_css_bytes;

static const unsigned char tabstop_colors_light_css_bytes[] = {
#embed "colors-light.css"
};
const unsigned char *const tabstop_colors_light_css = tabstop_colors_light_css_bytes;
const size_t tabstop_colors_light_css_size = sizeof tabstop_colors_light_css_bytes;

static const unsigned char tabstop_colors_dark_css_bytes[] = {
#embed "colors-dark.css"
};
const unsigned char *const tabstop_colors_dark_css = tabstop_colors_dark_css_bytes;
const size_t tabstop_colors_dark_css_size = sizeof tabstop_colors_dark_css_bytes;

static const unsigned char tabstop_colors_light_hc_css_bytes[] = {
#embed "colors-light-hc.css"
};
const unsigned char *const tabstop_colors_light_hc_css = tabstop_colors_light_hc_css_bytes;
const size_t tabstop_colors_light_hc_css_size = sizeof tabstop_colors_light_hc_css_bytes;

static const unsigned char tabstop_colors_dark_hc_css_bytes[] = {
#embed "colors-dark-hc.css"
};
const unsigned char *const tabstop_colors_dark_hc_css = tabstop_colors_dark_hc_css_bytes;
const size_t tabstop_colors_dark_hc_css_size = sizeof tabstop_colors_dark_hc_css_bytes;
