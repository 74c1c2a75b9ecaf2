internal import GtkBridge

/// Motions of views and modifiers of the program with animatable data: the body is evaluated for
/// each frame, and painted, but not applied.
@MainActor
enum BodyMotion {
  /// Shows a change of an animatable value, after the node has been evaluated with the new one.
  ///
  /// - Parameter present: Passes the body of a value down the tree.
  static func changed<Value>(
    _ node: _Node, from old: Value, to new: Value, _ present: @escaping (Value) -> Void
  ) {
    guard let new = new as? any Animatable else { return }
    changed(node, from: old, toAnimatable: new) { present($0 as! Value) }
  }

  private static func changed<Value: Animatable>(
    _ node: _Node, from old: Any, toAnimatable new: Value, _ present: @escaping (Value) -> Void
  ) {
    let key = MotionKey(node, .body)
    guard let old = old as? Value, old.animatableData != new.animatableData else { return }
    var widget: Widget?
    node.forEachWidget { widget = widget ?? $0 }
    let transaction = Transaction.current
    guard let widget, let animation = Motions.animation(transaction, for: widget.pointer) else {
      Motions.current?.cancel(key)
      return
    }
    let pass = PaintPass()
    Motions.start(
      key, in: widget.pointer, by: animation, of: transaction,
      from: old.animatableData, to: new.animatableData,
      show: { [weak node] data in
        guard let node, node.isMounted else { return }
        var value = new
        value.animatableData = data
        pass.show { present(value) }
      }, end: { pass.end() })
  }
}
