import Tabstop

/// The effect of each accessibility modifier on assistive technology.
struct AccessibilityPage: View {
  @State private var name = ""
  @State private var street = ""
  @State private var isQuiet = false
  @State private var hasBreakfast = false
  @State private var size = "Medium"
  @State private var brightness = 0.5
  @State private var rating = 3
  @State private var action = "none"
  @Namespace private var pairs

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        names
        traits
        elements
        actions
        controls
      }
      .padding(24)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .safeAreaInset(edge: .bottom) {
      Readout([
        "Name": name, "Street": street, "Brightness": "\(brightness)", "Rating": "\(rating)",
        "Action": action,
      ])
    }
    .navigationTitle("Accessibility")
  }

  @ViewBuilder private var names: some View {
    TextField("Nickname", text: $name)
      .accessibilityLabel("Name")
      .accessibilityHint("What friends call you")
      .accessibilityIdentifier("name-field")
    Text("3").accessibilityLabel("Unread").accessibilityValue("3 messages")
    Toggle("Quiet hours", isOn: $isQuiet)
      .toggleStyle(.checkbox)
      .accessibilityValue("From ten to six")
    Picker("Size", selection: $size) {
      Text("Small").tag("Small")
      Text("Medium").tag("Medium")
    }
    .accessibilityLabel("Bag size")
    .accessibilityHint("Fits under the seat")
    HStack {
      Text("Street").accessibilityLabeledPair(role: .label, id: "street", in: pairs)
      TextField("Where you live", text: $street)
        .accessibilityLabeledPair(role: .content, id: "street", in: pairs)
        .accessibilityRequired()
    }
  }

  @ViewBuilder private var traits: some View {
    Text("Trips").font(.headline).accessibilityHeading(.h2)
    Text("Berlin").accessibilityAddTraits(.isSelected)
    Text("Help").frame(minWidth: 40, minHeight: 24).focusable().accessibilityAddTraits(.isLink)
    Text("Not for everybody").accessibilityHidden(true)
    Image(systemName: "star").accessibilityLabel("Favourite")
  }

  @ViewBuilder private var elements: some View {
    HStack {
      Image(systemName: "airplane")
      Text("Paris")
      Text("3 nights")
    }
    .accessibilityElement(children: .combine)
    HStack {
      Text("2")
      Text("5")
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Two of five")
    VStack(alignment: .leading) {
      Text("Ada")
      Text("Emmy")
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Guests")
    Rectangle()
      .fill(Color.blue)
      .frame(width: 200 * brightness, height: 24)
      .accessibilityRepresentation {
        Slider(value: $brightness, in: 0...1) { Text("Brightness") }.labelsHidden()
      }
  }

  /// A control that can have the keyboard focus stays visible to assistive technology, even if a
  /// modifier hides it.
  @ViewBuilder private var controls: some View {
    HStack {
      Text("GUESTS")
      Button("Fewer guests") { action = "fewer" }
    }
    .accessibilityHidden(true)
    Toggle("Breakfast", isOn: $hasBreakfast).toggleStyle(PillToggleStyle())
    TextField(text: $name, prompt: Text("Passport number")) {}
  }

  @ViewBuilder private var actions: some View {
    Text("Message")
      .frame(minHeight: 24)
      .focusable()
      .accessibilityAction { action = "open" }
      .accessibilityAction(named: "Archive") { action = "archive" }
      .accessibilityActions {
        Button("Reply") { action = "reply" }
        Button("Forward") { action = "forward" }
      }
    Text(String(repeating: "★", count: rating))
      .frame(minWidth: 90, minHeight: 24)
      .focusable()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: rating = min(5, rating + 1)
        case .decrement: rating = max(0, rating - 1)
        }
      }
  }
}

/// A toggle with a custom style, which sets its own traits.
private struct PillToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Capsule()
        .fill(configuration.isOn ? Color.blue : Color.gray)
        .frame(width: 48, height: 24)
    }
    .buttonStyle(.plain)
    .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
  }
}
