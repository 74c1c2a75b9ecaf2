import Accounts
import Tabstop

/// A notice about the account or its store, shown beside the plans.
enum StoreNotice: Hashable, Identifiable {
  /// A sentence about what cannot be read.
  case fault(String)
  /// Records were changed other than by this program.
  case altered
  case noRecoveryKey

  var id: Self { self }

  var message: String {
    switch self {
    case .fault(let sentence): sentence
    case .altered:
      String(
        localized: """
          Something was changed from outside of Vacation Planner: entries were removed, or \
          older ones put in their place. Look whether everything is as you expect it.
          """)
    case .noRecoveryKey:
      String(
        localized: """
          Your account has no recovery key yet. Without one, a forgotten password cannot be \
          replaced.
          """)
    }
  }

  /// The notices of a window.
  static func all(plans: Plans, hasRecoveryKey: Bool?) -> [StoreNotice] {
    plans.faults.map(StoreNotice.fault) + (plans.isAltered ? [.altered] : [])
      + (hasRecoveryKey == false ? [.noRecoveryKey] : [])
  }
}

/// The notices in full, with what can be done about each. On the first page.
struct StoreNotices: View {
  let planner: Planner
  let window: PlannerWindow

  private var notices: [StoreNotice] {
    StoreNotice.all(plans: window.plans, hasRecoveryKey: planner.hasRecoveryKey)
  }

  var body: some View {
    ForEach(notices) { notice in
      VStack(spacing: 6) {
        Text(notice.message)
          .multilineTextAlignment(.center)
          .frame(maxWidth: 480)
        switch notice {
        case .fault: EmptyView()
        case .altered:
          Button("Keep as It Is", action: window.plans.acceptAlterations)
        case .noRecoveryKey:
          Button("Make a Recovery Key…") { window.form = .account(.recoveryKey) }
        }
      }
      .padding(12)
      .styleClass("notice")
    }
  }
}

/// The row at the top of the sidebar that leads to the notices, if there are any. It announces new
/// ones.
struct SidebarNotice: View {
  let planner: Planner
  let window: PlannerWindow

  private var notices: [StoreNotice] {
    StoreNotice.all(plans: window.plans, hasRecoveryKey: planner.hasRecoveryKey)
  }

  var body: some View {
    let notices = notices
    Group {
      if !notices.isEmpty && window.page != nil {
        Button(notices.count == 1 ? "1 Notice" : "\(notices.count) Notices") { window.page = nil }
          .accessibilityHint("Shows what you should know about your plans")
          .padding(6)
      }
    }
    .onChange(of: notices) { old, new in
      let added = new.filter { !old.contains($0) }
      guard !added.isEmpty else { return }
      AccessibilityNotification.Announcement(added.map(\.message).joined(separator: " ")).post()
    }
  }
}
