public import Foundation
public import TabstopFoundation
public import UIKitInterface

/// A drawing. Mirrors PencilKit's `PKDrawing`; its data has a format of this module's own.
public struct PKDrawing: Equatable, Codable, Sendable {
  /// The strokes, the lowest first.
  public var strokes: [PKStroke]
  /// Creates an empty drawing.
  public init() { strokes = [] }
  /// Creates a drawing.
  public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }
  /// Reads a drawing that this module has written.
  public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }
  /// The drawing as data, which only this module reads.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }
  /// The version of the format.
  public var requiredContentVersion: PKContentVersion { .version1 }

  /// The place of all strokes.
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
  /// Moves the strokes.
  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices {
      strokes[index].transform = strokes[index].transform.concatenating(transform)
    }
  }

  /// The drawing with moved strokes.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var copy = self
    copy.transform(using: transform)
    return copy
  }

  /// Adds the strokes of a drawing.
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  /// The drawing with the strokes of another one.
  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + drawing.strokes)
  }

  /// A picture of a part. Empty off the main thread.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    guard Thread.isMainThread else { return UIImage() }
    // On the main thread, as checked.
    return MainActor.assumeIsolated {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      return UIGraphicsImageRenderer(size: rect.size, format: format).image { renderer in
        let context = renderer.cgContext
        context.translateBy(x: -rect.minX, y: -rect.minY)
        for stroke in strokes {
          context.setAlpha(stroke.ink.inkType.opacity)
          context.setStrokeColor(stroke.ink.color.cgColor)
          context.setLineWidth(stroke.width)
          context.setLineCap(.round)
          context.setLineJoin(.round)
          context.addPath(stroke.line.cgPath)
          context.strokePath()
        }
      }
    }
  }

  /// Whether both have the same strokes.
  public static func == (a: Self, b: Self) -> Bool {
    a.strokes.count == b.strokes.count
      && zip(a.strokes, b.strokes).allSatisfy {
        $0.ink == $1.ink && $0.path == $1.path && $0.transform == $1.transform
      }
  }

  /// A stroke as it is written.
  private struct Written: Codable {
    var ink: PKInk.InkType
    var color: [CGFloat]
    var path: PKStrokePath
    var transform: [CGFloat]
  }

  /// Reads a drawing.
  public init(from decoder: any Decoder) throws {
    strokes = try [Written](from: decoder).map { written in
      guard written.color.count == 4, written.transform.count == 6 else {
        throw CocoaError(.fileReadCorruptFile)
      }
      let (c, t) = (written.color, written.transform)
      return PKStroke(
        ink: PKInk(written.ink, color: UIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])),
        path: written.path,
        transform: CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5]))
    }
  }

  /// Writes the drawing.
  public func encode(to encoder: any Encoder) throws {
    try strokes.map { stroke in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      _ = stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let t = stroke.transform
      return Written(
        ink: stroke.ink.inkType, color: [red, green, blue, alpha], path: stroke.path,
        transform: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }.encode(to: encoder)
  }
}

/// A version of PencilKit's format. Mirrors PencilKit's.
public enum PKContentVersion: Int, Sendable {
  case version1 = 1
  case version2, version3
  /// The newest version.
  public static var latest: PKContentVersion { .version3 }
}
