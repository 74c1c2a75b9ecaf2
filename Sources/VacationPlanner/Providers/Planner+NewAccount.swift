import Accounts
import OpenIDConnect
import SignIn
import Tabstop

/// The account of a provider's user while its recovery key is shown: it is in no store yet.
final class PendingAccount {
  let account: PreparedAccount
  let providerUser: PendingProviderUser
  /// The task that stores the key of the data: the desktop's service may ask the user first.
  let keyStorage: Task<Keyring.Place, Never>
  /// The session, once the account exists.
  fileprivate(set) var session: Session?

  init(
    _ account: PreparedAccount, _ providerUser: PendingProviderUser,
    keyStorage: Task<Keyring.Place, Never>
  ) {
    self.account = account
    self.providerUser = providerUser
    self.keyStorage = keyStorage
  }
}

/// The first sign-in with a provider.
extension Planner {
  /// Prepares an account, and shows its recovery key; opens the account that another window has created
  /// meanwhile for the same user, if there is one.
  func prepareAccount(
    name: String, _ providerUser: PendingProviderUser, _ store: AccountStore
  ) async throws(StoreFault) {
    if let account = try await newAccount(name: name, providerUser, store) {
      await show(account, providerUser)
    } else if let known = try await store.user(of: providerUser.key) {
      try await open(known, providerUser, store, orAsk: .recoveryKey(name: known.user.name))
    } else {
      // That one was deleted at once.
      ask(.name, providerUser)
    }
  }

  /// `nil` if the identity has an account already.
  private func newAccount(
    name: String, _ providerUser: PendingProviderUser, _ store: AccountStore
  ) async throws(StoreFault) -> PreparedAccount? {
    // The address is no identity: if it cannot be used, the account does without.
    for email in [providerUser.email, nil] {
      do throws(SignUpError) {
        return try await store.prepareAccount(
          name: name, email: email, identity: providerUser.key,
          providerName: providerUser.providerName)
      } catch {
        switch error {
        case .store(let fault): throw fault
        case .identityInUse: return nil
        default: continue
        }
      }
    }
    throw StoreFault(.damaged, path: store.path)
  }

  /// Shows the recovery key of an account, which is created when the user has it.
  private func show(_ account: PreparedAccount, _ providerUser: PendingProviderUser) async {
    let pending = PendingAccount(
      account, providerUser, keyStorage: Task { await storeKey(of: account.newProvider) })
    // The text of the page depends on it; but the service may ask the user first.
    let place = await value(of: pending.keyStorage, within: .seconds(2))
    pendingProviderUser = nil
    pendingAccount = pending
    recoveryKey = account.recoveryKey
    recoveryKeyMessage = place.map { Self.warning(of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    page = .recoveryKey
    guard place == nil else { return }
    Task {
      let warning = Self.warning(of: await pending.keyStorage.value)
      guard !warning.isEmpty,
        pendingAccount === pending
          || pending.session != nil
            && window?.plans.session === pending.session
      else { return }
      showMessage(warning)
    }
  }

  /// Creates the account of a user who has its recovery key now.
  func create(_ pending: PendingAccount) async {
    do throws(StoreFault) {
      let store = try await store()
      for account in [pending.account, pending.account.withoutEmail] {
        do throws(SignUpError) {
          let session = try await store.signUp(account)
          pending.session = session
          await enter(
            session, pending.providerUser,
            statusMessage: String(localized: "Your account has been created."))
          return forgetNewRecoveryKey()
        } catch {
          switch error {
          case .store(let fault): throw fault
          case .identityInUse: return try await open(pending, store)
          default: continue
          }
        }
      }
      throw StoreFault(.damaged, path: store.path)
    } catch {
      // The key stays, for another attempt.
      show(error)
    }
  }

  /// Opens the account that another window, or an attempt that was not confirmed, has created
  /// meanwhile.
  private func open(
    _ pending: PendingAccount, _ store: AccountStore
  ) async throws(StoreFault) {
    guard let known = try await store.user(of: pending.providerUser.key) else {
      // It was deleted at once.
      return abandon(pending)
    }
    let newProvider = pending.account.newProvider
    if known.provider.item == newProvider.provider.item {
      // It is this account, whose only key but the one that is shown is kept already.
      do throws(ProviderLogInError) {
        let session = try await store.signIn(pending.providerUser.key, with: newProvider.key)
        pending.session = session
        await enter(
          session, pending.providerUser,
          statusMessage: String(localized: "Your account has been created."))
      } catch {
        switch error {
        case .store(let fault): throw fault
        case .wrongKey: ask(.recoveryKey(name: known.user.name), pending.providerUser)
        case .unknown: return abandon(pending)
        }
      }
      return forgetNewRecoveryKey()
    }
    forgetKey(of: pending)
    try await open(
      known, pending.providerUser, store, orAsk: .otherRecoveryKey,
      statusMessage: String(
        localized: """
          Your account was created in another window. Keep the recovery key that was shown there: \
          the one that was shown here opens nothing.
          """))
    forgetNewRecoveryKey()
  }

  /// The user does not want the account that is shown. Back to the log-in form.
  func leaveNewAccount() {
    guard let pending = pendingAccount, !isFinishingSignUp else { return }
    abandon(pending)
  }

  private func abandon(_ pending: PendingAccount) {
    forgetKey(of: pending)
    forgetNewRecoveryKey()
    abandonSignIn(of: pending.providerUser)
  }

  private func forgetKey(of pending: PendingAccount) {
    Task {
      // A key that is being stored cannot be removed.
      _ = await pending.keyStorage.value
      await removeKeys(of: [pending.account.newProvider.provider])
    }
  }
}

extension PendingProviderUser {
  /// The provider's address, if it is one by the rules of this program.
  fileprivate var email: String? {
    identity.email.flatMap { EmailAddress.isValid($0) ? $0 : nil }
  }
}
