import Combine
import SwiftUI
final class PollViewModel: ObservableObject {
  struct Option: Identifiable, Hashable { let id = UUID(); var text = "" }
  @Published var question = ""
  @Published var options = [Option(), Option()]
  @Published var multiple = false
  @Published private(set) var canPost = false
  private var bag = Set<AnyCancellable>()
  init() {
    $question.combineLatest($options)
      .map { q, o in !q.isEmpty && o.filter { !$0.text.isEmpty }.count >= 2 }
      .receive(on: RunLoop.main).assign(to: \.canPost, on: self).store(in: &bag)
  }
  func addOption() -> Option.ID? {
    guard options.count < 5 else { return nil }; let o = Option(); options.append(o); return o.id
  }
}
struct PollEditor: View {
  enum Focus: Hashable { case question, option(PollViewModel.Option.ID) }
  @StateObject private var vm: PollViewModel
  @FocusState private var focus: Focus?
  @State private var posted = false
  init(viewModel: PollViewModel = PollViewModel()) { _vm = StateObject(wrappedValue: viewModel) }
  var body: some View {
    Form {
      Section("Question") {
        TextField("Ask something", text: $vm.question, axis: .vertical).lineLimit(1...3).focused(
          $focus, equals: .question
        ).submitLabel(.next).onSubmit { focus = vm.options.first.map { .option($0.id) } }
      }
      Section("Options") {
        ForEach($vm.options) { $option in
          TextField("Option", text: $option.text).focused($focus, equals: .option(option.id))
            .onSubmit { advance(from: option.id) }
        }
        .onDelete { vm.options.remove(atOffsets: $0) }
        Button {
          if let id = vm.addOption() { DispatchQueue.main.async { focus = .option(id) } }
        } label: {
          Label("Add option", systemImage: "plus")
        }
      }
      Toggle("Several answers", isOn: $vm.multiple)
      Button("Post poll") { posted = true }.disabled(!vm.canPost)
      if posted { Text("Posted").foregroundColor(.green) }
    }
    .onAppear { focus = .question }
  }
  private func advance(from id: PollViewModel.Option.ID) {
    guard let i = vm.options.firstIndex(where: { $0.id == id }) else { return }
    focus = i + 1 < vm.options.count ? .option(vm.options[i + 1].id) : nil
  }
}
