extension UndoManager {
  /// Records a method that undoes a change, with its argument. The target is not kept alive.
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { _ = selector.call($0, [anObject]) }
  }
}
