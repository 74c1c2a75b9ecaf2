import SwiftUI

// Names of iOS 26 and macOS 26, and some that came shortly before.

@Animatable struct Wedge: Shape {
  var start: Angle
  var end: Angle = .zero
  var radius = 0.5
  @AnimatableIgnored var isClockwise = true
  let inset: CGFloat = 2
  var span: Angle { end - start }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width * radius - inset,
      startAngle: start, endAngle: start + span, clockwise: isClockwise)
    return path
  }
}

@Animatable struct TallyView: View {
  var count: Double
  var body: some View { Text("\(count, specifier: "%.1f")") }
}

struct Brightness: View {
  @State private var level = 3.0
  @State private var hour = 0.0
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...10, enabledBounds: 2...8) {
        Text("Brightness")
      } ticks: {
        SliderTick(0) { Text("Dark") }
        SliderTick(5)
        if level > 1 { SliderTick(10) { Text("B & W") } }
      }
      Slider(value: $hour, in: 0...24, step: 6) {
        Text("Hour")
      } tick: { value in
        SliderTick(value) { Text("\(Int(value))") }
      }
      Slider(value: $level, in: 0...10, neutralValue: 5) { Text("Contrast") }
      Slider(value: $level, in: 0...10) {
        Text("Zoom")
      } currentValueLabel: {
        Text("\(level)")
      } ticks: {
        SliderTickContentForEach([2.0, 4.0], id: \.self) { SliderTick($0) }
      }
      Text(verbatim: "\(level)")
      Button("Less") { level = 0 }
    }
  }
}

struct PlainLabels: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Near", systemImage: "star").labelIconToTitleSpacing(2)
      Label("Far", systemImage: "star").labelIconToTitleSpacing(40)
      Label("Styled", systemImage: "star").labelStyle(.titleAndIcon).labelIconToTitleSpacing(40)
      Label("Wide", systemImage: "star").labelReservedIconWidth(60)
    }
  }
}

struct SavingCommands: View {
  @State private var saved = ""
  var body: some View {
    VStack {
      Button("Save") { saved = "one" }
        .modifierKeyAlternate(.option) { Button("Save All") { saved = "all" } }
        .keyboardShortcut("s")
      Text(verbatim: saved)
    }
  }
}

struct Announced: View {
  enum Part: Hashable { case heading, text }
  @AccessibilityFocusState private var part: Part?
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      if isShown {
        VStack {
          Text("The heading").accessibilityFocused($part, equals: .heading)
          Text("The text").accessibilityFocused($part, equals: .text)
        }
        .accessibilityDefaultFocus($part, .text)
      }
    }
  }
}

struct TabsWithSidebar: View {
  @Environment(\.tabBarPlacement) private var outside
  var body: some View {
    TabView {
      Tab("Songs", systemImage: "music.note") { PlacementReader() }
      Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Search page") }
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultAdaptableTabBarPlacement(.sidebar)
    .tabViewSidebarHeader { Text("Header") }
    .tabViewSidebarFooter { Text("Footer") }
    .tabViewSidebarBottomBar { Button("Account") {} }
    .tabViewSearchActivation(.searchTabSelection)
    .background(Text(outside == nil ? "outside" : "inside"))
  }
}

private struct PlacementReader: View {
  @Environment(\.tabBarPlacement) private var placement
  @Environment(\.isTabBarShowingSections) private var hasSections
  @Environment(\.labelsVisibility) private var labels
  var body: some View {
    Text(placement == .topBar && !hasSections && labels == .automatic ? "top bar" : "elsewhere")
  }
}

struct IndexedContacts: View {
  var body: some View {
    List {
      Section("A") { Text("Ada").springLoadingBehavior(.enabled) }.sectionIndexLabel("A")
      Section("B") { Text("Bob") }.sectionIndexLabel(Text("B"))
    }
    .listSectionIndexVisibility(.visible)
    .scrollInputBehavior(.disabled, for: .look)
    .hoverEffectGroup()
    .handGestureShortcut(.primaryAction)
    .writingToolsAffordanceVisibility(.hidden)
    .textInputFormattingControlVisibility(.hidden, for: .all)
    .background(ConcentricRectangle(corners: .concentric(minimum: 8)))
  }
}
