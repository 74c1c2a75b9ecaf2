import Tabstop

/// Each kind of motion, started by a control of its own. The text below shows the model's state,
/// which never waits for a motion.
struct MotionPage: View {
  @State private var isOn = false
  @State private var isShown = true
  @State private var isLeft = true
  @State private var isOpen = false
  @State private var runs = 0
  @State private var items = ["Lisbon", "Oslo", "Kyoto"]
  @State private var finished = 0
  @Namespace private var space
  @FocusState private var isNoteFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      properties
      transitions
      layout
      phases
      readout
    }
    .padding()
  }

  private var properties: some View {
    VStack(alignment: .leading, spacing: 8) {
      ViewThatFits(in: .horizontal) {
        HStack { buttons }
        VStack(alignment: .leading) { buttons }
      }
      HStack(spacing: 24) {
        Circle().fill(isOn ? Color.orange : Color.blue).frame(width: 40, height: 40)
          .offset(x: isOn ? 24 : 0)
        RoundedRectangle(cornerRadius: isOn ? 20 : 2).fill(.green).frame(width: 40, height: 40)
          .rotationEffect(.degrees(isOn ? 135 : 0)).scaleEffect(isOn ? 1.2 : 0.8)
        Color.indigo.frame(width: isOn ? 120 : 40, height: 40)
        Text("Text").padding(8).background((isOn ? Color.yellow : Color.mint).opacity(0.3))
          .opacity(isOn ? 0.4 : 1)
        Circle().trim(from: 0, to: isOn ? 1 : 0.2).stroke(.red, lineWidth: 4)
          .frame(width: 36, height: 36)
      }
      .frame(height: 56)
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Spring") {
      withAnimation(.bouncy) {
        isOn.toggle()
      } completion: {
        finished += 1
      }
    }
    Button("Slowly") { withAnimation(.easeInOut(duration: 2)) { isOn.toggle() } }
    Button("At once") { isOn.toggle() }
  }

  private var transitions: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button(isShown ? "Remove" : "Insert") {
        withAnimation(.easeInOut(duration: 0.6)) { isShown.toggle() }
      }
      HStack {
        if isShown {
          Text("Fades").transition(.opacity)
          Text("Slides").transition(.slide)
          Text("Grows").transition(.scale.combined(with: .opacity))
          Text("Falls").transition(
            .asymmetric(insertion: .move(edge: .top), removal: .offset(y: 40)))
        }
      }
      .frame(minHeight: 24)
    }
  }

  private var layout: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Button("Shuffle") {
          withAnimation(.snappy) { items = [items[2], items[0], items[1]] }
        }
        Button(isOpen ? "Hide note" : "Write note") {
          withAnimation(.smooth) {
            isOpen.toggle()
            isNoteFocused = isOpen
          }
        }
      }
      if isOpen {
        TextField("Note", text: .constant("")).focused($isNoteFocused)
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
      ForEach(items, id: \.self) { Text($0) }
      Button("Move mark") { withAnimation(.spring) { isLeft.toggle() } }
      HStack(spacing: 0) {
        mark(isLeft, "Left")
        mark(!isLeft, "Right")
      }
    }
  }

  private func mark(_ isHere: Bool, _ title: String) -> some View {
    ZStack {
      if isHere {
        Capsule().fill(Color.accentColor.opacity(0.3))
          .matchedGeometryEffect(id: "mark", in: space)
      }
      Text(title)
    }
    .frame(width: 100, height: 32)
  }

  private var phases: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button("Run phases") { withAnimation { runs += 1 } }
      phaseMarks
    }
  }

  private var phaseMarks: some View {
    HStack(spacing: 24) {
      Color.pink.frame(width: 32, height: 32)
        .phaseAnimator([1.0, 1.4, 0.7], trigger: runs) { $0.scaleEffect($1) }
      Color.teal.frame(width: 32, height: 32)
        .keyframeAnimator(initialValue: 0.0, trigger: runs) {
          $0.offset(y: $1)
        } keyframes: { _ in
          LinearKeyframe(-16, duration: 0.2)
          SpringKeyframe(0, duration: 0.8, spring: .bouncy)
        }
      Image(systemName: "star").imageScale(.large).symbolEffect(.bounce, value: runs)
        .accessibilityHidden(true)
      Text("\(runs) runs").contentTransition(.numericText())
    }
    .frame(height: 48)
  }

  private var readout: some View {
    Text(
      """
      \(isOn ? "On" : "Off"), \(isShown ? "shown" : "hidden"), \(isLeft ? "left" : "right"), \
      note \(isOpen ? "open" : "closed"), \(finished) finished, \
      motion \(reducesMotion ? "off" : "on")
      """)
  }
}
