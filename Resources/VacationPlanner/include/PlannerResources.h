#pragma once

#include <stddef.h>

// Vacation Planner's style sheet and pictures, as they lie in the program.
extern const unsigned char *const planner_style_css;
extern const size_t planner_style_css_size;
extern const unsigned char *const planner_log_in_landscape_svg;
extern const size_t planner_log_in_landscape_svg_size;
