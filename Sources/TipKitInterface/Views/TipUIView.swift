internal import Tabstop
public import SwiftUIInterface
public import TabstopKits

/// A tip in views of UIKit and AppKit, while it is to be shown. Mirrors TipKit's `TipUIView`, and
/// `TipNSView`.
@preconcurrency @MainActor
public final class TipUIView: UIView {
  private let tip: any Tip
  private let actionHandler: @MainActor (Tips.Action) -> Void
  private let hosting: UIHostingController<AnyView>

  /// The style of the tip.
  public var viewStyle: any TipViewStyle = MiniTipViewStyle() { didSet { update() } }
  /// The corners of a tip that has a background colour.
  public var cornerRadius: CGFloat = 8 { didSet { update() } }
  /// The size of the picture; `nil` for its own.
  public var imageSize: CGSize? { didSet { update() } }
  /// The colour behind the tip, in the default style.
  public override var backgroundColor: UIColor? { didSet { update() } }

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - arrowEdge: No effect: there is no arrow.
  ///   - actionHandler: Performed when the user presses a button of the tip.
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.actionHandler) = (tip, actionHandler)
    hosting = UIHostingController(rootView: AnyView(EmptyView()))
    super.init(frame: .zero)
    update()
    addSubview(hosting.view)
  }

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  private func update() {
    func styled(_ style: some TipViewStyle) -> AnyView {
      let view = TipView(AnyTip(tip), action: actionHandler).tipViewStyle(style)
        .tipCornerRadius(cornerRadius)
      let sized = imageSize.map { AnyView(view.tipImageSize($0)) } ?? AnyView(view)
      return backgroundColor.map { AnyView(sized.tipBackground(Color(uiColor: $0))) } ?? sized
    }
    hosting.rootView = styled(viewStyle)
  }
}

/// AppKit's name of `TipUIView`.
public typealias TipNSView = TipUIView

/// A tip that a view controller presents: in a dialog. Mirrors TipKit's `TipUIPopoverViewController`.
@preconcurrency @MainActor
public final class TipUIPopoverViewController: UIViewController {
  private let tipView: TipUIView

  /// The style of the tip.
  public var viewStyle: any TipViewStyle {
    get { tipView.viewStyle }
    set { tipView.viewStyle = newValue }
  }
  /// The colour behind the tip, in the default style.
  public var backgroundColor: UIColor? {
    get { tipView.backgroundColor }
    set { tipView.backgroundColor = newValue }
  }
  /// The size of the picture; `nil` for its own.
  public var imageSize: CGSize? {
    get { tipView.imageSize }
    set { tipView.imageSize = newValue }
  }

  /// Creates the controller.
  ///
  /// - Parameters:
  ///   - sourceItem: No effect: the dialog is over the window.
  ///   - actionHandler: Performed when the user presses a button of the tip.
  public init(
    _ tip: any Tip, sourceItem: AnyObject,
    actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    tipView = TipUIView(tip, actionHandler: actionHandler)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the view to the one with the tip.
  public override func loadView() { view = tipView }
}
