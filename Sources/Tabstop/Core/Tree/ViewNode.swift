/// A node of one view type, with the value of that type that it shows.
///
/// `V` is always a view; but if a class inherits from one that requires it, Swift's runtime
/// searches for the conformance of each `V` again: 100 thousand instructions. So superclasses of
/// nodes do not.
public class _ViewNode<V>: _Node {
  final var view: V

  init(_ view: V, _ context: _Context) {
    self.view = view
    super.init(context)
  }

  /// Shows the next value of the view at this position. Does nothing if neither the value nor the
  /// environment has changed.
  ///
  /// It takes the value without a copy: to copy a page's view retains everything in it.
  final func update(_ new: consuming V, in environment: EnvironmentValues) {
    let isSameEnvironment = environment.isIdentical(to: self.environment)
    if isSameEnvironment && isBitwiseEqual(&view, &new) { return }
    swap(&view, &new)
    self.environment = environment
    didUpdate(from: new, environmentChanged: !isSameEnvironment)
  }

  /// Called when the value or the environment changed. By default the node is evaluated again.
  func didUpdate(from old: V, environmentChanged: Bool) {
    evaluate()
  }
}
