internal import Tabstop

/// Calls what is registered for changes of traits, and the methods of the program's views and controllers for them.
@MainActor
enum TraitChanges {
  private final class Registration: UITraitChangeRegistration {
    weak var owner: AnyObject?
    let traits: Set<ObjectIdentifier>
    let call: (UITraitCollection) -> Void

    init(
      _ owner: AnyObject, _ traits: Set<ObjectIdentifier>,
      _ call: @escaping (UITraitCollection) -> Void
    ) {
      (self.owner, self.traits, self.call) = (owner, traits, call)
    }
  }
  private struct Follower {
    weak var responder: UIResponder?
  }

  private static var registrations: [Registration] = []
  private static var followers: [ObjectIdentifier: Follower] = [:]
  /// The number of followers at which those that have gone are dropped.
  private static var mostFollowers = 64
  private static var isListening = false

  static func register(
    _ traits: [any UITraitDefinition.Type], of owner: AnyObject,
    _ call: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    listen()
    registrations.removeAll { $0.owner == nil }
    let new = Registration(owner, Set(traits.map { ObjectIdentifier($0) }), call)
    registrations.append(new)
    return new
  }

  static func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration as AnyObject }
  }

  /// Calls the methods of a view or a controller for changes, if its class is the program's own.
  static func follow(_ responder: UIResponder) {
    guard ProgramClasses.contains(type(of: responder)) else { return }
    listen()
    followers[ObjectIdentifier(responder)] = Follower(responder: responder)
    guard followers.count > mostFollowers else { return }
    followers = followers.filter { $0.value.responder != nil }
    mostFollowers = max(64, 2 * followers.count)
  }

  /// Follows the desktop.
  private static func listen() {
    guard !isListening else { return }
    isListening = true
    Desktop.onDarkness { isDark in
      var before = UITraitCollection.current
      before.userInterfaceStyle = isDark ? .light : .dark
      report([ObjectIdentifier(UITraitUserInterfaceStyle.self)], from: before, in: nil)
      for follower in followers.values {
        (follower.responder as? NSView)?.viewDidChangeEffectiveAppearance()
      }
    }
  }

  /// Reports changes in a view, or in all of them (`nil`).
  static func report(
    _ traits: Set<ObjectIdentifier>, from before: UITraitCollection, in view: UIView?
  ) {
    if traits.isEmpty { return }
    for registration in registrations where !traits.isDisjoint(with: registration.traits) {
      if let owner = registration.owner, isInside(owner, view) { registration.call(before) }
    }
    for follower in followers.values {
      guard let responder = follower.responder, isInside(responder, view) else { continue }
      (responder as? UIView)?.traitCollectionDidChange(before)
      (responder as? UIViewController)?.traitCollectionDidChange(before)
    }
  }

  private static func isInside(_ owner: AnyObject, _ view: UIView?) -> Bool {
    guard let view else { return true }
    if let controller = owner as? UIViewController {
      return controller.isViewLoaded && controller.view.isDescendant(of: view)
    }
    return (owner as? UIView)?.isDescendant(of: view) ?? false
  }
}
