import Foundation
public import Tabstop

/// A button that pastes from the clipboard. It is enabled while there is a text on it. Mirrors
/// SwiftUI's `PasteButton`.
public struct PasteButton: View {
  private let paste: (String) -> Void
  @State private var clipboard = Clipboard()

  /// Creates a button.
  /// - Parameter onPaste: Called with the clipboard's content, if that is of the type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    paste = { text in
      if let value = T.make(fromText: text) { onPaste([value]) }
    }
  }

  /// Creates a button that passes the text as an item.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that the program takes: the button is enabled while there is a text.
  ///   - payloadAction: Called with the text on the clipboard.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    paste = { payloadAction([NSItemProvider(object: $0 as NSString)]) }
  }

  /// The content of the view.
  public var body: some View {
    Button {
      clipboard.read(paste)
    } label: {
      Label(String(own: "Paste"), systemImage: "doc.on.clipboard")
    }
    .disabled(!clipboard.hasText)
  }
}
