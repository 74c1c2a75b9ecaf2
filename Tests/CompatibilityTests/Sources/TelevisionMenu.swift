import SwiftUI
struct TVMenu: View {
  enum Row: Hashable { case play, options, item(Int) }
  @Namespace private var ns; @Environment(\.resetFocus) private var resetFocus
  @FocusState private var focus: Row?; @State private var showOptions = false;
  @State private var count = 0
  var body: some View {
    HStack(alignment: .top, spacing: 40) {
      VStack(alignment: .leading) {
        Button("Play") { count += 1 }.focused($focus, equals: .play).prefersDefaultFocus(in: ns);
        Button("Options") {
          showOptions.toggle(); focus = showOptions ? .item(0) : .options
        }.focused($focus, equals: .options)
      }.focusSection()
      if showOptions {
        VStack {
          ForEach(0..<4) { i in Card(title: "Item \(i)").focused($focus, equals: .item(i)) }
        }.focusSection().onExitCommand {
          showOptions = false; focus = .options
        }.transition(.move(edge: .trailing))
      }
      Button("Reset") { resetFocus(in: ns) }
    }
    .focusScope(ns).padding(60).onMoveCommand { direction in if direction == .left { focus = .play }
    }
    .onPlayPauseCommand { count += 1 }.onChange(of: focus) { old, new in
    }
  }
}
struct Card: View {
  let title: String; @Environment(\.isFocused) var isFocused; @FocusState private var f: Bool
  var body: some View {
    Button(action: {}) { CardLabel(title: title) }.buttonStyle(CardStyle()).focused($f)
  }
}
struct CardLabel: View {
  let title: String; @Environment(\.isFocused) var isFocused;
  var body: some View { Text(title).foregroundColor(isFocused ? .white : .primary) }
}
struct CardStyle: ButtonStyle {
  @Environment(\.isFocused) private var focused: Bool
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label.padding().background(
      RoundedRectangle(cornerRadius: 12).fill(focused ? Color.accentColor : Color.gray.opacity(0.2))
    ).scaleEffect(focused ? 1.1 : configuration.isPressed ? 0.95 : 1).shadow(
      radius: focused ? 10 : 0
    ).animation(.easeOut(duration: 0.2), value: focused)
  }
}
struct Grid4: View {
  @FocusState private var sel: Int?; let columns = [GridItem(.adaptive(minimum: 80), spacing: 12)]
  var body: some View {
    LazyVGrid(columns: columns, spacing: 12) {
      ForEach(1...9, id: \.self) { n in
        Text("\(n)").frame(width: 70, height: 70).background(
          sel == n ? Color.yellow : .gray.opacity(0.2)
        ).clipShape(RoundedRectangle(cornerRadius: 8)).focusable().focused($sel, equals: n)
          .onKeyPress(.return) {
            print(n); return .handled
          }.onTapGesture { sel = n }
      }
    }.onMoveCommand(perform: move).focusEffectDisabled()
  }
  func move(_ d: MoveCommandDirection) {
    guard let s = sel else { return };
    switch d {
    case .left: sel = max(1, s - 1);
    case .right: sel = min(9, s + 1);
    case .up: if s > 3 { sel = s - 3 };
    case .down: if s < 7 { sel = s + 3 };
    @unknown default: break
    }
  }
}
