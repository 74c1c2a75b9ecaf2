public import CombineFoundation
public import Tabstop

extension View {
  /// Runs `action` with each value of `publisher` while the view exists, on the main thread.
  /// Mirrors SwiftUI.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(reception: Reception(publisher: publisher, action: action)))
  }
}

private struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  let reception: Reception<P>

  func body(content: Content) -> some View { content }
}

/// A subscription that belongs to a node of the tree.
private struct Reception<P: Publisher>: DynamicProperty where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor
  mutating func _install(_ slot: inout AnyObject?, in node: _Node) {
    let receiver = slot as? Receiver ?? Receiver()
    slot = receiver
    receiver.action = action
    receiver.subscribe(to: publisher)
  }

  @MainActor
  final class Receiver {
    var action: ((P.Output) -> Void)?
    private var publisher: P?
    private var subscription: AnyCancellable?

    /// Subscribes, unless the publisher is the previous one.
    func subscribe(to publisher: P) {
      guard self.publisher.map({ isSame($0, publisher) }) != true else { return }
      self.publisher = publisher
      subscription = publisher.sink { @Sendable [weak self] value in
        let value = Delivery(value: value)
        onMainActor { self?.receive(value.value) }
      }
    }

    private func receive(_ value: P.Output) {
      // A publisher that sends at once does so while views are being created.
      guard Updater.shared.isUpdating || subscription == nil else {
        action?(value)
        return
      }
      Updater.shared.afterUpdate { [weak self] in self?.action?(value) }
    }
  }
}

/// A value that is passed to the main thread, no longer used by the sender.
private struct Delivery<Value>: @unchecked Sendable {
  let value: Value
}

private func isSame<P>(_ a: P, _ b: P) -> Bool {
  func isEqual<E: Equatable>(_ a: E) -> Bool { a == b as? E }
  return isBitwiseEqual(a, b) || (a as? any Equatable).map { isEqual($0) } == true
}
