public import Foundation
public import Tabstop

// Combinations of what two paths enclose. In all of them curves become short lines, at most a tenth of a point away
// from the curve.
extension Path {
  private nonisolated func combined(
    _ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    let region = PathRegion([elements, other.elements])
    let areas = [self, other].map {
      PathRegion.Area(lines: region.lines(of: $0.elements, isFilled: true), isEvenOdd: eoFill)
    }
    return Path(elements: region.outline(areas) { isInside($0[0], $0[1]) })
  }

  /// The outline of what is inside of this path or of another one. Mirrors SwiftUI.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside, instead of the winding rule.
  public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 || $1 }
  }
  /// The outline of what is inside of both paths. Mirrors SwiftUI.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside, instead of the winding rule.
  public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && $1 }
  }
  /// The outline of what is inside of this path, and not of another one. Mirrors SwiftUI.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside, instead of the winding rule.
  public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 && !$1 }
  }
  /// The outline of what is inside of one of the paths, and not of the other. Mirrors SwiftUI.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside, instead of the winding rule.
  public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, eoFill) { $0 != $1 }
  }
  /// The outline of what is inside of the path, without lines that cross. Mirrors SwiftUI.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside, instead of the winding rule.
  public nonisolated func normalized(eoFill: Bool = true) -> Path {
    combined(Path(), eoFill) { inside, _ in inside }
  }

  private nonisolated func parts(_ other: Path, _ eoFill: Bool, isInside: Bool) -> Path {
    let region = PathRegion([elements, other.elements])
    let area = PathRegion.Area(
      lines: region.lines(of: other.elements, isFilled: true), isEvenOdd: eoFill)
    return Path(
      elements: region.parts(
        of: region.lines(of: elements, isFilled: false), in: area, isInside: isInside))
  }

  /// The parts of this path's lines that are inside of another path. Mirrors SwiftUI.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside, instead of the winding rule.
  public nonisolated func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    parts(other, eoFill, isInside: true)
  }
  /// The parts of this path's lines that are not inside of another path. Mirrors SwiftUI.
  ///
  /// - Parameter eoFill: Whether the even-odd rule decides what is inside, instead of the winding rule.
  public nonisolated func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    parts(other, eoFill, isInside: false)
  }
}

extension CGPath {
  private func combined(
    _ other: CGPath, _ rule: CGPathFillRule, _ combine: (Path, Path, Bool) -> Path
  ) -> CGPath { combine(Path(self), Path(other), rule == .evenOdd).cgPath }

  /// The outline of what is inside of this path or of another one: see `Path.union(_:eoFill:)`.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0.union($1, eoFill: $2) }
  }
  /// The outline of what is inside of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0.intersection($1, eoFill: $2) }
  }
  /// The outline of what is inside of this path, and not of another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0.subtracting($1, eoFill: $2) }
  }
  /// The outline of what is inside of one of the paths, and not of the other.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { combined(other, rule) { $0.symmetricDifference($1, eoFill: $2) } }
  /// The parts of this path's lines that are inside of another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0.lineIntersection($1, eoFill: $2) }
  }
  /// The parts of this path's lines that are not inside of another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, rule) { $0.lineSubtraction($1, eoFill: $2) }
  }
  /// The outline of what is inside of the path, without lines that cross.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    Path(self).normalized(eoFill: rule == .evenOdd).cgPath
  }
  /// Whether the paths enclose a common area.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}

// MARK: Shapes

/// What two shapes enclose together.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union, intersection, subtraction, difference, lineIntersection, lineSubtraction
  }
  private(set) var first: First
  private(set) var second: Second
  let operation: Operation
  let eoFill: Bool

  /// The data of both shapes.
  public nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData>
  {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  /// The outline in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: eoFill)
    case .intersection: a.intersection(b, eoFill: eoFill)
    case .subtraction: a.subtracting(b, eoFill: eoFill)
    case .difference: a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: eoFill)
    }
  }
}

extension Shape {
  /// The shape of what is inside of this shape or of another one. Mirrors SwiftUI.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }
  /// The shape of what is inside of both shapes. Mirrors SwiftUI.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }
  /// The shape of what is inside of this shape, and not of another one. Mirrors SwiftUI.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }
  /// The shape of what is inside of one of the shapes, and not of the other. Mirrors SwiftUI.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }
  /// The parts of this shape's lines that are inside of another shape. Mirrors SwiftUI.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }
  /// The parts of this shape's lines that are not inside of another shape. Mirrors SwiftUI.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
