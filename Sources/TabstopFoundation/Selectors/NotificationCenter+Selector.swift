public import Foundation
internal import Synchronization

extension NotificationCenter {
  /// Calls a method of an object for notifications, on the thread that posts them. Mirrors Foundation's.
  ///
  /// - Parameters:
  ///   - observer: The object. It is not retained; its observation ends with it.
  ///   - selector: The method, which gets the notification if it has a parameter.
  ///   - name: The name of the notifications; `nil` for all.
  ///   - object: The sender; `nil` for any.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservers.add(
      observer as AnyObject, selector, to: self, name: name, sender: object.map { $0 as AnyObject })
  }
}

/// The objects whose methods are called for notifications.
public enum _SelectorObservers {
  /// The number of observers that are listed, with those that have ended and were not noticed yet.
  package static var count: Int { SelectorObservers.count }

  /// Ends observations of a center's notifications, for declarations of `removeObserver` that shadow Foundation's: those
  /// that the plugin `AppleImports` adds to a program.
  public static func remove(
    _ observer: Any, from center: NotificationCenter, name: NSNotification.Name? = nil,
    object: Any? = nil
  ) {
    SelectorObservers.remove(
      observer as AnyObject, from: center, name: name, sender: object.map { $0 as AnyObject })
    center.removeObserver(observer, name: name, object: object)
  }
}

private enum SelectorObservers {
  /// An observation of an object. What it holds is only compared, but for the observer, which is called on the thread
  /// that posts, as by Objective-C.
  private final class Observation: @unchecked Sendable {
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: NSNotification.Name?
    weak var sender: AnyObject?
    let hasSender: Bool
    var hasEnded: Bool { observer == nil || hasSender && sender == nil }
    /// What ends it. Set before the observation is stored.
    var token: (any NSObjectProtocol)?

    init(
      _ observer: AnyObject, _ center: NotificationCenter, _ name: NSNotification.Name?,
      _ sender: AnyObject?
    ) {
      (self.observer, self.center, self.name, self.sender) = (observer, center, name, sender)
      hasSender = sender != nil
    }

    func end() { if let token { center.removeObserver(token) } }
  }

  /// The observations, by the observers.
  private struct Store {
    var all: [ObjectIdentifier: [Observation]] = [:]
    /// The number of observers at which those that have ended are looked for.
    private var limit = 64

    /// Removes what has ended, whenever the number of observers has doubled: a notification that is never posted ends
    /// none.
    mutating func sweep() -> [Observation] {
      guard all.count >= limit else { return [] }
      let ended = all.values.flatMap { $0.filter(\.hasEnded) }
      all = all.compactMapValues { observations in
        let kept = observations.filter { !$0.hasEnded }
        return kept.isEmpty ? nil : kept
      }
      limit = max(64, 2 * all.count)
      return ended
    }
  }

  private static let observations = Mutex(Store())

  /// The number of observers that are listed.
  fileprivate static var count: Int { observations.withLock { $0.all.count } }

  static func add(
    _ observer: AnyObject, _ selector: Selector, to center: NotificationCenter,
    name: NSNotification.Name?, sender: AnyObject?
  ) {
    let identifier = ObjectIdentifier(observer)
    let observation = Observation(observer, center, name, sender)
    observation.token = center.addObserver(forName: name, object: sender, queue: nil) {
      [weak observation] notification in
      guard let observation else { return }
      // The notification may be from an object at the place of a sender that has ended.
      if let observer = observation.observer, !observation.hasEnded {
        _ = selector.call(observer, [notification])
      } else {
        removeEnded(identifier)
      }
    }
    // An object at the place of one that has ended.
    removeEnded(identifier)
    let ended = observations.withLock { store in
      store.all[identifier, default: []].append(observation)
      return store.sweep()
    }
    for observation in ended { observation.end() }
  }

  static func remove(
    _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?,
    sender: AnyObject?
  ) {
    removeAll(ObjectIdentifier(observer)) {
      $0.center === center && (name == nil || $0.name == name)
        && (sender == nil || $0.sender === sender)
    }
  }

  /// Removes the observations of an object that have ended.
  private static func removeEnded(_ identifier: ObjectIdentifier) {
    removeAll(identifier, where: \.hasEnded)
  }

  private static func removeAll(
    _ identifier: ObjectIdentifier, where isRemoved: (Observation) -> Bool
  ) {
    let removed = observations.withLock { store in
      let all = store.all[identifier] ?? []
      let kept = all.filter { !isRemoved($0) }
      store.all[identifier] = kept.isEmpty ? nil : kept
      return all.filter(isRemoved)
    }
    for observation in removed { observation.end() }
  }
}
