import SwiftUI

// A part of an application as Xcode 26 makes projects: in Swift 6, and on the main actor by default. Nothing here says
// so, nor where it is not.

/// A part of a ring.
struct Arc: Shape {
  var share: Double

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: radius(in: rect),
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * share), clockwise: false)
    return path
  }

  private func radius(in rect: CGRect) -> CGFloat { min(rect.width, rect.height) / 2 }
}

/// A rectangle without its corners.
struct Ticket: InsettableShape {
  var notch: CGFloat = 8
  private var inset: CGFloat = 0

  init(notch: CGFloat = 8) { self.notch = notch }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path { path in
      path.addRect(rect.insetBy(dx: notch, dy: 0))
      path.addRect(rect.insetBy(dx: 0, dy: notch))
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var ticket = self
    ticket.inset += amount
    return ticket
  }
}

@Animatable
struct Swell: Shape {
  var phase: Double
  @AnimatableIgnored var isFilled = false

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY + phase))
    }
  }
}

@Animatable
struct Percentage: View {
  var share: Double
  var body: some View { Text("\(Int(share * 100)) percent") }
}

struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: way(animatableData), y: 0))
  }

  private func way(_ share: CGFloat) -> CGFloat { 10 * sin(share * .pi * 2) }
}

struct Emphasis: ViewModifier, Animatable {
  var animatableData: Double
  func body(content: Content) -> some View { content.opacity(animatableData) }
}

@available(iOS 26.0, *)
#Preview("A ring") {
  Arc(share: 0.25).stroke(.red, lineWidth: 4)
}

#Preview {
  @Previewable @State var share = 0.5
  Slider(value: $share)
}
