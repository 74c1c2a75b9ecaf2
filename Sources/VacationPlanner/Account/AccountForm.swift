import Accounts
import SignIn
import Tabstop

/// The forms of the account's page.
enum AccountForm: Hashable {
  case name, email, password, removePassword, recoveryKey, export, delete
  case addProvider(ProviderFiles.Entry)
  case removeProvider(LinkedProvider)
  /// The backup in the file at this path.
  case importBackup(path: String)
}

/// The sheet of such a form.
struct AccountFormSheet: View {
  let form: AccountForm
  let planner: Planner
  let window: PlannerWindow

  var body: some View {
    switch form {
    case .name: ChangeNameForm(planner: planner)
    case .email: ChangeEmailForm(planner: planner)
    case .password: ChangePasswordForm(planner: planner)
    case .removePassword: RemovePasswordForm(planner: planner)
    case .addProvider(let entry): AddProviderForm(planner: planner, entry: entry)
    case .removeProvider(let provider): RemoveProviderForm(planner: planner, provider: provider)
    case .recoveryKey: RecoveryKeyForm(planner: planner)
    case .export: ExportBackupForm(plans: window.plans)
    case .delete: DeleteAccountForm(planner: planner, plans: window.plans)
    case .importBackup(let path):
      ImportBackupForm(work: BackupImport(path: path, plans: window.plans))
    }
  }
}

/// The common parts of the account's forms: the button that saves, the button that cancels, and the
/// progress.
struct AccountFormFrame<Fields: View>: View {
  let title: String
  let saveTitle: String
  var saveRole: ButtonRole?
  /// Whether something was typed that would be lost.
  let isChanged: Bool
  /// The name of the running operation, if any.
  var progress: String?
  /// Whether the button that saves has the focus at first: of a form without fields.
  var beginsAtSave = false
  let save: () -> Void
  @ViewBuilder let fields: () -> Fields

  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    FormWithButtons(
      fault: nil, saveTitle: saveTitle, saveRole: saveRole, beginsAtSave: beginsAtSave,
      cancel: { if isChanged { isAsking = true } else { dismiss() } }, save: save
    ) {
      fields()
      if let progress { ProgressView(progress) }
    }
    .disabled(progress != nil)
    .navigationTitle(title)
    .interactiveDismissDisabled(isChanged || progress != nil)
    .discardQuestion(isPresented: $isAsking) { dismiss() }
  }
}

extension AccountChangeError {
  /// The rule that a new value violates.
  var violatedRule: SignUpError? {
    if case .invalid(let error) = self { error } else { nil }
  }
}
