// Views of AppKit's as macOS tools wrap them: a field, an editor, the window of a view, the look of the
// program. Written for SwiftUI and AppKit; it has to build unchanged.
import Cocoa
import SwiftUI

struct MacField: NSViewRepresentable {
  @Binding var text: String
  var placeholder = ""

  func makeNSView(context: Context) -> NSTextField {
    let field = NSTextField()
    field.delegate = context.coordinator
    field.placeholderString = placeholder
    field.isBordered = false
    field.drawsBackground = false
    field.focusRingType = .none
    field.usesSingleLineMode = true
    field.cell?.wraps = false
    field.lineBreakMode = .byTruncatingTail
    field.font = .systemFont(ofSize: NSFont.systemFontSize)
    return field
  }

  func updateNSView(_ nsView: NSTextField, context: Context) {
    if nsView.stringValue != text { nsView.stringValue = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, NSTextFieldDelegate {
    private let parent: MacField

    init(_ parent: MacField) { self.parent = parent }

    func controlTextDidChange(_ obj: Notification) {
      guard let field = obj.object as? NSTextField else { return }
      parent.text = field.stringValue
    }
  }
}

struct MacEditor: NSViewRepresentable {
  @Binding var text: String

  func makeNSView(context: Context) -> NSScrollView {
    let scrollView = NSTextView.scrollableTextView()
    guard let textView = scrollView.documentView as? NSTextView else { return scrollView }
    textView.delegate = context.coordinator
    textView.isRichText = false
    textView.allowsUndo = true
    textView.isAutomaticQuoteSubstitutionEnabled = false
    textView.textContainerInset = NSSize(width: 4, height: 8)
    textView.textContainer?.lineFragmentPadding = 0
    textView.autoresizingMask = [.width]
    scrollView.hasVerticalScroller = true
    scrollView.drawsBackground = false
    return scrollView
  }

  func updateNSView(_ nsView: NSScrollView, context: Context) {
    guard let textView = nsView.documentView as? NSTextView else { return }
    if textView.string != text { textView.string = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject, NSTextViewDelegate {
    @Binding var text: String

    init(text: Binding<String>) { _text = text }

    func textDidChange(_ notification: Notification) {
      guard let textView = notification.object as? NSTextView else { return }
      text = textView.string
    }
  }
}

struct WindowReader: NSViewRepresentable {
  @Binding var window: NSWindow?

  func makeNSView(context: Context) -> NSView {
    let view = NSView()
    view.wantsLayer = true
    DispatchQueue.main.async { self.window = view.window }
    return view
  }

  func updateNSView(_ nsView: NSView, context: Context) {}
}

enum MacLook: String, CaseIterable {
  case system, light, dark

  func apply() {
    switch self {
    case .system: NSApp.appearance = nil
    case .light: NSApp.appearance = NSAppearance(named: .aqua)
    case .dark: NSApp.appearance = NSAppearance(named: .darkAqua)
    }
  }
}

struct MacPage: View {
  @State private var name = "Ada"
  @State private var notes = "first"
  @State private var window: NSWindow?

  var body: some View {
    VStack {
      MacField(text: $name, placeholder: "Name")
      MacEditor(text: $notes)
      Text("\(name): \(notes)")
      if let window {
        Text("in \(window.title)")
      }
    }
    .background(WindowReader(window: $window))
    .onReceive(NotificationCenter.default.publisher(for: NSWindow.willCloseNotification)) { _ in
      name = ""
    }
    .navigationTitle("Tool")
  }
}

func raise(_ window: NSWindow) {
  window.level = .floating
  window.collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary]
  window.isMovableByWindowBackground = true
  window.standardWindowButton(.zoomButton)?.isHidden = true
  window.center()
  if let screen = window.screen { window.setFrameOrigin(screen.visibleFrame.origin) }
}

struct ToolScenes: App {
  var body: some Scene {
    WindowGroup { MacPage() }
    Window("Log", id: "log") { Text("log") }
      .keyboardShortcut("l", modifiers: [.command, .shift])
      .defaultWindowPlacement { _, context in
        WindowPlacement(size: CGSize(width: context.defaultDisplay.bounds.width / 3, height: 300))
      }
      .windowStyle(.plain)
    WindowGroup("Item", id: "item", for: Int.self) { $number in
      Text("\(number)")
    } defaultValue: {
      0
    }
  }
}
