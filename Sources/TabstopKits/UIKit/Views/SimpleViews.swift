// Views of UIKit's without input, for representables.
public import Foundation
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

/// A picture. Mirrors the part of UIKit's `UIImageView` that SwiftUI sources use.
open class UIImageView: UIView {
  /// The picture.
  public var image: UIImage? { didSet { changed(oldValue != image) } }

  /// Creates a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var content: AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    switch contentMode {
    case .scaleToFill, .redraw: return AnyView(picture.resizable())
    case .scaleAspectFit: return AnyView(picture.resizable().scaledToFit())
    case .scaleAspectFill: return AnyView(picture.resizable().scaledToFill())
    default: return AnyView(picture)
    }
  }
}

/// A spinner. Mirrors UIKit's `UIActivityIndicatorView`.
public final class UIActivityIndicatorView: UIView {
  /// The size.
  public enum Style: Int, Sendable {
    case medium = 100
    case large, whiteLarge, white, gray
  }
  /// The size.
  public var style: Style { didSet { changed(oldValue != style) } }
  /// The colour.
  public var color: UIColor! { didSet { changed(oldValue != color) } }
  /// Whether it is invisible while it does not spin.
  public var hidesWhenStopped = true { didSet { changed(oldValue != hidesWhenStopped) } }
  /// Whether it spins.
  public private(set) var isAnimating = false { didSet { changed(oldValue != isAnimating) } }

  /// Creates a spinner.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  /// Creates a spinner.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Lets it spin.
  public func startAnimating() { isAnimating = true }
  /// Stops it.
  public func stopAnimating() { isAnimating = false }

  override var content: AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return AnyView(
      ProgressView().controlSize(style == .large || style == .whiteLarge ? .large : .regular)
        .tint(color?.color))
  }
}

/// A bar that shows progress. Mirrors UIKit's `UIProgressView`.
public final class UIProgressView: UIView {
  /// From 0 to 1.
  public var progress: Float = 0 { didSet { changed(oldValue != progress) } }
  /// The colour of the part that is done.
  public var progressTintColor: UIColor? { didSet { changed(oldValue != progressTintColor) } }
  /// Stored, without effect.
  public var trackTintColor: UIColor?

  /// Sets the value.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var content: AnyView? {
    AnyView(ProgressView(value: Double(progress)).tint(progressTintColor?.color))
  }
}

/// An effect behind views. Mirrors UIKit's `UIVisualEffect`.
@preconcurrency @MainActor
public class UIVisualEffect: NSObject {
  fileprivate override init() { super.init() }
}

/// A material: a nearly opaque colour, as `Material` is. Mirrors UIKit's `UIBlurEffect`.
public final class UIBlurEffect: UIVisualEffect {
  /// The material.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    fileprivate var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        .ultraThinMaterial
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thinMaterial
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thickMaterial
      default: .regularMaterial
      }
    }
  }

  fileprivate let style: Style

  /// Creates a material. Those for light and dark windows follow the window here.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Views over a material: the material itself. Mirrors UIKit's `UIVibrancyEffect`.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A material. Mirrors UIKit's `UIVisualEffectView`.
public final class UIVisualEffectView: UIView {
  /// The material.
  public var effect: UIVisualEffect? { didSet { changed(oldValue !== effect) } }
  /// The view over the material.
  public let contentView = UIView()

  /// Creates a view of a material.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var content: AnyView? {
    let blur = effect as? UIBlurEffect
    return AnyView(
      ZStack {
        if let blur { Rectangle().fill(blur.style.material).accessibilityHidden(true) }
        ShownUIView(view: contentView)
      })
  }
}

/// A material, by AppKit's names. Mirrors AppKit's `NSVisualEffectView`.
open class NSVisualEffectView: UIView {
  /// What the material is for. All look alike here.
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection, menu, popover, sidebar
    case headerView = 10
    case sheet, windowBackground, hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground
  }
  /// The content behind a material. No effect.
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  /// The state in which a material looks active. No effect.
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

  /// Stored, without effect.
  public var material = Material.titlebar
  /// Stored, without effect.
  public var blendingMode = BlendingMode.behindWindow
  /// Stored, without effect.
  public var state = State.followsWindowActiveState
  /// Stored, without effect.
  public var isEmphasized = false
  /// Stored, without effect: use `layer.cornerRadius`.
  public var maskImage: NSImage?

  override var content: AnyView? {
    AnyView(Rectangle().fill(Tabstop.Material.regularMaterial).accessibilityHidden(true))
  }
}
