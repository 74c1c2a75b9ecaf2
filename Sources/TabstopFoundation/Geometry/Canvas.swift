public import Foundation
public import Tabstop

/// A view that a program draws. Assistive technology gets its accessibility label, if it has one.
/// Mirrors SwiftUI's `Canvas`.
public struct Canvas<Symbols: View>: View {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas with views that it draws. They keep their state; neither the pointer nor the keyboard
  /// reaches them, and assistive technology does not get them.
  /// - Parameters:
  ///   - opaque: No effect, as for `colorMode` and `rendersAsynchronously`.
  ///   - renderer: Draws the canvas. It receives the size in points.
  ///   - symbols: The views, each with a `tag` by which `GraphicsContext.resolveSymbol(id:)` finds it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
  }

  /// The content of the view.
  public var body: some View { GraphicsContext.drawing(symbols: symbols, renderer) }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  /// - Parameters:
  ///   - opaque: No effect, as for `colorMode` and `rendersAsynchronously`.
  ///   - renderer: Draws the canvas. It receives the size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, renderer: renderer) { EmptyView() }
  }
}

extension GraphicsContext {
  /// The view of a canvas.
  @MainActor
  static func drawing<Symbols: View>(
    symbols: Symbols, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> DrawnView<Symbols> {
    DrawnView(symbols: symbols) { surface, width, height in
      let size = CGSize(width: width, height: height)
      var context = GraphicsContext(size: size, surface: surface)
      renderer(&context, size)
      return context.record.steps
    }
  }
}

extension Image {
  /// Creates a picture that a program draws immediately. Call it on the main thread: on another one
  /// the picture is empty. Mirrors SwiftUI.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - label: The text for assistive technology; `nil` if it should ignore the picture.
  ///   - opaque: Whether the background is black instead of transparent.
  ///   - colorMode: No effect.
  ///   - renderer: Draws the picture.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    // Only on the main thread, as checked here.
    let picture =
      Thread.isMainThread
      ? MainActor.assumeIsolated {
        GraphicsContext.picture(size: size, isOpaque: opaque) { context, _ in renderer(&context) }
      } : nil
    let image = picture.map { Image($0) } ?? Image(decorative: "")
    self = label.map { image.labelled($0) } ?? image
  }
}

extension GraphicsContext {
  /// Returns a PNG file that a program draws.
  @MainActor
  package static func png(
    size: CGSize, scale: Double, isOpaque: Bool,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [UInt8]? {
    ViewPicture.png(
      of: drawing(symbols: EmptyView(), renderer), width: size.width, height: size.height,
      scale: scale, isOpaque: isOpaque)
  }

  /// Returns a PDF file whose pages a program draws.
  @MainActor
  package static func pdf(
    _ pages: [(size: CGSize, renderer: (inout GraphicsContext, CGSize) -> Void)]
  ) -> [UInt8] {
    ViewPicture.pdf(
      of: pages.map {
        (drawing(symbols: EmptyView(), $0.renderer), Double($0.size.width), Double($0.size.height))
      })
  }

  /// Returns a picture that a program draws, with two pixels for each point.
  @MainActor
  fileprivate static func picture(
    size: CGSize, isOpaque: Bool,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> PictureData? {
    png(size: size, scale: 2, isOpaque: isOpaque, renderer).flatMap { PictureData($0, scale: 2) }
  }
}
