internal import Foundation
public import Tabstop

// The commands of an Edit menu, by the keys Control+C, X and V, for the view that has the focus. A field
// with the focus keeps its own.
extension View {
  /// Puts what `payloadAction` returns on the clipboard for Control+C, while the focus is in this
  /// view. The clipboard gets texts and addresses. Mirrors SwiftUI.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    copying("c", payloadAction)
  }

  /// Puts what `payloadAction` returns on the clipboard for Control+X, while the focus is in this
  /// view. Mirrors SwiftUI.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    copying("x", payloadAction)
  }

  /// Passes what is on the clipboard to `payloadAction` for Control+V, while the focus is in this
  /// view. Mirrors SwiftUI.
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes.map(\.identifier), perform: payloadAction)
  }

  /// Accepts what is pasted, of types given by their identifiers.
  public func onPasteCommand(
    of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Passes what is on the clipboard, if `validator` makes something of it, to `payloadAction`.
  /// Mirrors SwiftUI.
  public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(
      of: supportedContentTypes.map(\.identifier), validator: validator, perform: payloadAction)
  }

  /// Accepts what is pasted, of types given by their identifiers, if `validator` accepts it.
  public func onPasteCommand<Payload>(
    of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    pasting { text in
      let providers = [NSItemProvider.pasted(text)].filter { provider in
        supportedTypes.contains { provider.hasItemConformingToTypeIdentifier($0) }
      }
      guard !providers.isEmpty, let payload = validator(providers) else { return }
      payloadAction(payload)
    }
  }

  /// Puts values on the clipboard for Control+C, while the focus is in this view. Mirrors SwiftUI.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    onControlKey("c") { Clipboard.copy(payload().compactMap(\.text)) }
  }

  /// Puts the values that `action` has removed on the clipboard for Control+X, while the focus is
  /// in this view. Mirrors SwiftUI.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    onControlKey("x") { Clipboard.copy(action().compactMap(\.text)) }
  }

  /// Passes the values on the clipboard to `action` for Control+V, while the focus is in this view.
  /// Mirrors SwiftUI.
  ///
  /// - Parameter validator: Returns the values that are to be pasted; all by default.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    pasting { text in
      let values = validator(T.make(fromText: text).map { [$0] } ?? [])
      if !values.isEmpty { action(values) }
    }
  }

  private func copying(
    _ key: KeyEquivalent, _ payload: (() -> [NSItemProvider])?
  ) -> some View {
    onControlKey(key) { Clipboard.copy(payload?().compactMap(\.text) ?? []) }
  }

  private func pasting(_ action: @escaping (String) -> Void) -> some View {
    modifier(PasteModifier(action: action))
  }
}

private struct PasteModifier: ViewModifier {
  let action: (String) -> Void
  @State private var clipboard = Clipboard()

  func body(content: Content) -> some View {
    content.onControlKey("v") {
      guard clipboard.hasText else { return false }
      clipboard.read(action)
      return true
    }
  }
}

extension Clipboard {
  /// Puts texts on the clipboard, each on a line; returns whether there are any.
  fileprivate static func copy(_ texts: [String]) -> Bool {
    guard !texts.isEmpty else { return false }
    ownText = texts.joined(separator: "\n")
    return true
  }
}

extension NSItemProvider {
  /// A provider of a text from the clipboard, or of the address of a file in it.
  fileprivate static func pasted(_ text: String) -> NSItemProvider {
    if let url = URL(string: text), url.isFileURL { return NSItemProvider(object: url as NSURL) }
    return NSItemProvider(object: text as NSString)
  }
}

extension View {
  /// Passes values to services of other programs. No effect: a desktop has no such services.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Passes values to services of other programs, and takes what they return. No effect: a desktop has no such
  /// services.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Takes values of services of other programs. No effect: a desktop has no such services.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}
