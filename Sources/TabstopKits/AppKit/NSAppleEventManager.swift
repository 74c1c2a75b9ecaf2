public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A class of Apple events. Mirrors Core Services'.
public typealias AEEventClass = UInt32
/// An Apple event of a class. Mirrors Core Services'.
public typealias AEEventID = UInt32
/// What a value of an Apple event is. Mirrors Core Services'.
public typealias AEKeyword = UInt32
/// The events of addresses.
public let kInternetEventClass: AEEventClass = 0x4755_524C
/// The event of an address that the program opens.
public let kAEGetURL: AEEventID = 0x4755_524C
/// The value that an event is about.
public let keyDirectObject: AEKeyword = 0x2D2D_2D2D

/// The receiver of Apple events. Mirrors Foundation's on a Mac. The only event here is that of an address which the
/// program opens, `kAEGetURL`.
@preconcurrency @MainActor
public final class NSAppleEventManager: NSObject {
  private static let only = NSAppleEventManager()
  private weak var handler: AnyObject?
  private var selector: Selector?

  /// The only manager.
  public class func shared() -> NSAppleEventManager { only }

  /// Calls a method for an event, with the event and an empty reply. The handler is not retained.
  public func setEventHandler(
    _ handler: Any, andSelector handleEventSelector: Selector,
    forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID
  ) {
    guard (eventClass, eventID) == (kInternetEventClass, kAEGetURL) else { return }
    (self.handler, selector) = (handler as AnyObject, handleEventSelector)
  }
  /// Ends the calls.
  public func removeEventHandler(
    forEventClass eventClass: AEEventClass, andEventID eventID: AEEventID
  ) {
    if (eventClass, eventID) == (kInternetEventClass, kAEGetURL) { handler = nil }
  }

  /// Calls the handler for addresses; returns whether there is one.
  static func handle(_ urls: [URL]) -> Bool {
    guard let handler = only.handler, let selector = only.selector else { return false }
    for url in urls {
      let event = NSAppleEventDescriptor(string: url.absoluteString)
      _ = selector.call(handler, [event, NSAppleEventDescriptor()])
    }
    return true
  }
}
