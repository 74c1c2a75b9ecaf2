//
//  Workshop.swift
//  A list with the commands of an Edit menu, and names that newer applications use.
//

import CoreGraphics.CGGeometry
import SwiftUI
import UIKit.UIImage
import os.lock
import os.log
import os.signpost

private let logger = Logger(subsystem: "org.example.workshop", category: "tools")

struct Tool: Identifiable, Hashable {
  let id = UUID()
  var name: String
}

/// A counter that several threads use.
final class Counter: @unchecked Sendable {
  private let lock: os_unfair_lock_t
  private var count = 0

  init() {
    lock = .allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
  }

  deinit { lock.deallocate() }

  func next() -> Int {
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    count += 1
    os_signpost(.event, log: .default, name: "count")
    return count
  }
}

struct ThirdDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    max(120, context.maxDetentValue / 3)
  }
}

/// Dots at the corners of a rectangle.
struct Dots: Shape {
  let frame: CGRect

  func path(in rect: CGRect) -> Path {
    var dots = Path()
    CGPath(rect: frame, transform: nil).applyWithBlock { element in
      guard element.pointee.type != .closeSubpath else { return }
      let point = element.pointee.points[0]
      dots.addEllipse(
        in: CGRect(x: point.x, y: point.y, width: 4, height: 4)
          .applying(CGAffineTransform(translationX: -2, y: -2)))
    }
    return dots
  }
}

struct ToolList: View {
  @State private var tools = [Tool(name: "Hammer"), Tool(name: "Saw")]
  @State private var isShown = false
  @State private var isMoving = false
  @State private var modifiers: EventModifiers = []
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack {
      ForEach(tools) { tool in
        Text(tool.name) + Text(" ").textScale(.secondary)
      }
      .copyable(tools.map(\.name))
      .pasteDestination(for: String.self) { names in
        tools += names.map { Tool(name: $0) }
      }
      .onCopyCommand { [NSItemProvider(object: "tools" as NSString)] }
      .onPasteCommand(of: [.plainText]) { providers in print(providers.count) }
      Menu("More") {
        Button("Add") { tools.append(Tool(name: "File")) }
      }
      .menuActionDismissBehavior(.disabled)
      ShareLink("Share", items: tools.map(\.name)) { name in SharePreview(name) }
      Text("2 to the power of 3 is \(Int(pow(2.0, 3)))")
      Text(total("2 + 3 * 4"))
      Text(AttributedString(localized: "**Sharp** tools"))
        .typesettingLanguage(.explicit(Locale.Language(identifier: "en")))
      Dots(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        .fill(.black.opacity(0.3).blendMode(.multiply))
      Circle()
        .fill(
          AngularGradient(
            stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
            center: .center))
    }
    .scenePadding()
    .onModifierKeysChanged(mask: [.option, .shift]) { _, new in modifiers = new }
    .fileMover(isPresented: $isMoving, file: URL(fileURLWithPath: "/tmp/tools.txt")) { result in
      if case .failure(let error) = result { logger.error("\(error.localizedDescription)") }
    }
    .sheet(isPresented: $isShown) {
      Text("Sheet").presentationDetents([.custom(ThirdDetent.self), .large])
    }
    .defaultScrollAnchor(.bottom, for: .sizeChanges)
    .windowDismissBehavior(.enabled)
    .navigationDocument(URL(fileURLWithPath: "/tmp/tools.txt"))
  }
}

private func total(_ text: String) -> String {
  let expression = NSExpression(format: text)
  let value = expression.expressionValue(with: nil, context: nil) as? NSNumber
  return value.map { "total \($0.intValue)" } ?? "no total"
}

struct WorkshopApp: App {
  var body: some Scene {
    WindowGroup { ToolList() }
      .backgroundTask(.appRefresh("org.example.workshop.refresh")) {
        logger.info("refreshed")
      }
    UtilityWindow("Tools", id: "tools") { ToolList() }
      .windowLevel(.floating)
  }
}

struct SampleTools: PreviewModifier {
  static func makeSharedContext() async throws -> [Tool] { [Tool(name: "Plane")] }

  func body(content: Content, context: [Tool]) -> some View { content.padding() }
}

#Preview("Tools", traits: .modifier(SampleTools())) {
  ToolList()
}
