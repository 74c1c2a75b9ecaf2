// What forms use of AuthenticationServices, for `import AuthenticationServices`: the button "Sign in with
// Apple". A compatible interface, not Apple's.
@_exported public import TabstopFoundation
