#pragma once

#include <stddef.h>

// Vacation Planner's style sheet, destinations and pictures, as they lie in the program.
extern const unsigned char *const planner_style_css;
extern const size_t planner_style_css_size;
extern const unsigned char *const planner_destinations_json;
extern const size_t planner_destinations_json_size;

struct planner_picture {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};
extern const struct planner_picture *const planner_pictures;
extern const size_t planner_picture_count;
