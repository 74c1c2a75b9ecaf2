public import Foundation
public import Tabstop

/// Opens an address, with the program that the desktop has for it. Mirrors SwiftUI's
/// `OpenURLAction`: called as `openURL(url)`.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What became of an address. Mirrors SwiftUI's `OpenURLAction.Result`.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The program has dealt with it.
    public static let handled = Result(kind: .handled)
    /// It is not opened.
    public static let discarded = Result(kind: .discarded)
    /// To be opened by the desktop.
    public static let systemAction = Result(kind: .system(nil))
    /// Another address, to be opened by the desktop.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  /// - Parameter handler: Says what becomes of an address, on the main thread.
  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address: `openURL(url)`. Nothing tells if there is no program for it.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// - Parameter completion: Told whether something was there to open it.
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
  /// What opens addresses: `Link`s, and programs by `@Environment(\.openURL)`. Mirrors SwiftUI.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A button that leads to an address, and looks like a link. Mirrors SwiftUI's `Link`.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with a label of any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

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
  /// With a title that is written in the program.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The same with a title that is a value of the program.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
