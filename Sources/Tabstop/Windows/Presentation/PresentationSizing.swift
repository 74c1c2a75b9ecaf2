/// How large a sheet is. Mirrors SwiftUI's `PresentationSizing`, of which there are the four kinds
/// below, and what `fitted` and `sticky` make of them.
public protocol PresentationSizing {
  /// The size, as a sheet's window takes it.
  var _size: _PresentationSize { get }
}

/// The size that a sheet's window has at first.
public struct _PresentationSize: Hashable, Sendable {
  enum Length: Hashable {
    case automatic, fitted
    /// In points.
    case points(Double)
  }
  var width: Length
  var height: Length
}

/// As large as the content wishes, or, where that fills any room, as the window behind allows.
public struct AutomaticPresentationSizing: PresentationSizing {
  public var _size: _PresentationSize { _PresentationSize(width: .automatic, height: .automatic) }
}

/// As large as the content wishes, even where it could fill more.
public struct FittedPresentationSizing: PresentationSizing {
  public var _size: _PresentationSize { _PresentationSize(width: .fitted, height: .fitted) }
}

/// As large as a form needs: 540 by 620 points, or as much of that as the screen has.
public struct FormPresentationSizing: PresentationSizing {
  public var _size: _PresentationSize {
    _PresentationSize(width: .points(540), height: .points(620))
  }
}

/// As large as a page of text: 700 by 900 points, or as much of that as the screen has.
public struct PagePresentationSizing: PresentationSizing {
  public var _size: _PresentationSize {
    _PresentationSize(width: .points(700), height: .points(900))
  }
}

/// Another size that is the content's wish in one direction or both.
public struct _FittedSizing: PresentationSizing {
  public let _size: _PresentationSize
}

extension PresentationSizing {
  /// The same with the content's own wish in the directions that are named. Mirrors SwiftUI.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    var size = _size
    if horizontal { size.width = .fitted }
    if vertical { size.height = .fitted }
    return _FittedSizing(_size: size)
  }

  /// The same: a desktop's sheet only changes its size when the person does.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// `AutomaticPresentationSizing` by its short name. Mirrors SwiftUI.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// `FittedPresentationSizing` by its short name. Mirrors SwiftUI.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// `FormPresentationSizing` by its short name. Mirrors SwiftUI.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// `PagePresentationSizing` by its short name. Mirrors SwiftUI.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension View {
  /// How large the sheet around this view is at first; detents say its height before this does.
  /// Mirrors SwiftUI.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let size = sizing._size
    return modifier(PresentationOptionModifier { $0.size = size })
  }
}
