// Views of UIKit's that are created without arguments, and subclasses of those that are rarely subclassed.
import SwiftUI
import UIKit

struct Blurred: UIViewRepresentable {
  var effect: UIVisualEffect?

  func makeUIView(context: UIViewRepresentableContext<Self>) -> UIVisualEffectView {
    UIVisualEffectView()
  }

  func updateUIView(_ view: UIVisualEffectView, context: UIViewRepresentableContext<Self>) {
    view.effect = effect
  }
}

struct Waiting: UIViewRepresentable {
  @Binding var isWaiting: Bool

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = SlowSpinner(frame: .zero)
    view.style = .large
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    isWaiting ? view.startAnimating() : view.stopAnimating()
  }
}

final class SlowSpinner: UIActivityIndicatorView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    hidesWhenStopped = false
  }

  required init(coder: NSCoder) { fatalError("init(coder:) is not used.") }
}

final class Vibrant: UIVisualEffectView {
  override init(effect: UIVisualEffect?) {
    super.init(effect: effect)
    contentView.addSubview(UIProgressView(progressViewStyle: .bar))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used.") }
}

final class NoteView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    text = "Note"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used.") }
}

final class PlainSearchBar: UISearchBar {
  override init(frame: CGRect) {
    super.init(frame: frame)
    searchBarStyle = .minimal
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used.") }
}

final class ThinBar: UIProgressView {}
