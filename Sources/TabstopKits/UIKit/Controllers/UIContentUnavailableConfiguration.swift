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
  /// The title with attributes, which is shown instead of `text`.
  public var attributedText: NSAttributedString?
  /// The text below the title.
  public var secondaryText: String?
  /// The text below the title with attributes, which is shown instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the button. Without a title and a picture there is none.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button. Without a title and a picture there is none.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// The appearance of the picture.
  public var imageProperties = ImageProperties()
  /// The appearance of the title.
  public var textProperties = TextProperties(style: .title2, usualColor: .label)
  /// The appearance of the text below the title.
  public var secondaryTextProperties = TextProperties(style: .body, usualColor: .secondaryLabel)
  /// What is behind the content.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether the content is in the middle. Stored, without effect: it is.
  public var alignment = Alignment.center
  /// The axes on which the margins of the superview are kept. Stored, without effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The space between the picture and the title. Stored, without effect: it is SwiftUI's.
  public var imageToTextPadding: CGFloat = 12
  /// The space between the texts. Stored, without effect: it is SwiftUI's.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the button. Stored, without effect: it is SwiftUI's.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons. Stored, without effect: it is SwiftUI's.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  private var isLoading = false

  /// The place of the content. No effect: it is in the middle. Mirrors UIKit's.
  public enum Alignment: Int, Sendable { case center, natural }

  /// The appearance of the picture. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The appearance of a symbol. Stored, without effect: an icon has the size of the text around it.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of an icon.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for none.
    public var maximumSize = CGSize.zero
    /// Whether the picture keeps its colours while the screen is inverted. Stored, without effect.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct TextProperties {
    let style: UIFont.TextStyle
    let usualColor: UIColor
    private(set) var ownFont: UIFont?
    private(set) var ownColor: UIColor?
    init(style: UIFont.TextStyle, usualColor: UIColor) {
      (self.style, self.usualColor) = (style, usualColor)
    }
    /// The font.
    public var font: UIFont {
      get { ownFont ?? .preferredFont(forTextStyle: style) }
      set { ownFont = newValue }
    }
    /// The colour.
    public var color: UIColor {
      get { ownColor ?? usualColor }
      set { ownColor = newValue }
    }
    /// The maximum number of lines; 0 means any number.
    public var numberOfLines = 0
    /// The way in which a text that is too long is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a text that is too long gets smaller, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest size of a text that is too long, as a factor.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may be closer. Stored, without effect.
    public var allowsDefaultTighteningForTruncation = true
  }

  /// What a button does. Mirrors UIKit's.
  public struct ButtonProperties {
    /// The role of a button. Stored, without effect. Mirrors UIKit's.
    public var role = UIButton.Role.normal
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
          UnavailableText(
            text: attributedText.map { Text($0.shown) } ?? Text(verbatim: text ?? ""),
            properties: textProperties)
        } icon: {
          if let image { UnavailablePicture(image: image, properties: imageProperties) }
        }
      } description: {
        if let details = secondaryAttributedText.map({ Text($0.shown) })
          ?? secondaryText.map({ Text(verbatim: $0) })
        {
          UnavailableText(text: details, properties: secondaryTextProperties)
        }
      } actions: {
        action(button, buttonProperties)
        action(secondaryButton, secondaryButtonProperties)
      }
      .padding(
        EdgeInsets(
          top: directionalLayoutMargins.top, leading: directionalLayoutMargins.leading,
          bottom: directionalLayoutMargins.bottom, trailing: directionalLayoutMargins.trailing)
      )
      .background(background.shown))
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

/// A text in the place of missing content; its font and its colour are the view's if none was set.
private struct UnavailableText: View {
  let text: Text
  let properties: UIContentUnavailableConfiguration.TextProperties

  var body: some View {
    (properties.ownFont.map { text.font(Font($0)) } ?? text)
      .foregroundColor(properties.ownColor?.color)
      .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
      .truncationMode(properties.lineBreakMode.truncation)
      .minimumScaleFactor(
        properties.adjustsFontSizeToFitWidth ? max(properties.minimumScaleFactor, 0.5) : 1)
  }
}

/// A picture in the place of missing content.
private struct UnavailablePicture: View {
  let image: UIImage
  let properties: UIContentUnavailableConfiguration.ImageProperties

  var body: some View {
    let size = properties.maximumSize
    Group {
      if size.width > 0 || size.height > 0 {
        Image(uiImage: image).resizable().scaledToFit()
          .frame(
            maxWidth: size.width > 0 ? size.width : nil,
            maxHeight: size.height > 0 ? size.height : nil)
      } else {
        Image(uiImage: image)
      }
    }
    .foregroundColor(properties.tintColor?.color)
    .clipShape(RoundedRectangle(cornerRadius: properties.cornerRadius))
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
