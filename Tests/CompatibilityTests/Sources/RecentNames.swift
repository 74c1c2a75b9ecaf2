import AVFoundation
import CoreHaptics
import SwiftUI

// Names of the recent versions of Apple's systems, as whole applications use them.

struct Turning: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
  }
}

extension Transition where Self == Turning {
  static var turning: Turning { Turning() }
}

struct TransitionNames: View {
  var body: some View {
    VStack {
      Text("1").transition(.blurReplace.combined(with: .opacity))
      Text("2").transition(.blurReplace(.upUp).combined(with: .scale(0.8)))
      Text("3").transition(.turning.combined(with: .opacity))
      Text("4").transition(.opacity.combined(with: .scale(0.88, anchor: .top)))
      Text("5").transition(.symbolEffect(.drawOn, options: .speed(2)))
      Text("6").transition(.asymmetric(insertion: .blurReplace, removal: .opacity))
      Text("7").transition(AsymmetricTransition(insertion: .turning, removal: .opacity))
      Text("8").transition(
        .asymmetric(
          insertion: .move(edge: .leading).combined(with: .opacity),
          removal: .scale(scale: 0.3).combined(with: .opacity)))
      Text("9").transition(.blurReplace.animation(.easeOut))
    }
  }
}

struct SymbolNames: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Image(systemName: "star").symbolEffect(.bounce, options: .repeat(.continuous), value: isOn)
      Image(systemName: "star")
        .symbolEffect(.breathe.pulse.byLayer, options: .repeat(.periodic(delay: 1)))
        .symbolEffect(.wiggle.custom(angle: .degrees(3)), options: .speed(2).repeat(3))
        .symbolEffect(.drawOff.byLayer, isActive: isOn)
        .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
        .symbolColorRenderingMode(.gradient)
    }
  }
}

struct NamedByRole: View {
  @State private var events: [String] = []

  var body: some View {
    VStack {
      Text(events.joined(separator: ", "))
      Button(role: .close) { events.append("closed") }
      Button(role: .confirm, action: { events.append("confirmed") })
      Button(role: .cancel) {
        events.append("cancelled")
      } label: {
        Text("Stop")
      }
    }
  }
}

struct NowPlaying: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement

  var body: some View {
    switch placement {
    case .inline: Text("inline")
    case .expanded: Text("expanded")
    default: Text("none")
    }
  }
}

struct PlayingTabs: View {
  @State private var isPlaying = true

  var body: some View {
    VStack {
      NowPlaying()
      Button("Stop") { isPlaying = false }
      ScrollView { Text("Page") }
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    }
    .tabViewBottomAccessory(isEnabled: isPlaying) { NowPlaying() }
    .toolbar {
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
      ToolbarSpacer(.fixed, placement: .bottomBar)
    }
  }
}

struct PassedTitles: View {
  let title = LocalizedStringResource("A title")
  @State private var count = 0
  @State private var isOn = false

  var body: some View {
    VStack {
      LabeledContent(title, value: "a value")
      Stepper(title, value: $count)
      Toggle(title, systemImage: "star", isOn: $isOn)
      DisclosureGroup(title) { Text("a content") }
      ContentUnavailableView(title, systemImage: "star")
        .accessibilityHint(title)
        .help(title)
      ShareLink(item: "x", preview: preview)
    }
  }

  private var preview: SharePreview<Never, Image> {
    SharePreview(title, icon: Image(systemName: "star"))
  }
}

struct Shaking: GeometryEffect {
  var time: CFTimeInterval
  var animatableData: Double {
    get { time }
    set { time = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(time), y: 0))
  }
}

/// A tone, written sample by sample.
func tone(frames: AVAudioFrameCount) -> AVAudioPCMBuffer? {
  guard
    let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2),
    let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: frames)
  else { return nil }
  buffer.frameLength = frames
  for channel in 0..<Int(format.channelCount) {
    for frame in 0..<Int(frames) {
      buffer.floatChannelData?[channel][frame] = Float(channel * 100 + frame)
    }
  }
  let node = AVAudioPlayerNode()
  node.scheduleBuffer(buffer, at: nil, options: .interrupts, completionHandler: nil)
  return buffer
}

/// A pattern of haptic feedback that grows.
func growingPattern() throws -> CHHapticPattern {
  let event = CHHapticEvent(
    eventType: .hapticContinuous,
    parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
    relativeTime: 0.5, duration: 1)
  let curve = CHHapticParameterCurve(
    parameterID: .hapticIntensityControl,
    controlPoints: [.init(relativeTime: 0, value: 0), .init(relativeTime: 1, value: 1)],
    relativeTime: 0)
  return try CHHapticPattern(events: [event], parameterCurves: [curve])
}
