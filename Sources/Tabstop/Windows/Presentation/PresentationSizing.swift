/// The initial size of a sheet. Mirrors SwiftUI's `PresentationSizing`, with the four kinds below,
/// and the results of `fitted` and `sticky`.
public protocol PresentationSizing {
  /// The size of the sheet's window.
  var _size: _PresentationSize { get }
}

/// The initial size of a sheet's window.
public struct _PresentationSize: Hashable, Sendable {
  enum Length: Hashable {
    case automatic, fitted
    /// A length in points.
    case points(Double)
  }
  var width: Length
  var height: Length
}

/// The natural size of the content; if that expands, at most the size of the window behind.
public struct AutomaticPresentationSizing: PresentationSizing {
  public var _size: _PresentationSize { _PresentationSize(width: .automatic, height: .automatic) }
}

/// The natural size of the content, even if it could expand.
public struct FittedPresentationSizing: PresentationSizing {
  public var _size: _PresentationSize { _PresentationSize(width: .fitted, height: .fitted) }
}

/// The size of a form: 540 by 620 points, limited to the screen.
public struct FormPresentationSizing: PresentationSizing {
  public var _size: _PresentationSize {
    _PresentationSize(width: .points(540), height: .points(620))
  }
}

/// The size of a page of text: 700 by 900 points, limited to the screen.
public struct PagePresentationSizing: PresentationSizing {
  public var _size: _PresentationSize {
    _PresentationSize(width: .points(700), height: .points(900))
  }
}

/// Another size with the content's natural size in one direction or both.
public struct _FittedSizing: PresentationSizing {
  public let _size: _PresentationSize
}

extension PresentationSizing {
  /// This size with the content's natural size in the given directions. Mirrors SwiftUI.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    var size = _size
    if horizontal { size.width = .fitted }
    if vertical { size.height = .fitted }
    return _FittedSizing(_size: size)
  }

  /// The same size: a desktop's sheet changes its size only when the user does.
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
  /// Sets the initial size of the sheet that contains this view; detents take precedence for its
  /// height. Mirrors SwiftUI.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let size = sizing._size
    return modifier(PresentationOptionModifier { $0.size = size })
  }
}
