import Tabstop

/// The alerts of a signed-in user's window. They are presented over the topmost surface: a page, a
/// form, or the fault of the store.
struct PlannerAlerts: ViewModifier {
  /// The surfaces over which an alert can be presented.
  enum Place { case page, form, storeFault }

  let planner: Planner
  let window: PlannerWindow
  let place: Place

  func body(content: Content) -> some View {
    content
      .alert("That did not work", isPresented: isAlerting, presenting: window.plans.alertedFault) {
        _ in
        Button("OK") {}
      } message: { fault in
        Text(fault.message)
      }
      .alert(
        "Sign out without saving your notes?", isPresented: isAsking,
        presenting: planner.signOutFault
      ) { _ in
        Button("Sign Out", role: .destructive, action: planner.signOutWithoutSaving)
        Button("Stay", role: .cancel) {}
      } message: { fault in
        Text("What you have typed last would be lost. \(fault.message)")
      }
  }

  /// The topmost surface of `window`.
  static func top(of window: PlannerWindow) -> Place {
    if window.plans.storeFault != nil { return .storeFault }
    return window.form == nil ? .page : .form
  }

  private var isAlerting: Binding<Bool> {
    Binding {
      window.plans.alertedFault != nil && Self.top(of: window) == place
    } set: { isShown in
      if !isShown, Self.top(of: window) == place { window.plans.alertedFault = nil }
    }
  }

  private var isAsking: Binding<Bool> {
    Binding {
      planner.signOutFault != nil && Self.top(of: window) == place
    } set: { isShown in
      if !isShown, Self.top(of: window) == place { planner.signOutFault = nil }
    }
  }
}
