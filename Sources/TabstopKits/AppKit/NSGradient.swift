public import Foundation
internal import TabstopFoundation

/// A gradient: colours that blend into each other. Mirrors the part of AppKit's `NSGradient` that
/// SwiftUI sources use.
@preconcurrency @MainActor
open class NSGradient: NSObject {
  private let gradient: CGGradient

  /// Creates a gradient of two colours.
  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init(colors: [startingColor, endingColor])
  }
  /// Creates a gradient of colours in equal distances; `nil` without colours.
  public convenience init?(colors colorArray: [NSColor]) {
    let last = max(1, colorArray.count - 1)
    self.init(
      colors: colorArray, atLocations: colorArray.indices.map { CGFloat($0) / CGFloat(last) })
  }
  /// Creates a gradient of colours at places from 0 to 1; `nil` without colours.
  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    self.init(colors: objects.map(\.0), atLocations: objects.map(\.1))
  }
  private init?(colors: [NSColor], atLocations locations: [CGFloat]) {
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors.map(\.cgColor) as CFArray, locations: locations)
    else { return nil }
    self.gradient = gradient
    super.init()
  }

  /// Fills a rectangle of the picture that is being drawn.
  ///
  /// - Parameter angle: In degrees, against the clock: 0 is from left to right, 90 from the bottom
  ///   to the top.
  open func draw(in rect: CGRect, angle: CGFloat) {
    draw(in: NSBezierPath(rect: rect), angle: angle)
  }
  /// Fills a path in the picture that is being drawn; see `draw(in:angle:)` of a rectangle.
  open func draw(in path: NSBezierPath, angle: CGFloat) {
    guard let context = CGContext.current, !path.isEmpty else { return }
    let (rect, turn) = (path.bounds, angle * .pi / 180)
    let (x, y) = (cos(turn), -sin(turn))
    // As far that the ends touch the corners.
    let reach = (abs(x) * rect.width + abs(y) * rect.height) / 2
    context.saveGState()
    path.addClip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: rect.midX - x * reach, y: rect.midY - y * reach),
      end: CGPoint(x: rect.midX + x * reach, y: rect.midY + y * reach), options: [])
    context.restoreGState()
  }
}
