extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line. Mirrors SwiftUI.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line. Mirrors SwiftUI.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
  /// Colours along a line. Mirrors SwiftUI.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours in rings around a point. Mirrors SwiftUI.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours in rings around a point. Mirrors SwiftUI.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    .radialGradient(
      Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours in rings around a point. Mirrors SwiftUI.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours in rings that have the proportions of the filled shape. Mirrors SwiftUI.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    .ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours in rings that have the proportions of the filled shape. Mirrors SwiftUI.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    .ellipticalGradient(
      Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  /// Colours in rings that have the proportions of the filled shape. Mirrors SwiftUI.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point, between two angles. Mirrors SwiftUI.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    .angularGradient(
      Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours around a point, between two angles. Mirrors SwiftUI.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    .angularGradient(
      Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours around a point, between two angles. Mirrors SwiftUI.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours around a point, once around from an angle. Mirrors SwiftUI.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    .conicGradient(Gradient(colors: colors), center: center, angle: angle)
  }
  /// Colours around a point, once around from an angle. Mirrors SwiftUI.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    .conicGradient(Gradient(stops: stops), center: center, angle: angle)
  }
  /// Colours around a point, once around from an angle. Mirrors SwiftUI.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}

// Of a gradient with a colour space.

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line. Mirrors SwiftUI.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    linearGradient(gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours in rings around a point. Mirrors SwiftUI.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    radialGradient(
      gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours in rings that have the proportions of the filled shape. Mirrors SwiftUI.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point, between two angles. Mirrors SwiftUI.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colours around a point, once around from an angle. Mirrors SwiftUI.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(gradient.gradient, center: center, angle: angle)
  }
}
