internal import Foundation
internal import Tabstop

extension UIView {
  /// Whether its class is the program's own.
  var isOfProgram: Bool { ProgramClasses.contains(type(of: self)) }

  /// The view's methods for events of the pointer.
  var pointerEvents: PointerEventsModifier {
    let isFollowed = isOfProgram || !stored.trackingAreas.isEmpty
    return PointerEventsModifier(
      isFirst: hasControls, receive: isFollowed ? { [unowned self] in receive($0) } : nil)
  }

  /// Whether it is there for the pointer alone: it fills its space, as on a Mac.
  var isPointerTarget: Bool {
    guard content == nil, hosted == nil, subviews.isEmpty else { return false }
    return !stored.trackingAreas.isEmpty
      || isOfProgram && ProgramClasses.overridesPointerMethods(type(of: self))
  }

  /// Whether GTK's controls in it use the pointer.
  private var hasControls: Bool { content != nil && !arrangesSubviews }

  /// Calls an action while the bounds have a size. A frame that the action sets stays.
  func withSize<Result>(_ size: CGSize, _ action: () -> Result) -> Result {
    let own = frame.size
    measured(size)
    defer { if frame.size == size { measured(own) } }
    return action()
  }

  private func receive(_ event: PointerEvent) -> Bool {
    withSize(CGSize(width: event.size.width, height: event.size.height)) {
      let place = CGPoint(x: event.place.x, y: event.place.y)
      let event = NSEvent(event)
      switch event.type {
      case .mouseMoved, .mouseEntered, .mouseExited:
        track(event, place)
        return false
      case .leftMouseDragged, .rightMouseDragged, .otherMouseDragged:
        track(event, place)
      default: break
      }
      call(event)
      if event.type == .rightMouseDown, event.isUnhandled, let menu = menu(for: event) {
        NSMenu.popUpContextMenu(menu, with: event, for: self)
        return true
      }
      return !event.isUnhandled
    }
  }

  /// Passes an event to its method.
  private func call(_ event: NSEvent) {
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseUp: mouseUp(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    case .rightMouseDown: rightMouseDown(with: event)
    case .rightMouseUp: rightMouseUp(with: event)
    case .rightMouseDragged: rightMouseDragged(with: event)
    case .otherMouseDown: otherMouseDown(with: event)
    case .otherMouseUp: otherMouseUp(with: event)
    case .otherMouseDragged: otherMouseDragged(with: event)
    case .scrollWheel: scrollWheel(with: event)
    default: event.isUnhandled = true
    }
  }

  /// Passes a move of the pointer to the owners of the tracking areas.
  private func track(_ event: NSEvent, _ place: CGPoint) {
    if stored.trackedSize != frame.size, event.type != .mouseExited {
      stored.trackedSize = frame.size
      updateTrackingAreas()
    }
    for area in stored.trackingAreas {
      guard let owner = area.owner as? NSResponder else { continue }
      let isInside = event.type != .mouseExited && area.contains(place)
      if isInside != area.isEntered {
        area.isEntered = isInside
        let crossing = event.with(isInside ? .mouseEntered : .mouseExited)
        if area.options.contains(.mouseEnteredAndExited) {
          if isInside {
            owner.mouseEntered(with: crossing)
          } else {
            owner.mouseExited(with: crossing)
          }
        }
        if isInside, area.options.contains(.cursorUpdate) { owner.cursorUpdate(with: crossing) }
      }
      if isInside, event.type == .mouseMoved, area.options.contains(.mouseMoved) {
        owner.mouseMoved(with: event)
      }
    }
  }
}

extension NSEvent {
  convenience init(_ event: PointerEvent) {
    self.init(
      EventType(event), ModifierFlags(event.modifiers), ProcessInfo.processInfo.systemUptime)
    // Core Graphics' numbers: GTK's secondary button is the third, and those from the eighth on are beside the wheel,
    // whose steps X counts as four buttons.
    let button = [0, 0, 2, 1]
    let scroll = CGPoint(x: 0 - event.scroll.x, y: 0 - event.scroll.y)
    pointer = Pointer(
      place: CGPoint(x: event.place.x, y: event.place.y), clicks: event.clicks,
      button: button.indices.contains(event.button) ? button[event.button] : event.button - 5,
      delta: event.kind == .scrolled
        ? scroll
        : CGPoint(x: event.place.x - event.before.x, y: event.place.y - event.before.y),
      scroll: scroll, pressure: event.button == 0 || event.kind == .released ? 0 : 1)
  }

  /// The same event of the pointer as another type.
  fileprivate func with(_ type: EventType) -> NSEvent {
    let event = NSEvent(type, modifierFlags, timestamp)
    event.pointer = pointer
    return event
  }
}

extension NSEvent.EventType {
  fileprivate init(_ event: PointerEvent) {
    self =
      switch (event.kind, event.button) {
      case (.entered, _): .mouseEntered
      case (.left, _): .mouseExited
      case (.moved, _): .mouseMoved
      case (.scrolled, _): .scrollWheel
      case (.pressed, 1): .leftMouseDown
      case (.pressed, 3): .rightMouseDown
      case (.pressed, _): .otherMouseDown
      case (.released, 1): .leftMouseUp
      case (.released, 3): .rightMouseUp
      case (.released, _): .otherMouseUp
      case (.dragged, 1): .leftMouseDragged
      case (.dragged, 3): .rightMouseDragged
      case (.dragged, _): .otherMouseDragged
      }
  }

  /// The number of the button of an event of this type.
  var buttonNumber: Int {
    switch self {
    case .rightMouseDown, .rightMouseUp, .rightMouseDragged: 1
    case .otherMouseDown, .otherMouseUp, .otherMouseDragged: 2
    default: 0
    }
  }
}

/// What is known of classes of views.
@MainActor
enum ProgramClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static var targets: [ObjectIdentifier: Bool] = [:]

  /// Whether a class is the program's own.
  static func contains(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let isKnown = known[key] { return isKnown }
    let isOwn = !libraries.contains(String(String(reflecting: type).prefix { $0 != "." }))
    known[key] = isOwn
    return isOwn
  }

  /// The library's modules that have classes of views.
  static let libraries: Set = [
    "AVKitInterface", "AuthenticationServicesInterface", "IntentsUIInterface",
    "LinkPresentationInterface", "MediaPlayerInterface", "MetalKitInterface", "PDFKitInterface",
    "PassKitInterface", "QuickLookUIInterface", "SpriteKitInterface", "TabstopKits",
    "TipKitInterface", "WebKitInterface",
  ]

  /// Whether a class has methods of its own for events of the pointer.
  static func overridesPointerMethods(_ type: UIView.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let isTarget = targets[key] { return isTarget }
    let isTarget = RegisteredClass.overridesPointerMethods(type)
    targets[key] = isTarget
    return isTarget
  }
}
