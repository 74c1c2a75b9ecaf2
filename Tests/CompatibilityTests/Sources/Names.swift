//
//  Names.swift
//  Small screens in SwiftUI's words, each with something that whole applications use.
//

import Combine
import SwiftUI

struct Folder: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var children: [Folder]?
}

struct FolderList: View {
  let folders: [Folder]
  @State private var selection: Folder.ID?

  var body: some View {
    List(folders, children: \.children, selection: $selection) { folder in
      Label(folder.name, systemImage: folder.children == nil ? "doc" : "folder")
    }
  }
}

struct DayPlanner: View {
  @State private var days: Set<DateComponents> = []
  @State private var start = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      MultiDatePicker("Days off", selection: $days, in: Date.distantPast...)
      Text("\(days.count) days")
      Stepper("Hour", value: $start, in: 0...23, format: .number)
    }
  }
}

struct Badge: View {
  var body: some View {
    ZStack {
      Circle()
        .fill(.red.shadow(.drop(radius: 3, y: 2)))
      Canvas { context, size in
        var text = context.resolve(Text("7").font(.largeTitle).bold())
        text.shading = .color(.white)
        context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
        context.draw(text, at: CGPoint(x: size.width / 2, y: size.height / 2))
        context.draw(Image(systemName: "star"), at: .zero, anchor: .topLeading)
      }
    }
    .foregroundStyle(
      .linearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)
    )
    .background(
      .radialGradient(colors: [.blue, .clear], center: .center, startRadius: 1, endRadius: 90))
  }
}

struct Cards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack {
      Group(subviews: content) { cards in
        Text("\(cards.count) cards")
        ForEach(cards) { card in
          card.padding(card.containerValues.isPinned ? 20 : 5)
        }
      }
    }
  }
}

extension ContainerValues {
  @Entry var isPinned = false
}

struct Highlighted: View {
  struct Frames: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  var body: some View {
    VStack {
      Text("One").anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      Text("Two").anchorPreference(key: Frames.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Frames.self) { frames in
      GeometryReader { proxy in
        ForEach(frames.indices, id: \.self) { index in
          Text("\(Int(proxy[frames[index]].height) > 0 ? "frame" : "none") \(index)")
        }
      }
    }
  }
}

final class Store: ObservableObject {
  @Published var items: [String] = []
  static let saved = Notification.Name("saved")

  func add(_ item: String, _ undoManager: UndoManager?) {
    items.append(item)
    undoManager?.registerUndo(withTarget: self) { $0.items.removeLast() }
  }

  // Not isolated, as most models of Swift 5 are.
  func save() {
    UserDefaults.standard.setValue(items, forKey: "items")
    let file = URL.documentsDirectory.appending(path: "items.json")
    _ = try? JSONEncoder().encode(items).write(to: file)
    UIApplication.shared.sendNothing()
    UINavigationBar.appearance().titleTextAttributes = [
      .font: UIFont(name: "Georgia-Bold", size: 20)!
    ]
    NotificationCenter.default.post(name: Self.saved, object: nil)
  }
}

extension UIApplication {
  func sendNothing() { applicationIconBadgeNumber = 0 }
}

struct NameStoreView: View {
  @ObservedObject var store: Store
  @State private var saves = 0
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    let name = Binding(
      get: { store.items.first ?? "" },
      set: { value, _ in store.items[0] = value })
    VStack {
      Button("Add") { store.add("Milk", undoManager) }
      Button("Undo") { undoManager?.undo() }
      TextField("First", text: name)
      Text(ListFormatter.localizedString(byJoining: store.items))
      Text("saved \(saves)")
      ProgressView(timerInterval: Date.distantPast...Date.distantPast + 60)
    }
    .task {
      for await _ in NotificationCenter.default.notifications(named: Store.saved) { saves += 1 }
    }
  }
}

struct NoteFile: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

final class Drawing: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.json] }
  @Published var lines: [String] = []

  init() {}
  init(configuration: ReadConfiguration) throws {
    lines = try JSONDecoder().decode(
      [String].self, from: configuration.file.regularFileContents ?? Data())
  }
  func snapshot(contentType: UTType) throws -> [String] { lines }
  func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
  }
}

struct NotesApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: NoteFile()) { file in
      TextEditor(text: file.$document.text)
    }
    DocumentGroup(newDocument: { Drawing() }) { file in
      List(file.document.lines, id: \.self) { Text($0) }
    }
  }
}

struct Sharing: View {
  @State private var picture: UIImage?

  var body: some View {
    VStack {
      Button("Render") {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        renderer.scale = 2
        picture = renderer.uiImage
      }
      Text("\(Int(picture?.size.width ?? 0)) × \(Int(picture?.size.height ?? 0))")
    }
  }
}
