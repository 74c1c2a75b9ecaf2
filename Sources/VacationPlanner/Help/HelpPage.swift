import Tabstop

/// The help page about the use of the keyboard.
struct HelpPage: View {
  let window: PlannerWindow

  @FocusState private var isFirstFocused: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Help")
          .font(.largeTitle)
          .accessibilityAddTraits(.isHeader)
        FlowLayout { buttons }
        ForEach(HelpText.sections) { section in
          Text(section.question)
            .font(.title3)
            .accessibilityAddTraits(.isHeader)
            .padding(.top, 12)
          Text(section.answer)
        }
      }
      .frame(maxWidth: 720, alignment: .leading)
      .padding(24)
    }
    .pageTitle(Text("Help"))
    .onAppear { isFirstFocused = true }
  }

  @ViewBuilder private var buttons: some View {
    Button("All Keyboard Shortcuts") { window.form = .shortcuts }
      .focused($isFirstFocused)
    Button("About Vacation Planner") { window.form = .about }
    if window.canGoBack { Button("Back", action: window.goBack) }
  }
}

/// The sections of the help.
enum HelpText {
  struct Section: Identifiable {
    let question: String
    let answer: String
    var id: String { question }
  }

  static let sections = [
    Section(
      question: String(localized: "How do I plan a trip?"),
      answer: String(
        localized: """
          Press \(keys(.newTrip)), type a title and the dates, and press Return in the last \
          field. Or open a destination and choose Plan a Trip Here.
          """)),
    Section(
      question: String(localized: "How do I add a flight or a stay?"),
      answer: String(
        localized: """
          Open the trip, press \(keys(.newBooking)), and choose the kind. Return goes to the \
          next field, Control Return saves at once, Escape leaves the form.
          """)),
    Section(
      question: String(localized: "How do I type a date?"),
      answer: String(
        localized: """
          As you would say it: 24 Dec, 24.12.26, tomorrow, Friday, or +3 for in three days. Up \
          and Down change it by a day, with Shift by a week, Page Up and Page Down by a month.
          """)),
    Section(
      question: String(localized: "How do I find something?"),
      answer:
        String(
          localized: """
            Press \(keys(.find)) and type words of it. Return goes to the results, and opens \
            the one that is selected. Escape clears the search.
            """)),
    Section(
      question: String(localized: "How do I take something back?"),
      answer: String(
        localized: """
          Press \(keys(.undo)). It undoes everything since you signed in, step by step. \
          \(keys(.redo)) makes a change again.
          """)),
    Section(
      question: String(localized: "How do I get around?"),
      answer: String(
        localized: """
          Tab and Shift Tab go from control to control, the arrows move in a list, and F10 \
          opens the menu with all commands. \(keys(.back)) goes back to the page before.
          """)),
    Section(
      question: String(localized: "How do I take my plans with me?"),
      answer:
        String(
          localized: """
            Press \(keys(.export)) for a calendar or a page for the browser, and \
            \(keys(.print)) for paper. \(keys(.importFile)) reads calendars and confirmations. \
            The Account page keeps a backup of everything in one file, and reads it again.
            """)),
  ]

  /// The key of a command in words.
  private static func keys(_ command: PlannerCommand) -> String {
    command.shortcut.map { KeyList.Key(command.name, $0.displayName).spoken } ?? command.name
  }
}
