import SwiftUI
protocol Validator { func validate(_ s: String) -> String? }
struct MinLength: Validator {
  let n: Int;
  func validate(_ s: String) -> String? { s.count >= n ? nil : "At least \(n) characters" }
}
struct Validated<V: Validator>: ViewModifier {
  @Binding var text: String; let v: V; @State private var message: String?;
  @State private var dirty = false
  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      content.onChange(of: text) { _, t in
        dirty = true; message = v.validate(t)
      };
      if dirty, let message {
        Text(message).font(.caption2).foregroundStyle(.red).accessibilityLabel("Error: \(message)")
      }
    }
  }
}
extension View {
  func validated<V: Validator>(_ text: Binding<String>, by v: V) -> some View {
    modifier(Validated(text: text, v: v))
  }
}
struct Wizard: View {
  enum Step: Int, CaseIterable, Identifiable {
    case account, profile, done; var id: Int { rawValue };
    var title: LocalizedStringKey {
      switch self {
      case .account: return "Account";
      case .profile: return "Profile";
      case .done: return "Done"
      }
    }
  }
  @State private var step: Step = .account; @State private var name = "";
  @State private var bio = ""; @State private var age: Int?;
  @State private var tags: [String] = ["swift"]; @State private var tag = "";
  @State private var color = Color.blue;
  @State private var birth = Calendar.current.date(byAdding: .year, value: -18, to: Date())!
  @FocusState private var focused: FocusField?;
  enum FocusField: String, Hashable { case name, bio, age, tag }
  @ViewBuilder var content: some View {
    switch step {
    case .account: account
    case .profile:
      VStack {
        TextField("Age", value: $age, format: .number).focused($focused, equals: .age).keyboardType(
          .numberPad);
        DatePicker("Born", selection: $birth, in: ...Date.now, displayedComponents: .date);
        ColorPicker("Colour", selection: $color, supportsOpacity: false); FlowTags(tags: $tags);
        TextField("Tag", text: $tag).focused($focused, equals: .tag).onSubmit {
          if !tag.isEmpty { tags.append(tag); tag = ""; focused = .tag }
        }
      }
    case .done:
      VStack {
        Image(systemName: "checkmark.seal.fill").font(.system(size: 60)).foregroundStyle(.green)
          .symbolRenderingMode(.hierarchical);
        Text("Welcome, \(name)!")
      }
    }
  }
  private var account: some View {
    VStack {
      TextField("Name", text: $name).validated($name, by: MinLength(n: 3)).focused(
        $focused, equals: .name
      ).onSubmit { focused = .bio };
      TextField("Bio", text: $bio, axis: .vertical).lineLimit(3, reservesSpace: true).focused(
        $focused, equals: .bio);
      Text("\(bio.count)/140").foregroundStyle(bio.count > 140 ? .red : .secondary).frame(
        maxWidth: .infinity, alignment: .trailing)
    }.textFieldStyle(.roundedBorder)
  }
  var body: some View {
    VStack(spacing: 24) {
      HStack {
        ForEach(Step.allCases) { s in
          Capsule().fill(s.rawValue <= step.rawValue ? Color.accentColor : Color.gray.opacity(0.3))
            .frame(height: 4)
        }
      }; Text(step.title).font(.title2);
      content.transition(
        .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
      ).id(step); Spacer();
      HStack {
        if step != .account { Button("Back") { go(-1) }.buttonStyle(.bordered) }; Spacer();
        Button(step == .done ? "Finish" : "Next") { go(1) }.buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction).disabled(step == .account && name.count < 3)
      }
    }.padding().onAppear { focused = .name }
  }
  private func go(_ by: Int) {
    withAnimation(.easeInOut) {
      step = Step(rawValue: min(max(step.rawValue + by, 0), Step.allCases.count - 1)) ?? .account
    }; focused = step == .profile ? .age : nil
  }
}
struct FlowTags: View {
  @Binding var tags: [String];
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(tags, id: \.self) { t in
          HStack(spacing: 4) {
            Text("#\(t)");
            Button {
              tags.removeAll { $0 == t }
            } label: {
              Image(systemName: "xmark")
            }.buttonStyle(.borderless)
          }.padding(.horizontal, 8).padding(.vertical, 4).background(
            Capsule().fill(Color.accentColor.opacity(0.15)))
        }
      }
    }
  }
}
