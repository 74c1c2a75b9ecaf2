public import Foundation
public import Tabstop

/// An action that opens an address with the desktop's program for it. Mirrors SwiftUI's
/// `OpenURLAction`: called as `openURL(url)`.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of opening an address. Mirrors SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The program has handled it.
    public static let handled = Result(kind: .handled)
    /// The address is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The desktop opens it.
    public static let systemAction = Result(kind: .system(nil))
    /// The desktop opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    /// The desktop opens an address, or the same one for `nil`, in its program: programs have no browser in
    /// them, and `prefersInApp` has no effect.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  /// Creates an action with a handler of the program's.
  ///
  /// - Parameter handler: Decides about an address, on the main thread.
  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address: `openURL(url)`. Does not report whether there is a program for it.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address as `openURL(url)` does: programs have no browser in them, and `prefersInApp` has no
  /// effect.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

  /// Opens an address, and reports the result.
  ///
  /// - Parameter completion: Called with whether there was a program for it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): Desktop.open((other ?? url).absoluteString, completion: completion)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that opens addresses, for `Link`s and links in texts, and for programs by
  /// `@Environment(\.openURL)`. Mirrors SwiftUI.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      self[OpenURLKey.self] = newValue
      linkAction = LinkAction { if let url = URL(string: $0) { newValue(url) } }
    }
  }
}

/// A button that opens an address, and looks like a link. Mirrors SwiftUI's `Link`.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label of any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The content of the view.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .buttonStyle(.link)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
