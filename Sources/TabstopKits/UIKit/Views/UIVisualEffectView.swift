public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// An effect behind views. Mirrors UIKit's `UIVisualEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// Creates an effect that shows nothing.
  public override init() { super.init() }
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

/// The effect of views over a material: the material itself. Mirrors UIKit's `UIVibrancyEffect`.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// Creates the effect; all styles are alike here.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The kinds of content above a material. All are treated alike here. Mirrors UIKit's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// A material. Mirrors UIKit's `UIVisualEffectView`.
open class UIVisualEffectView: UIView {
  /// The material.
  open var effect: UIVisualEffect? { didSet { changed(oldValue !== effect) } }
  /// The view over the material.
  public let contentView = UIView()

  /// Creates a view of a material.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without a material.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
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
  /// The purposes of a material. All look alike here.
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

  /// The material of the view. Stored, without effect.
  public var material = Material.titlebar
  /// Whether the window or the views behind are blended. Stored, without effect.
  public var blendingMode = BlendingMode.behindWindow
  /// Whether the material follows the active window. Stored, without effect.
  public var state = State.followsWindowActiveState
  /// Whether the material is emphasized. Stored, without effect.
  public var isEmphasized = false
  /// The picture that masks the view. Stored, without effect: use `layer.cornerRadius`.
  public var maskImage: NSImage?

  override var content: AnyView? {
    AnyView(Rectangle().fill(Tabstop.Material.regularMaterial).accessibilityHidden(true))
  }
}
