import Tabstop

/// A page with a custom focusable view: a rating in stars that the arrow keys change.
struct FocusablePage: View {
  @State private var rating = 3
  @State private var name = ""
  @State private var hasEffect = true
  @FocusState private var isRating: Bool

  var body: some View {
    VStack(spacing: 12) {
      TextField("Hotel", text: $name)
      StarRating(rating: $rating)
        .focusable()
        .focused($isRating)
        .focusEffectDisabled(!hasEffect)
        .onMoveCommand { direction in
          switch direction {
          case .right, .up: rating = min(5, rating + 1)
          case .left, .down: rating = max(0, rating - 1)
          }
        }
      Button("Rate") { isRating = true }
      Button(hasEffect ? "Hide Ring" : "Show Ring") { hasEffect.toggle() }
      Readout(["Rating": "\(rating)", "Focus": isRating ? "rating" : "nothing"])
    }
    .padding()
  }
}

private struct StarRating: View {
  @Binding var rating: Int
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    VStack {
      Text(String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating))
        .font(.title)
        .accessibilityLabel("\(rating) of 5 stars")
      Text(isFocused ? "Arrow keys change the rating" : "Rating")
    }
    .padding(6)
  }
}
