public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The state of a view without content. Mirrors UIKit's.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits that colours may depend on.
  public var traitCollection: UITraitCollection
  /// The text that is searched for.
  public var searchText: String?
  /// Creates a state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A picture, texts and buttons in place of missing content: SwiftUI's `ContentUnavailableView`. Mirrors UIKit's
/// `UIContentUnavailableConfiguration`.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The picture.
  public var image: UIImage?
  /// The title.
  public var text: String?
  /// The title with attributes: its text is shown.
  public var attributedText: NSAttributedString?
  /// The text below the title.
  public var secondaryText: String?
  /// The text below the title with attributes: its text is shown.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the button. Without a title and a picture there is none.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button. Without a title and a picture there is none.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  private var isLoading = false

  /// What a button does. Mirrors UIKit's.
  public struct ButtonProperties {
    /// The action.
    public var primaryAction: UIAction?
    /// The menu. Stored, without effect.
    public var menu: UIMenu?
    /// Whether the button can be pressed.
    public var isEnabled = true
    /// Creates the properties of a button without an action.
    public init() {}
  }

  /// Nothing.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }
  /// That content is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = String(own: "Loading…")
    return configuration
  }
  /// That a search has found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = String(own: "No Results")
    return configuration
  }

  private init() {}

  /// Creates the view.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// The configuration itself.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }

  var shown: AnyView {
    AnyView(
      ContentUnavailableView {
        if isLoading { ProgressView() }
        Label {
          Text(verbatim: attributedText?.string ?? text ?? "")
        } icon: {
          if let image { Image(uiImage: image) }
        }
      } description: {
        if let details = secondaryAttributedText?.string ?? secondaryText {
          Text(verbatim: details)
        }
      } actions: {
        action(button, buttonProperties)
        action(secondaryButton, secondaryButtonProperties)
      })
  }

  @ViewBuilder
  private func action(
    _ look: UIButton.Configuration, _ properties: ButtonProperties
  ) -> some View {
    if let title = look.title ?? properties.primaryAction?.title, !title.isEmpty {
      Button(title) { properties.primaryAction?.performWithSender(nil, target: nil) }
        .disabled(!properties.isEnabled)
    }
  }
}

extension UIViewController {
  /// What is shown over the controller's view in place of missing content.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set {
      unavailable.view?.removeFromSuperview()
      unavailable = (newValue, newValue?.makeContentView())
      if let shown = unavailable.view { view.addSubview(shown) }
    }
  }
  /// Calls `updateContentUnavailableConfiguration(using:)`.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
  }
}

/// The view of a `UIContentUnavailableConfiguration`. Mirrors UIKit's.
public final class UIContentUnavailableView: UIView, UIContentView {
  /// What is shown.
  public var configuration: any UIContentConfiguration { didSet { changed(true) } }
  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  /// There are no archives here.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  override var content: AnyView? {
    (configuration as? UIContentUnavailableConfiguration)?.shown
  }
}
