extension View {
  /// Animates the changes of this view that come with a change of `value`. Mirrors SwiftUI.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(TransactionModifier(value: value) { $0.set(animation) })
  }
  /// Animates all changes that the enclosing views make to this view.
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(value: nil as Bool?) { $0.set(animation) })
  }
  /// Animates the changes that `body` makes to this view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self).animation(animation) }

  /// Changes the transaction of the changes that the enclosing views make to this view. Mirrors
  /// SwiftUI.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(value: nil as Bool?, transform: transform))
  }
  /// Changes the transaction of the changes that come with a change of `value`.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }
  /// Changes the transaction of the changes that `body` makes to this view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self).transaction(transform) }
}

extension Transaction {
  fileprivate mutating func set(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}

package struct TransactionModifier<Value: Equatable>: _PrimitiveModifier {
  /// The value whose changes are affected; `nil` for all changes.
  let value: Value?
  let transform: (inout Transaction) -> Void

  package static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _Context
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    TransactionNode(view, context)
  }
}

private final class TransactionNode<Content: View, Value: Equatable>:
  ModifierNode<Content, TransactionModifier<Value>>, AnimatesDescendants
{
  override init(
    _ view: ModifiedContent<Content, TransactionModifier<Value>>, _ context: _Context
  ) {
    super.init(view, context)
    makeContent()
  }

  override func didUpdate(
    from old: ModifiedContent<Content, TransactionModifier<Value>>, environmentChanged: Bool
  ) {
    let value = view.modifier.value
    if value != nil, value == old.modifier.value {
      return super.didUpdate(from: old, environmentChanged: environmentChanged)
    }
    var transaction = Transaction.current ?? Transaction()
    view.modifier.transform(&transaction)
    update(by: transaction) {
      super.didUpdate(from: old, environmentChanged: environmentChanged)
    }
  }
}

extension _Node {
  /// Evaluates this node, or one below it, as a part of a transaction.
  final func update(by transaction: Transaction, _ evaluation: () -> Void) {
    LayoutMotion.willUpdate(self, by: transaction)
    let outer = Transaction.exchange(transaction)
    evaluation()
    _ = Transaction.exchange(outer)
  }
}
