// The plugin Selectors compiles the other sources of this target, which are written for Objective-C's selectors.
