// Puts what Vacation Planner tells of its destinations into the program: facts and pictures.
//
// The landscape, which is shown before anything else, is a JPEG: what draws an SVG (librsvg) would take 8 MB of
// memory. log-in-landscape.jpg is made of the .svg beside it:
//   rsvg-convert log-in-landscape.svg | convert - -quality 92 log-in-landscape.jpg
#include "PlannerResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char planner_destinations_json_bytes[] = {
#embed "../../data/destinations.json"
};
const unsigned char *const planner_destinations_json = planner_destinations_json_bytes;
const size_t planner_destinations_json_size = sizeof planner_destinations_json_bytes;

static const unsigned char log_in_landscape[] = {
#embed "images/log-in-landscape.jpg"
};
static const unsigned char kyoto[] = {
#embed "images/destinations/kyoto.svg"
};
static const unsigned char lofoten[] = {
#embed "images/destinations/lofoten.svg"
};
static const unsigned char merzouga[] = {
#embed "images/destinations/merzouga.svg"
};
static const unsigned char amsterdam[] = {
#embed "images/destinations/amsterdam.svg"
};
static const unsigned char torres_del_paine[] = {
#embed "images/destinations/torres-del-paine.svg"
};
static const unsigned char valensole[] = {
#embed "images/destinations/valensole.svg"
};
static const unsigned char new_york[] = {
#embed "images/destinations/new-york.svg"
};
static const unsigned char serengeti[] = {
#embed "images/destinations/serengeti.svg"
};
static const unsigned char bled[] = {
#embed "images/destinations/bled.svg"
};
static const unsigned char mu_cang_chai[] = {
#embed "images/destinations/mu-cang-chai.svg"
};
static const unsigned char bromo[] = {
#embed "images/destinations/bromo.svg"
};
static const unsigned char moher[] = {
#embed "images/destinations/moher.svg"
};

// A picture's name here is that of its file, without the ending.
static const struct planner_picture pictures[] = {
    {"log-in-landscape", log_in_landscape, sizeof log_in_landscape},
    {"kyoto", kyoto, sizeof kyoto},
    {"lofoten", lofoten, sizeof lofoten},
    {"merzouga", merzouga, sizeof merzouga},
    {"amsterdam", amsterdam, sizeof amsterdam},
    {"torres-del-paine", torres_del_paine, sizeof torres_del_paine},
    {"valensole", valensole, sizeof valensole},
    {"new-york", new_york, sizeof new_york},
    {"serengeti", serengeti, sizeof serengeti},
    {"bled", bled, sizeof bled},
    {"mu-cang-chai", mu_cang_chai, sizeof mu_cang_chai},
    {"bromo", bromo, sizeof bromo},
    {"moher", moher, sizeof moher},
};
const struct planner_picture *const planner_pictures = pictures;
const size_t planner_picture_count = sizeof pictures / sizeof *pictures;
