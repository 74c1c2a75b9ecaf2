internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// What a view of the program's draws by `draw(_:)`.
struct CustomDrawing: View {
  let view: UIView

  var body: some View {
    let _ = view.revision.number
    Canvas { context, size in
      context.withCGContext { _ in view.draw(size: size) }
    }
  }
}

extension UIView {
  /// Whether it is a view of the program's that draws something: it is asked to, once in a while.
  var drawsItself: Bool {
    guard !String(reflecting: type(of: self)).hasPrefix("TabstopKits.") else { return false }
    let context = CGContext(size: CGSize(width: 100, height: 100))
    CGContext.stack.append(context)
    draw(size: context.size)
    CGContext.stack.removeLast()
    return !context.steps.isEmpty
  }

  /// Draws, with bounds of a size.
  fileprivate func draw(size: CGSize) {
    let own = frame
    frame.size = size
    draw(CGRect(origin: .zero, size: size))
    frame = own
  }
}
