import Accounts
import Foundation
import Tabstop
import TabstopFoundation
import Trips

/// The page of the user's account: its data with a form for each change, export and import, signing
/// out, deletion.
struct AccountPage: View {
  let planner: Planner
  let window: PlannerWindow

  @State private var isChoosing = false

  var body: some View {
    Form {
      Section("Personal Info") {
        // One text each: a name or an address may be longer than a line.
        Text("Full Name: \(planner.user?.name ?? "")")
        Button("Change Name…") { open(.name) }
        Text("Email: \(planner.user?.email ?? "none")")
        Button("Change Email…") { open(.email) }
      }
      Section("Security") {
        Button(planner.hasPassword ? "Change Password…" : "Set a Password…") { open(.password) }
        providers
        if planner.hasRecoveryKey == false {
          Text(StoreNotice.noRecoveryKey.message)
        }
        Button("Make a New Recovery Key…") { open(.recoveryKey) }
      }
      Section {
        Button("Export Everything…") { open(.export) }
        Button("Import a Backup…") { isChoosing = true }
      } header: {
        Text("Backup")
      } footer: {
        Text("A backup is one file with all trips and documents.")
      }
      Section("Leave") {
        Button("Sign Out", action: planner.signOut)
        Button("Delete Account…", role: .destructive) { open(.delete) }
      }
    }
    .pageTitle(Text("Account"))
    .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.data]) { result in
      // The dialog reports its own failures.
      if case .success(let url) = result { open(.importBackup(path: url.path)) }
    }
  }

  /// The providers that sign the user in, and those that could.
  @ViewBuilder private var providers: some View {
    if let signInMethods = planner.signInMethods {
      if signInMethods.hasPassword && signInMethods.hasSeveral {
        Button("Remove Password…") { open(.removePassword) }
      }
      ForEach(signInMethods.providers) { provider in
        Text("You can sign in with \(provider.providerName).")
        if signInMethods.hasSeveral {
          Button("Remove \(provider.providerName)…") { open(.removeProvider(provider)) }
        }
      }
      ForEach(planner.providersToAdd) { entry in
        Button("Sign In with \(entry.configuration.name) Too…") { open(.addProvider(entry)) }
      }
    }
  }

  private func open(_ form: AccountForm) { window.form = .account(form) }
}
