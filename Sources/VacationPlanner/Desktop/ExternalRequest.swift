import Observation
import Tabstop
import Trips

/// A request that the user made outside of the program's window: in the launcher or the desktop's
/// search.
enum ExternalRequest: Hashable {
  /// An action of the launcher.
  case newTrip
  case importFiles
  /// A result of the desktop's search, or a notification.
  case record(RecordID)
  case search(String)

  /// The names of the actions of the launcher, as its file (data/*.desktop) has them.
  enum Action: String, CaseIterable {
    case newTrip = "new-trip"
    case importFiles = "import"
  }

  /// The sentence about the request in the log-in form.
  var logInSentence: String {
    switch self {
    case .newTrip: String(localized: "Log in to plan a new trip.")
    case .importFiles: String(localized: "Log in to import files.")
    case .record: String(localized: "Log in to see your plans.")
    case .search: String(localized: "Log in to search your plans.")
    }
  }

  /// The announcement while a form is open. The request waits, so that the form's input is not
  /// lost.
  var waitingSentence: String {
    switch self {
    case .newTrip: String(localized: "A new trip can be planned when this form is closed")
    case .importFiles: String(localized: "Files can be imported when this form is closed")
    case .record: String(localized: "The page opens when this form is closed")
    case .search: String(localized: "The search opens when this form is closed")
    }
  }
}

/// The last request of the user, until it is carried out.
@Observable
final class ExternalRequests {
  private(set) var request: ExternalRequest?

  func add(_ request: ExternalRequest, isSignedIn: Bool) {
    self.request = request
    if !isSignedIn { AccessibilityNotification.Announcement(request.logInSentence).post() }
  }

  func consume() -> ExternalRequest? {
    defer { request = nil }
    return request
  }

  /// Forgets what concerns the plans of a user who leaves: it is nothing for the next one.
  func forgetPlans() {
    switch request {
    case .record?, .search?: request = nil
    case .newTrip?, .importFiles?, nil: break
    }
  }
}

/// Receives the requests of the user, also those before signing in.
struct ExternalRequestReceiver: ViewModifier {
  let planner: Planner

  func body(content: Content) -> some View {
    content
      .onDesktopAction(ExternalRequest.Action.newTrip.rawValue) { add(.newTrip) }
      .onDesktopAction(ExternalRequest.Action.importFiles.rawValue) { add(.importFiles) }
      .onOpenNotification { target in
        if let id = RecordID(target) { add(.record(id)) }
      }
      .onAppear { TripSearch.shared.add(planner) }
  }

  private func add(_ request: ExternalRequest) {
    planner.externalRequests.add(request, isSignedIn: planner.window != nil)
  }
}

/// Carries out the requests of the signed-in user.
struct ExternalRequestHandler: ViewModifier {
  let externalRequests: ExternalRequests
  let window: PlannerWindow

  func body(content: Content) -> some View {
    content
      .onChange(of: externalRequests.request, initial: true) { perform() }
      .onChange(of: window.form) { perform() }
      .onChange(of: window.plans.isComplete) { perform() }
  }

  private func perform() {
    guard let request = externalRequests.request else { return }
    guard window.form == nil else {
      return AccessibilityNotification.Announcement(request.waitingSentence).post()
    }
    // The requested record may not have been read yet.
    if case .record = request, !window.plans.isComplete { return }
    _ = externalRequests.consume()
    switch request {
    case .newTrip: window.form = .newTrip()
    case .importFiles: window.form = .importFile(trip: window.trip?.id)
    case .record(let id): show(id)
    case .search(let words):
      window.search.query = words
      window.find()
    }
  }

  private func show(_ id: RecordID) {
    guard let record = window.plans.record(id), window.plans.trips[record.trip] != nil else {
      return AccessibilityNotification.Announcement(
        String(localized: "It is not in your plans any more")
      ).post()
    }
    window.page = .trip(record.trip)
    if case .booking = record { window.selectedBooking = id }
  }
}
