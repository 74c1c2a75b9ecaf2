internal import Tabstop

/// Calls what is registered for changes of traits, and the methods of the program's views and controllers for them.
@MainActor
enum TraitChanges {
  @MainActor
  private final class Registration: UITraitChangeRegistration {
    weak var owner: AnyObject?
    let traits: Set<ObjectIdentifier>
    let call: (UITraitCollection) -> Void
    /// The traits of the owner when it was called last.
    var last: UITraitCollection

    init(
      _ owner: AnyObject, _ traits: Set<ObjectIdentifier>,
      _ call: @escaping (UITraitCollection) -> Void
    ) {
      (self.owner, self.traits, self.call) = (owner, traits, call)
      last = TraitChanges.traits(of: owner)
    }
  }
  private struct Follower {
    weak var responder: UIResponder?
    var last: UITraitCollection
  }

  private static var registrations: [Registration] = []
  private static var followers: [ObjectIdentifier: Follower] = [:]
  /// The numbers at which those that have gone are dropped.
  private static var (mostRegistrations, mostFollowers) = (64, 64)
  private static var isListening = false

  static func register(
    _ traits: [any UITraitDefinition.Type], of owner: AnyObject,
    _ call: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    listen()
    let new = Registration(owner, Set(traits.map { ObjectIdentifier($0) }), call)
    registrations.append(new)
    if registrations.count > mostRegistrations {
      registrations.removeAll { $0.owner == nil }
      mostRegistrations = max(64, 2 * registrations.count)
    }
    return new
  }

  static func unregister(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration as AnyObject }
  }

  /// Calls the methods of a view or a controller for changes, if its class is the program's own.
  static func follow(_ responder: UIResponder) {
    guard ProgramClasses.contains(type(of: responder)) else { return }
    listen()
    followers[ObjectIdentifier(responder)] = Follower(
      responder: responder, last: traits(of: responder))
    guard followers.count > mostFollowers else { return }
    followers = followers.filter { $0.value.responder != nil }
    mostFollowers = max(64, 2 * followers.count)
  }

  /// Follows the desktop.
  private static func listen() {
    guard !isListening else { return }
    isListening = true
    Desktop.onDarkness { _ in
      report(in: nil)
      for follower in followers.values {
        (follower.responder as? NSView)?.viewDidChangeEffectiveAppearance()
      }
    }
  }

  /// Reports the changes of traits in a view, or in all of them (`nil`), to those who have other traits now.
  /// O(registrations and followers).
  static func report(in view: UIView?) {
    for registration in registrations {
      guard let owner = registration.owner, isInside(owner, view) else { continue }
      let (old, new) = (registration.last, traits(of: owner))
      registration.last = new
      if !new.changes(from: old).isDisjoint(with: registration.traits) { registration.call(old) }
    }
    for (key, follower) in followers {
      guard let responder = follower.responder, isInside(responder, view) else { continue }
      let new = traits(of: responder)
      followers[key]?.last = new
      if new == follower.last { continue }
      (responder as? UIView)?.traitCollectionDidChange(follower.last)
      (responder as? UIViewController)?.traitCollectionDidChange(follower.last)
    }
  }

  private static func traits(of owner: AnyObject) -> UITraitCollection {
    (owner as? any UITraitEnvironment)?.traitCollection ?? .current
  }

  private static func isInside(_ owner: AnyObject, _ view: UIView?) -> Bool {
    guard let view else { return true }
    if let controller = owner as? UIViewController {
      return controller.isViewLoaded && controller.view.isDescendant(of: view)
    }
    return (owner as? UIView)?.isDescendant(of: view) ?? false
  }
}
