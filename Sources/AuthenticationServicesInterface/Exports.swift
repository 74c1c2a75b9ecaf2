// The part of AuthenticationServices that forms use, for `import AuthenticationServices`: the button
// "Sign in with Apple". A compatible interface, not Apple's.
@_exported public import Foundation
