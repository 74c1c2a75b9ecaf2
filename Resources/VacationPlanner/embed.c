// Puts the style sheet beside this file into the program, so that it runs from anywhere.
#include "PlannerResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char planner_style_css_bytes[] = {
#embed "style.css"
};
const unsigned char *const planner_style_css = planner_style_css_bytes;
const size_t planner_style_css_size = sizeof planner_style_css_bytes;
