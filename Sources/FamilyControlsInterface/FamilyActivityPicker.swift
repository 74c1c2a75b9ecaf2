@_exported public import SwiftUIInterface
internal import Tabstop

/// Programs, categories and pages that the user has chosen: none, except those that were decoded. Mirrors
/// FamilyControls' `FamilyActivitySelection`.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
  /// Whether a category means its programs, too.
  public let includeEntireCategory: Bool
  /// What stands for the programs.
  public var applicationTokens: Set<ApplicationToken> = []
  /// What stands for the categories.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// What stands for the pages.
  public var webDomainTokens: Set<WebDomainToken> = []

  /// Creates an empty selection.
  public init(includeEntireCategory: Bool = false) {
    self.includeEntireCategory = includeEntireCategory
  }

  /// The programs.
  public var applications: Set<Application> {
    Set(applicationTokens.map { Application(token: $0) })
  }
  /// The categories.
  public var categories: Set<ActivityCategory> {
    Set(categoryTokens.map { ActivityCategory(token: $0) })
  }
  /// The pages.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

/// A list of programs to choose from: a sentence that says that there is none. Mirrors FamilyControls'
/// `FamilyActivityPicker`.
public struct FamilyActivityPicker: View {
  private let header: String?
  private let footer: String?

  /// Creates a list. The selection does not change.
  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>
  ) { (header, footer) = (headerText, footerText) }

  /// The sentence, between the two texts.
  public var body: some View {
    VStack {
      if let header { Text(verbatim: header) }
      Text(verbatim: FamilyControlsError.unavailable.errorDescription ?? "")
      if let footer { Text(verbatim: footer) }
    }
  }
}

extension View {
  /// Shows an alert that says that there are no programs to choose from. Mirrors FamilyControls'.
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View {
    alert(
      Text(verbatim: FamilyControlsError.unavailable.errorDescription ?? ""),
      isPresented: isPresented
    ) {}
  }

  /// Shows an alert that says that there are no programs to choose from; the texts are not shown.
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>
  ) -> some View { familyActivityPicker(isPresented: isPresented, selection: selection) }
}

/// The name of what the user has chosen: empty. Mirrors FamilyControls'.
public struct FamilyActivityTitleView: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The icon of what the user has chosen: empty. Mirrors FamilyControls'.
public struct FamilyActivityIconView: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  /// A label of a program, a category or a page: empty, since nothing is known about it. Mirrors FamilyControls'.
  public init<Owner>(_ token: Token<Owner>) {
    self.init(title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() })
  }
}
