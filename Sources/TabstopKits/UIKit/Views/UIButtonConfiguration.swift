public import Foundation
internal import Tabstop

extension UIButton {
  /// The appearance of a button. Mirrors the part of UIKit's `UIButton.Configuration` that is a
  /// title, a picture, colours and the kind of button.
  @preconcurrency @MainActor
  public struct Configuration {
    enum Kind { case plain, bordered, prominent }
    var kind: Kind

    /// The title.
    public var title: String?
    /// The title, with attributes that have no effect.
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    /// A second line.
    public var subtitle: String?
    /// A picture, before the title unless `imagePlacement` says where.
    public var image: UIImage?
    /// The background, whose colour is that of the button.
    public var background = UIBackgroundConfiguration.listCell()
    /// The second line, with attributes that have no effect.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// The appearance of a symbol. Stored, without effect: an icon has the size of the text.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The alignment of the title. Stored, without effect.
    public var titleAlignment = TitleAlignment.automatic
    /// The way in which a long title is shortened. Stored, without effect.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The alignment of a title. No effect. Mirrors UIKit's.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour of the button.
    public var baseBackgroundColor: UIColor?
    /// The space between the picture and the title, in points; 0 means the usual one.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle. Stored, without effect.
    public var titlePadding: CGFloat = 0
    /// The side of the title that the picture is on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The insets of the content. Stored, without effect.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The style of the corners. Stored, without effect: the desktop's buttons have its corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button. Stored, without effect.
    public var buttonSize = Size.medium
    /// Whether a spinner is shown instead of the picture.
    public var showsActivityIndicator = false

    /// The corners of a button. No effect. Mirrors UIKit's.
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// The size of a button. No effect. Mirrors UIKit's.
    public enum Size: Int, Sendable { case mini, small, medium, large }

    private init(_ kind: Kind) { self.kind = kind }
    /// A configuration without a border.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A configuration without a border.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A configuration with a border.
    public static func gray() -> Configuration { Configuration(.bordered) }
    /// A configuration with a border.
    public static func tinted() -> Configuration { Configuration(.bordered) }
    /// A configuration with a border.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A configuration with a border.
    public static func borderedTinted() -> Configuration { Configuration(.bordered) }
    /// A configuration filled with the accent colour.
    public static func filled() -> Configuration { Configuration(.prominent) }
    /// A configuration filled with the accent colour.
    public static func borderedProminent() -> Configuration { Configuration(.prominent) }

    /// Returns the view of a button with this configuration.
    func button(_ title: String?, _ action: @escaping () -> Void) -> AnyView {
      let button = Button(action: action) { label(title) }.tint(tint)
      return switch kind {
      case .plain: AnyView(button.buttonStyle(.plain))
      case .bordered: AnyView(button.buttonStyle(.bordered))
      case .prominent: AnyView(button.buttonStyle(.borderedProminent))
      }
    }

    private var tint: Color? { (baseBackgroundColor ?? background.backgroundColor)?.color }

    /// The content of the button.
    @ViewBuilder func label(_ title: String?) -> some View {
      let texts = VStack(alignment: .leading) {
        if let title { Text(verbatim: title) }
        if let subtitle { Text(verbatim: subtitle).font(.caption) }
      }
      Group {
        switch imagePlacement {
        case .top:
          VStack(spacing: spacing) {
            picture(title)
            texts
          }
        case .bottom:
          VStack(spacing: spacing) {
            texts
            picture(title)
          }
        case .trailing:
          HStack(spacing: spacing) {
            texts
            picture(title)
          }
        default:
          HStack(spacing: spacing) {
            picture(title)
            texts
          }
        }
      }
      .foregroundColor(baseForegroundColor?.color)
    }

    private var spacing: CGFloat? { imagePadding > 0 ? imagePadding : nil }

    @ViewBuilder private func picture(_ title: String?) -> some View {
      if showsActivityIndicator {
        ProgressView()
      } else if let image {
        Image(uiImage: image).accessibilityHidden(title != nil)
      }
    }
  }
}

/// A set of sides of a rectangle, by the direction of reading. Mirrors UIKit's.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates sides from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where lines start.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
