internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A text. Mirrors the part of UIKit's `UILabel` that SwiftUI sources use.
open class UILabel: UIView {
  /// The text.
  public var text: String? { didSet { changed(oldValue != text) } }
  /// The font.
  public var font: UIFont! { didSet { changed(true) } }
  /// The colour of the text.
  public var textColor: UIColor! { didSet { changed(oldValue != textColor) } }
  /// The alignment of its lines.
  public var textAlignment = NSTextAlignment.natural { didSet { changed(true) } }
  /// The maximum number of lines; 0 means any number.
  public var numberOfLines = 1 { didSet { changed(oldValue != numberOfLines) } }
  /// Stored, without effect: the text wraps, or is truncated.
  public var adjustsFontSizeToFitWidth = false

  override var content: AnyView? {
    AnyView(
      Text(text ?? "")
        .font(font.map { Font($0) })
        .foregroundColor(textColor?.color)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .multilineTextAlignment(textAlignment.alignment)
        .frame(maxWidth: .infinity, alignment: textAlignment.frame))
  }
}

/// The alignment of the lines of a text. Mirrors UIKit's.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  fileprivate var alignment: TextAlignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  fileprivate var frame: Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
