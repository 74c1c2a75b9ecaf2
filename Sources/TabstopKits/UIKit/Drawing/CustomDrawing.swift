internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A canvas with the drawing that a program's own view makes in `draw(_:)`.
struct CustomDrawing: View {
  let view: UIView

  var body: some View {
    // A closure with the view alone would be the same one after a change, and the canvas would not be drawn again.
    let revision = view.revision.number
    Canvas { context, size in
      context.withCGContext { _ in if revision >= 0 { view.draw(size: size) } }
    }
  }
}

extension UIView {
  /// Whether the view's class is the program's own and its `draw(_:)` draws something. Calls
  /// `draw(_:)` to find out.
  var drawsItself: Bool {
    guard isOfProgram else { return false }
    let context = CGContext(size: CGSize(width: 100, height: 100))
    CGContext.stack.append(context)
    draw(size: context.size)
    CGContext.stack.removeLast()
    return !context.steps.isEmpty
  }

  /// Calls `draw(_:)` with bounds of `size`.
  fileprivate func draw(size: CGSize) {
    withSize(size) { draw(CGRect(origin: .zero, size: size)) }
  }
}
