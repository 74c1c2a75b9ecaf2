import Accounts
import Foundation
import Tabstop
import Trips

/// The page that was shown when the program ended, to begin with the next time. It names a trip by its id,
/// which means nothing without the sealed plans, and no destination.
nonisolated struct LastPage: Codable, Equatable, Sendable {
  /// The store and the account in it whose page it is.
  let store: String
  let account: Int64
  /// The page: "destinations", "search", "account", "help", or the id of a trip.
  let page: String

  init?(_ page: PlannerWindow.Page?, account: Int64, store: String) {
    self.store = store
    self.account = account
    switch page {
    case .trip(let id): self.page = id.description
    case .destinations, .destination: self.page = "destinations"
    case .search: self.page = "search"
    case .account: self.page = "account"
    case .help: self.page = "help"
    case nil: return nil
    }
  }

  /// The page; nil if it makes no sense.
  var shown: PlannerWindow.Page? {
    switch page {
    case "destinations": .destinations
    case "search": .search
    case "account": .account
    case "help": .help
    default: RecordID(page).map { .trip($0) }
    }
  }

  // MARK: The file

  /// A file of the folder for what programs remember.
  static let file: URL = {
    let environment = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? ""
    let folder =
      environment.hasPrefix("/")
      ? URL(filePath: environment) : URL.homeDirectory.appending(path: ".local/state")
    return folder.appending(path: "\(PlannerApp.id)/page.json")
  }()

  static func read(_ file: URL = file) -> LastPage? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(LastPage.self, from: $0) }
  }

  /// Writes the file, or removes it if there is no page. What cannot be written is forgotten.
  static func write(_ page: LastPage?, to file: URL = file) {
    guard let page, let data = try? JSONEncoder().encode(page) else {
      try? FileManager.default.removeItem(at: file)
      return
    }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? data.write(to: file, options: .atomic)
  }
}

/// The last page of this program and of the one before it.
enum PageMemory {
  /// The page that is shown; nil if no user is signed in.
  static var current: LastPage?
  private static var hasSignedIn = false

  /// The page with which a user begins who signs in: only the first one since the program's start.
  static func consume(account: Int64, store: String) -> PlannerWindow.Page? {
    guard !hasSignedIn else { return nil }
    hasSignedIn = true
    guard let last = LastPage.read(), last.account == account, last.store == store else {
      return nil
    }
    return last.shown
  }

  /// Writes the page that was shown last. Call it when the main loop has ended.
  static func saveBeforeExit() {
    if hasSignedIn { LastPage.write(current) }
  }
}

/// Begins with the page that was shown when the program ended.
struct RestoringPage: ViewModifier {
  let planner: Planner
  let window: PlannerWindow

  private var session: Session { window.plans.session }

  func body(content: Content) -> some View {
    content
      .onChange(of: window.page, initial: true) {
        PageMemory.current = LastPage(
          window.page, account: session.user.id, store: session.records.path)
      }
      .onChange(of: window.plans.isComplete, initial: true) {
        if window.plans.isComplete { restore() }
      }
      .onDisappear {
        // Signed out, and not only closed.
        if planner.window == nil { PageMemory.current = nil }
      }
  }

  private func restore() {
    let last = PageMemory.consume(account: session.user.id, store: session.records.path)
    // The user, or the desktop, may have gone elsewhere meanwhile.
    guard let last, window.page == nil, window.form == nil, !window.canGoBack else { return }
    // The first page says what has just happened to the account, or what is wrong with its records.
    guard planner.statusMessage == nil,
      StoreNotice.all(plans: window.plans, hasRecoveryKey: nil).isEmpty
    else { return }
    if case .trip(let id) = last {
      guard let plan = window.plans.trips[id] else { return }
      AccessibilityNotification.Announcement(
        String(localized: "You are back at \(plan.trip.title)")
      ).post()
    }
    window.page = last
  }
}
