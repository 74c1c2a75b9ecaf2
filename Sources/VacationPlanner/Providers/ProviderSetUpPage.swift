import Foundation
import OpenIDConnect
import SignIn
import Tabstop

/// Sets a provider up: what it is called, where it is, and what it calls this program. Lists those
/// that are set up.
struct ProviderSetUpPage: View {
  let planner: Planner

  enum Field: Hashable { case name, issuer, clientID, scopes, logOutRedirect }

  @State private var name = ""
  @State private var issuer = ""
  @State private var clientID = "vacation-planner"
  @State private var scopes = ""
  @State private var logOutRedirect = ""
  @State private var error: FieldError<Field>?
  /// The result of the test.
  @State private var finding: String?
  /// Why a provider could not be saved or removed.
  @State private var fault: String?
  @State private var isTesting = false
  @FocusState private var focusedField: Field?

  private var providers: Providers { planner.providers }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .submitLabel(.next)
          .accessibilityHint("It is on the button in the log-in form")
          .focused($focusedField, equals: .name)
        FieldErrorMessage(error: error, field: .name, focus: $focusedField)
        TextField("Issuer", text: $issuer)
          .keyboardType(.URL)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .accessibilityHint("The provider's address, which begins with https")
          .focused($focusedField, equals: .issuer)
        FieldErrorMessage(error: error, field: .issuer, focus: $focusedField)
        TextField("Client ID", text: $clientID)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .accessibilityHint("What the provider calls this program")
          .focused($focusedField, equals: .clientID)
        FieldErrorMessage(error: error, field: .clientID, focus: $focusedField)
        TextField("More Scopes (Optional)", text: $scopes)
          .autocorrectionDisabled()
          .submitLabel(.next)
          .focused($focusedField, equals: .scopes)
        FieldErrorMessage(error: error, field: .scopes, focus: $focusedField)
        TextField("Address After Signing Out (Optional)", text: $logOutRedirect)
          .keyboardType(.URL)
          .autocorrectionDisabled()
          .submitLabel(.done)
          .accessibilityHint("Like http://127.0.0.1/signed-out, if the provider knows it")
          .focused($focusedField, equals: .logOutRedirect)
        FieldErrorMessage(error: error, field: .logOutRedirect, focus: $focusedField)
      } header: {
        Text("Add a Provider")
      } footer: {
        Text(
          String(
            localized: """
              A provider with OpenID Connect can sign you in. Register Vacation Planner there \
              as a public (native) client with the redirect address http://127.0.0.1/signed-in, \
              at any port. The provider then tells you its issuer and the client ID.
              """))
      }
      if isTesting { ProgressView("Contacting the provider…") }
      if let finding { Text(finding) }
      if let fault { Text(fault).styleClass("error") }
      Button("Add", action: add)
        .buttonStyle(.borderedProminent)
      Button("Test") { Task { await test() } }
      if !providers.entries.isEmpty {
        Section("Providers") {
          ForEach(providers.entries) { entry in
            Text("\(entry.configuration.name): \(entry.configuration.issuer)")
            if entry.isUsers {
              Button("Remove \(entry.configuration.name)") { remove(entry) }
            }
          }
        }
      }
      ForEach(providers.faults, id: \.self) { fault in
        Text(fault).styleClass("error")
      }
      Button("Back", role: .cancel, action: planner.showLogIn)
        .buttonStyle(.borderless)
        .keyboardShortcut(.cancelAction)
    }
    .disabled(isTesting)
    .navigationTitle("Sign-in Providers")
    .onAppear { focusedField = .name }
    .onSubmit(next)
    .onChange(of: name) { clearError(.name) }
    .onChange(of: issuer) { clearError(.issuer) }
    .onChange(of: clientID) { clearError(.clientID) }
    .onChange(of: logOutRedirect) { clearError(.logOutRedirect) }
  }

  private var configuration: ProviderConfiguration {
    let more = scopes.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    let usual = ProviderConfiguration.defaultScopes
    let redirect = logOutRedirect.trimmingCharacters(in: .whitespaces)
    return ProviderConfiguration(
      name: name.trimmingCharacters(in: .whitespaces),
      issuer: issuer.trimmingCharacters(in: .whitespaces),
      clientID: clientID.trimmingCharacters(in: .whitespaces),
      scopes: usual + more.filter { !usual.contains($0) },
      logOutRedirect: redirect.isEmpty ? nil : redirect)
  }

  private func mistake(in field: Field) -> String? {
    switch field {
    case .name: configuration.name.isEmpty ? String(localized: "Name is required") : nil
    case .issuer: Self.issuerMistake(configuration.issuer)
    case .clientID:
      configuration.clientID.isEmpty ? String(localized: "Client ID is required") : nil
    case .scopes: nil
    case .logOutRedirect:
      configuration.logOutRedirect.map(ProviderConfiguration.isLogOutRedirect) ?? true
        ? nil
        : String(localized: "Address after signing out must be like http://127.0.0.1/signed-out")
    }
  }

  /// The error of a typed issuer, if any.
  static func issuerMistake(_ issuer: String) -> String? {
    guard let url = URL(string: issuer), let host = url.host(), !host.isEmpty,
      url.scheme == "https"
        || url.scheme == "http" && ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
    else {
      return String(localized: "Issuer must be an address like https://login.example.org")
    }
    return nil
  }

  private func firstError(_ fields: [Field]) -> FieldError<Field>? {
    fields.lazy.compactMap { field in mistake(in: field).map { FieldError($0, field) } }.first
  }

  private func next() {
    switch focusedField {
    case .name: focusedField = .issuer
    case .issuer: focusedField = .clientID
    case .clientID: focusedField = .scopes
    case .scopes: focusedField = .logOutRedirect
    case .logOutRedirect, nil: add()
    }
  }

  private func add() {
    (finding, fault) = (nil, nil)
    if let wrong = firstError([.name, .issuer, .clientID, .logOutRedirect]) {
      return show(wrong)
    }
    do throws(ProviderFiles.Fault) {
      try providers.add(configuration)
      planner.showLogIn()
      AccessibilityNotification.Announcement(String(localized: "\(configuration.name) is set up"))
        .post()
    } catch {
      report(String(localized: "The provider could not be saved. \(error.message)"))
    }
  }

  private func test() async {
    (finding, fault) = (nil, nil)
    if let wrong = firstError([.issuer, .clientID]) { return show(wrong) }
    error = nil
    isTesting = true
    let provider = Provider(
      configuration: configuration, transport: planner.providerSignIn.transport)
    do throws(SignInFault) {
      let metadata = try await provider.discover()
      let finding = Self.sentence(metadata)
      self.finding = finding
      isTesting = false
      AccessibilityNotification.Announcement(finding).post()
    } catch {
      isTesting = false
      show(FieldError("\(error.message) (\(error.details))", .issuer))
    }
  }

  /// The sentence about the found metadata.
  static func sentence(_ metadata: ProviderMetadata) -> String {
    let signsOut = metadata.endSessionEndpoint != nil
    return [
      String(localized: "The provider was found: \(metadata.issuer)."),
      signsOut
        ? String(localized: "One can sign out there, too.")
        : String(localized: "It has no page to sign out at."),
      String(localized: "Whether it knows the client ID shows at the first sign-in."),
    ].joined(separator: " ")
  }

  private func remove(_ entry: ProviderFiles.Entry) {
    fault = nil
    do throws(ProviderFiles.Fault) {
      try providers.remove(entry)
      focusedField = .name
      AccessibilityNotification.Announcement(
        String(localized: "\(entry.configuration.name) is removed")
      ).post()
    } catch {
      report(String(localized: "The provider could not be removed. \(error.message)"))
    }
  }

  private func show(_ wrong: FieldError<Field>) {
    error = wrong
    focusedField = wrong.field
  }

  private func report(_ message: String) {
    error = nil
    fault = message
    AccessibilityNotification.Announcement(message).post()
  }

  private func clearError(_ field: Field) {
    if error?.field == field, mistake(in: field) == nil { error = nil }
  }
}
