public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The content of a list's row: a text, a second one and a picture. Mirrors UIKit's `UIListContentConfiguration`.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// A change of a text's case before it is shown. Mirrors UIKit's.
  public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
  /// The alignment of a text. Mirrors UIKit's.
  public enum TextAlignment: Int, Sendable { case natural, center, justified }

  /// The appearance of a text. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Mirrors UIKit's name.
    public typealias TextTransform = UIListContentConfiguration.TextTransform
    /// Mirrors UIKit's name.
    public typealias TextAlignment = UIListContentConfiguration.TextAlignment
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The alignment of its lines.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines; 0 means any number.
    public var numberOfLines = 0
    /// The way in which a text that is too long is wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a text that is too long gets smaller, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest size of a text that is too long, as a factor.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the texts follow the user's text size. Stored, without effect: texts follow the
    /// desktop's size.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the text's case before it is shown.
    public var transform = TextTransform.none
    /// The colour: the same as `color`.
    public func resolvedColor() -> UIColor { color }
  }

  /// The appearance of the picture. Mirrors UIKit's.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The colour of an icon.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for none.
    public var maximumSize = CGSize.zero
    /// The space that is kept for a picture, in points; 0 for its own size.
    public var reservedLayoutSize = CGSize.zero
    /// The appearance of a symbol. Stored, without effect: an icon has the size of the text around
    /// it.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether the picture keeps its colours while the screen is inverted. Stored, without effect.
    public var accessibilityIgnoresInvertColors = false
    /// The size of icons. Mirrors UIKit's name: their own size.
    public static let standardDimension: CGFloat = 0
  }

  /// The text.
  public var text: String?
  /// The text with attributes, which is shown instead of `text`.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, which is shown instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture before the texts.
  public var image: UIImage?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the picture.
  public var imageProperties = ImageProperties()
  /// Whether the second text is at the end of the line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The space between the texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The space around the content, in points, beside that of the row.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The axes on which the margins of the superview are kept. Stored, without effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  /// The opacity of the content. Stored, without effect.
  public var alpha: CGFloat = 1
  private var isHeader = false

  private init(_ style: UIFont.TextStyle = .body, _ color: UIColor = .label) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// A row.
  public static func cell() -> Self { Self() }
  /// A row with a second text below the first.
  public static func subtitleCell() -> Self { Self() }
  /// A row with a second text at the end of its line.
  public static func valueCell() -> Self {
    var value = Self()
    value.prefersSideBySideTextAndSecondaryText = true
    value.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return value
  }
  /// A row of a side bar.
  public static func sidebarCell() -> Self { Self() }
  /// A row of a side bar with a second text below the first.
  public static func sidebarSubtitleCell() -> Self { Self() }
  /// A row of a side bar beside others.
  public static func accompaniedSidebarCell() -> Self { Self() }
  /// A row of a side bar beside others, with a second text below the first.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  /// The title of a section.
  public static func header() -> Self { title(.headline) }
  /// The title of a section in a plain list.
  public static func plainHeader() -> Self { title(.headline) }
  /// The title of a section in a list with cards.
  public static func groupedHeader() -> Self { title(.footnote, .secondaryLabel) }
  /// The title of a section that stands out.
  public static func prominentInsetGroupedHeader() -> Self { title(.headline) }
  /// The title of a section that stands out most.
  public static func extraProminentInsetGroupedHeader() -> Self { title(.title3) }
  /// The title of a section of a side bar.
  public static func sidebarHeader() -> Self { title(.headline) }
  /// The note of a section.
  public static func footer() -> Self { Self(.footnote, .secondaryLabel) }
  /// The note of a section in a plain list.
  public static func plainFooter() -> Self { Self(.footnote, .secondaryLabel) }
  /// The note of a section in a list with cards.
  public static func groupedFooter() -> Self { Self(.footnote, .secondaryLabel) }

  private static func title(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> Self {
    var title = Self(style, color)
    title.isHeader = true
    return title
  }

  /// Creates the view, with this configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The configuration itself: the row shows its state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  @ViewBuilder var shown: some View {
    HStack(spacing: imageToTextPadding) {
      if let image { picture(image) }
      if prefersSideBySideTextAndSecondaryText {
        HStack(spacing: textToSecondaryTextHorizontalPadding) {
          first
          Spacer(minLength: 0)
          second
        }
      } else {
        VStack(alignment: .leading, spacing: textToSecondaryTextVerticalPadding) {
          first
          second
        }
      }
    }
    .padding(
      EdgeInsets(
        top: directionalLayoutMargins.top, leading: directionalLayoutMargins.leading,
        bottom: directionalLayoutMargins.bottom, trailing: directionalLayoutMargins.trailing)
    )
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var first: some View {
    if let shown = Self.view(text, attributedText, textProperties) {
      shown.accessibilityAddTraits(isHeader ? .isHeader : [])
    }
  }

  @ViewBuilder private var second: some View {
    if let shown = Self.view(secondaryText, secondaryAttributedText, secondaryTextProperties) {
      shown
    }
  }

  private static func view(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties
  ) -> UILabelView? {
    guard let string = attributed?.string ?? text, !string.isEmpty else { return nil }
    let transformed =
      switch properties.transform {
      case .none: string
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case .capitalized: string.capitalized
      }
    let shown = properties.transform == .none ? attributed.map { Text($0.shown) } : nil
    return UILabelView(text: shown ?? Text(verbatim: transformed), properties: properties)
  }

  @ViewBuilder private func picture(_ image: UIImage) -> some View {
    let size = imageProperties.maximumSize
    let place = imageProperties.reservedLayoutSize
    Group {
      if size.width > 0 || size.height > 0 {
        Image(uiImage: image).resizable().scaledToFit()
          .frame(
            width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
      } else {
        Image(uiImage: image)
      }
    }
    .foregroundColor(imageProperties.tintColor?.color)
    .clipShape(RoundedRectangle(cornerRadius: imageProperties.cornerRadius))
    .frame(
      width: place.width > 0 ? place.width : nil, height: place.height > 0 ? place.height : nil
    )
    .accessibilityHidden(text != nil || attributedText != nil)
  }
}

/// A text of a row.
private struct UILabelView: View {
  let text: Text
  let properties: UIListContentConfiguration.TextProperties

  var body: some View {
    text
      .font(Font(properties.font))
      .foregroundColor(properties.color.color)
      .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
      .truncationMode(properties.lineBreakMode.truncation)
      .minimumScaleFactor(
        properties.adjustsFontSizeToFitWidth ? max(properties.minimumScaleFactor, 0.5) : 1
      )
      .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
      .frame(
        maxWidth: properties.alignment == .center ? .infinity : nil,
        alignment: properties.alignment == .center ? .center : .leading)
  }
}

/// A view that shows a text, a second one and a picture. Mirrors UIKit's `UIListContentView`.
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration

  /// Creates a view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
  }
  /// Creates an empty view.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  /// The content: a `UIListContentConfiguration`; others are ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      changed(true)
    }
  }

  override var content: AnyView? { AnyView(list.shown) }
}

/// An axis, or both. Mirrors UIKit's.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates axes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
