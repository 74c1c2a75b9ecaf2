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

struct WaitingWheel: UIViewRepresentable {
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

/// Overrides what is not called here, as sources for telephones do.
final class TurningController: UIViewController, UIPopoverPresentationControllerDelegate {
  private(set) var steps: [String] = []

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var inputAccessoryView: UIView? { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    steps.append("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    steps.append("is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    steps.append("did appear")
    popoverPresentationController?.delegate = self
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { _ in }
  }

  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    title = editing ? "Editing" : nil
  }
}

struct TurningScreen: UIViewControllerRepresentable {
  let controller: TurningController

  func makeUIViewController(context: Context) -> TurningController { controller }
  func updateUIViewController(_ controller: TurningController, context: Context) {}
}

final class Faded: UIView {
  override var alpha: CGFloat { didSet { isAccessibilityElement = alpha > 0 } }
  override var contentMode: UIView.ContentMode { didSet { setNeedsLayout() } }
  override var isAccessibilityElement: Bool {
    get { alpha > 0 }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .image }
    set {}
  }
  override var accessibilityValue: String? {
    get { "\(Int(alpha * 100)) %" }
    set {}
  }
  override var accessibilityHint: String? { didSet { setNeedsLayout() } }
}

/// Shows a view that the program keeps.
struct KeptView: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}
