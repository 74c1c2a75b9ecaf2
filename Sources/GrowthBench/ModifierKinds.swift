import Tabstop
import TabstopFoundation

/// Modifiers that many views of a window may have.
enum ModifierKind: String, CaseIterable, Kind {
  case sections
  case sectionRows = "section-rows"
  case focusables
  case spoken
  case shortcuts
  case preferences
  case changes
  case appearances
  case tasks
  case gestures
  case scrollIDs = "scroll-ids"
  case labels
  case help
  case styles
  case frames
  case overlays
  case geometry
  case runs
  case editor
  case scopes
  case disabled
  case groups
  case combined
  case flag
  case colors
  case published

  func view(_ s: Stage) -> AnyView {
    switch self {
    case .sections:
      column(s) { item in
        Button(item.name) {}.focused(s.focus, equals: item.id).focusSection()
      }
    case .sectionRows:
      column(s) { item in
        HStack {
          Button(item.name) {}.focused(s.focus, equals: item.id)
          Button("Other") {}
        }
        .focusSection()
      }
    case .focusables:
      column(s) { item in
        Text(item.name).focusable().focused(s.focus, equals: item.id)
      }
    case .spoken: AnyView(SpokenColumn(trial: s.trial))
    case .shortcuts:
      column(s) { item in
        Button(item.name) {}
          .keyboardShortcut(KeyEquivalent(Character(UnicodeScalar(UInt8(97 + abs(item.id) % 26)))))
          .focused(s.focus, equals: item.id)
      }
    case .preferences:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.items) { Text($0.name).preference(key: Names.self, value: [$0.name]) }
          }
        }
        .onPreferenceChange(Names.self) { _ in })
    case .changes: column(s) { item in Text(item.name).onChange(of: item.name) {} }
    case .appearances: column(s) { item in Text(item.name).onAppear {}.onDisappear {} }
    case .tasks: column(s) { item in Text(item.name).task {} }
    case .gestures: column(s) { item in Text(item.name).onTapGesture {} }
    case .scrollIDs:
      AnyView(
        ScrollViewReader { reader in
          ScrollView { VStack { ForEach(s.items) { Text($0.name).id($0.id) } } }
            .onChange(of: s.trial.wantedFocus) { reader.scrollTo(s.trial.wantedFocus) }
        })
    case .labels:
      column(s) { item in
        Button("Open") {}.accessibilityLabel(item.name).accessibilityHint("Opens it")
          .focused(s.focus, equals: item.id)
      }
    case .help:
      column(s) { item in Button("Open") {}.help(item.name).focused(s.focus, equals: item.id) }
    case .styles:
      column(s) { item in
        Text(item.name).font(.system(size: 10 + Double(abs(item.id) % 40))).foregroundStyle(.red)
      }
    case .frames:
      column(s) { item in Text(item.name).padding().frame(width: 200).border(.red) }
    case .overlays: column(s) { item in Text(item.name).overlay { Text("Over") } }
    case .geometry:
      column(s) { item in
        GeometryReader { proxy in Text(item.name).frame(width: proxy.size.width) }
      }
    case .runs: AnyView(ScrollView { s.items.reduce(Text("")) { $0 + Text($1.name) } })
    case .editor:
      AnyView(TextEditor(text: .constant(s.items.map(\.name).joined(separator: "\n"))))
    case .scopes: AnyView(ScopedColumn(trial: s.trial, focus: s.focus))
    case .disabled:
      AnyView(
        ScrollView {
          VStack {
            ForEach(s.items) { item in Button(item.name) {}.focused(s.focus, equals: item.id) }
          }
        }
        .disabled(s.trial.isShown))
    case .groups:
      AnyView(
        ScrollView {
          VStack { Group { ForEach(s.items) { Text($0.name) } }.padding().overlay { Text("Over") } }
        })
    case .combined:
      AnyView(
        ScrollView {
          VStack { ForEach(s.items) { Text($0.name) } }.accessibilityElement(children: .combine)
        })
    case .flag: AnyView(FlaggedColumn(trial: s.trial))
    case .colors:
      column(s) { item in
        Text(item.name).foregroundStyle(
          Color(
            red: Double(item.id % 97) / 97, green: Double(item.name.count) / 20,
            blue: Double(item.id % 89) / 89))
      }
    case .published:
      column(s) { item in
        Button(item.name) {}.focusedValue(\.entry, item.name).focused(s.focus, equals: item.id)
      }
    }
  }

  private func column<Content: View>(
    _ stage: Stage, @ViewBuilder entry: @escaping (Item) -> Content
  ) -> AnyView {
    AnyView(ScrollView { VStack { ForEach(stage.items) { entry($0) } } })
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

/// Texts that can have the accessibility focus.
private struct SpokenColumn: View {
  let trial: Trial
  @AccessibilityFocusState private var spoken: Int?

  var body: some View {
    ScrollView {
      VStack {
        ForEach(trial.items) { Text($0.name).accessibilityFocused($spoken, equals: $0.id) }
      }
    }
    .onChange(of: trial.wantedFocus) { spoken = trial.wantedFocus }
  }
}

private struct EntryKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var entry: String? {
    get { self[EntryKey.self] }
    set { self[EntryKey.self] = newValue }
  }
}

/// Fields with one flag for whether any has the focus.
private struct FlaggedColumn: View {
  @Bindable var trial: Trial
  @FocusState private var isInside: Bool

  var body: some View {
    ScrollView {
      VStack {
        Text(isInside ? "Inside" : "Outside")
        VStack { ForEach($trial.items) { $item in TextField("Name", text: $item.name) } }
          .focused($isInside)
      }
    }
    .onChange(of: trial.wantedFocus) { isInside.toggle() }
  }
}

private struct ScopedColumn: View {
  let trial: Trial
  let focus: FocusState<Int?>.Binding
  @Namespace private var namespace

  var body: some View {
    ScrollView {
      VStack {
        ForEach(trial.items) { item in
          Button(item.name) {}
            .prefersDefaultFocus(item.id == 1, in: namespace)
            .focused(focus, equals: item.id)
        }
      }
      .focusScope(namespace)
    }
  }
}
