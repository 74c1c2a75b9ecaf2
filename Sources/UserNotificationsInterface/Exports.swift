// Notifications by the desktop's service, under the module name UserNotifications: a compatible interface,
// not Apple's.
@_exported public import Foundation
