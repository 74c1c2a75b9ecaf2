import OpenIDConnect
import SignIn
import Tabstop
import TabstopFoundation

/// The providers' part of the log-in form: a button for each provider, or one that opens the page
/// for adding a provider if there is none.
struct ProviderButtons: View {
  let planner: Planner
  let width: Double

  @FocusState private var focusedEntry: ProviderFiles.Entry.ID?

  private var entries: [ProviderFiles.Entry] { planner.providers.entries }
  private var signIn: ProviderSignIn { planner.providerSignIn }

  var body: some View {
    Group {
      if entries.isEmpty {
        Button(action: planner.showProviderSetUp) { WideTitle("Sign in with OpenID") }
          .buttonStyle(.bordered)
          .frame(width: width)
      }
      ForEach(entries) { entry in
        Button {
          planner.signIn(with: entry)
        } label: {
          WideTitle("Sign in with \(entry.configuration.name)")
        }
        .buttonStyle(.bordered)
        .frame(width: width)
        .focused($focusedEntry, equals: entry.id)
        if let failure = signIn.failure, failure.entry == entry.id {
          ProviderFailure(failure: failure, focus: $focusedEntry, width: width)
        }
      }
      if !entries.isEmpty {
        Button("Set Up Providers…", action: planner.showProviderSetUp)
          .buttonStyle(.borderless)
      }
    }
    .onAppear { focusFailure() }
    .onChange(of: signIn.failure) { focusFailure() }
    .onChange(of: signIn.isUnderWay) { focusFailure() }
  }

  private func focusFailure() {
    if let failure = signIn.failure, !signIn.isUnderWay { focusedEntry = failure.entry }
  }
}

/// The reason why a provider did not sign the user in, below its button.
private struct ProviderFailure: View {
  let failure: ProviderSignIn.Failure
  let focus: FocusState<ProviderFiles.Entry.ID?>.Binding
  let width: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(failure.message)
        .styleClass("error")
        .accessibilityErrorMessage(for: focus, equals: failure.entry)
      if !failure.details.isEmpty {
        DisclosureGroup("Details for an Administrator") {
          Text(failure.details)
            .textSelection(.enabled)
        }
      }
    }
    .frame(minWidth: width, maxWidth: width, alignment: .leading)
  }
}

/// The view that replaces the log-in form's buttons while the user is in the browser.
struct ProviderWaiting: View {
  let signIn: ProviderSignIn
  let width: Double

  enum Control: Hashable { case open, copy, cancel }

  @FocusState private var focusedControl: Control?

  private var isBrowserMissing: Bool {
    if case .browsing(_, isShown: false) = signIn.step { true } else { false }
  }

  var body: some View {
    VStack(spacing: 12) {
      Text(signIn.sentence)
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
      if let page = signIn.page {
        if isBrowserMissing {
          Button("Copy the Address") { copy(page) }
            .focused($focusedControl, equals: .copy)
        }
        Button("Open the Page Again", action: signIn.openPageAgain)
          .focused($focusedControl, equals: .open)
      } else {
        ProgressView()
          .accessibilityHidden(true)
      }
      Button("Cancel", role: .cancel, action: signIn.cancel)
        .keyboardShortcut(.cancelAction)
        .focused($focusedControl, equals: .cancel)
    }
    .frame(width: width)
    .onAppear { move() }
    .onChange(of: signIn.step) { move() }
  }

  /// Moves the focus to the next useful control; an extra Return must not cancel.
  private func move() {
    focusedControl = signIn.page == nil ? .cancel : isBrowserMissing ? .copy : .open
  }

  private func copy(_ page: URL) {
    Clipboard.ownText = page.absoluteString
    AccessibilityNotification.Announcement(String(localized: "The address is copied")).post()
  }
}
