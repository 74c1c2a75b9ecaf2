import SwiftUI
import Observation
@Observable final class ChatModel {
  struct Message: Identifiable, Equatable {
    let id = UUID(); let text: String; let mine: Bool; let date = Date()
  }
  var messages: [Message] = [.init(text: "Hello", mine: false)]; var draft = ""
  @MainActor func send() async {
    guard !draft.isEmpty else { return }; messages.append(.init(text: draft, mine: true));
    draft = ""; try? await Task.sleep(for: .seconds(0.3));
    messages.append(.init(text: "Yes", mine: false))
  }
}
struct Bubble: View {
  let m: ChatModel.Message
  var body: some View {
    HStack {
      if m.mine { Spacer(minLength: 40) };
      VStack(alignment: m.mine ? .trailing : .leading, spacing: 2) {
        Text(m.text).padding(.horizontal, 12).padding(.vertical, 8).background(
          m.mine ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
          in: RoundedRectangle(cornerRadius: 16)
        ).foregroundStyle(m.mine ? .white : .primary).textSelection(.enabled);
        Text(m.date, style: .time).font(.caption2).foregroundStyle(.secondary)
      }; if !m.mine { Spacer(minLength: 40) }
    }.accessibilityElement(children: .combine)
  }
}
struct ChatView: View {
  @State private var model = ChatModel(); @FocusState private var composing: Bool
  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 8) { ForEach(model.messages) { Bubble(m: $0).id($0.id) } }.padding()
        }
        .defaultScrollAnchor(.bottom).scrollDismissesKeyboard(.interactively)
        .onChange(of: model.messages) {
          withAnimation { proxy.scrollTo(model.messages.last?.id, anchor: .bottom) }
        }
      }
      .safeAreaInset(edge: .bottom) {
        HStack(alignment: .bottom) {
          TextField("Message", text: $model.draft, axis: .vertical).lineLimit(1...4).textFieldStyle(
            .roundedBorder
          ).focused($composing).onSubmit {
            Task {
              await model.send(); composing = true
            }
          }
          Button {
            Task { await model.send() }
          } label: {
            Image(systemName: "arrow.up.circle.fill").font(.title2)
          }.keyboardShortcut(.return, modifiers: .command).disabled(model.draft.isEmpty)
        }.padding().background(.bar)
      }
      .navigationTitle("Chat").onAppear { composing = true }.defaultFocus($composing, true)
    }
  }
}
