// The part of AuthenticationServices that forms use, under its own module name: the button "Sign in
// with Apple". A compatible interface, not Apple's.
@_exported public import TabstopFoundation
