internal import Foundation
public import Tabstop

/// A button that copies an item, starts an e-mail with it, or saves it. Mirrors SwiftUI's `ShareLink`; a
/// desktop has no share sheet.
///
/// Texts and addresses can be copied and mailed, and other items copied and saved, as the first of their
/// representations: files, pictures, and what has a `DataRepresentation`, for example. Mail programs get no files.
public struct ShareLink<Label: View>: View {
  private let text: String?
  private let exports: [_TransferExport]
  private let subject: String?
  private let message: String?
  private let label: Label
  @State private var isSaving = false
  /// Why the item could not be copied or saved.
  @State private var fault: String?
  @Environment(\.openURL) private var openURL

  /// Items are shared as texts if their preferred representations are; otherwise as files.
  private init<T: Transferable>(_ items: [T], subject: Text?, message: Text?, label: Label) {
    let exports = items.compactMap(\.exports.first)
    let areTexts = exports.allSatisfy { $0.type.conforms(to: .text) }
    let texts = areTexts ? items.compactMap(\.text) : []
    text = texts.isEmpty ? nil : texts.joined(separator: "\n")
    self.exports = exports
    self.subject = subject?.content
    self.message = message?.content
    self.label = label
  }

  /// The content of the view.
  public var body: some View {
    if text != nil {
      menu
    } else {
      menu
        .disabled(exports.isEmpty)
        .modifier(ExportSaver(exports: exports, isPresented: $isSaving, fault: $fault))
    }
  }

  private var menu: some View {
    Menu {
      if let text {
        Button(String(own: "Copy")) { Clipboard.ownText = text }
        Button(String(own: "Send by E-Mail")) { if let letter { openURL(letter) } }
      } else {
        if exports.count == 1, let type = exports[0].type.preferredMIMEType {
          Button(String(own: "Copy")) { Task { await copy(exports[0], as: type) } }
        }
        Button(String(own: "Save As…")) { isSaving = true }
      }
    } label: {
      label
    }
  }

  private func copy(_ export: _TransferExport, as type: String) async {
    do {
      _ = Clipboard.setContent(text: nil, forms: [(type, Array(try await export.data()))])
    } catch {
      fault = export.fault(error)
    }
  }

  private var letter: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.queryItems = [
      URLQueryItem(name: "subject", value: subject ?? ""),
      URLQueryItem(
        name: "body", value: [message, text].compactMap { $0 }.joined(separator: "\n\n")),
    ]
    return components.url
  }

  /// Creates a button that shares an item, with a label of any views.
  public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init([item], subject: subject, message: message, label: label())
  }

  /// Creates a button that shares an item, with a label of any views. The preview has no effect.
  public init<T: Transferable, I, J>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(item: item, subject: subject, message: message, label: label)
  }

  /// Creates a button that shares several items, with a label of any views.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where C.Element: Transferable {
    self.init(Array(items), subject: subject, message: message, label: label())
  }
}

/// The default label of a share link.
public typealias DefaultShareLinkLabel = Tabstop.Label<Text, Image>

extension ShareLink where Label == DefaultShareLinkLabel {
  private static func label(_ title: Text) -> DefaultShareLinkLabel {
    DefaultShareLinkLabel {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// Creates a button that shares an item, with the title "Share…".
  public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) {
      Self.label(Text(String(own: "Share…")))
    }
  }

  /// Creates a button that shares an item, with the title "Share…". The preview has no effect.
  public init<T: Transferable, I, J>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Creates a button that shares several items, with the title "Share…".
  public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil)
  where C.Element: Transferable {
    self.init(items: items, subject: subject, message: message) {
      Self.label(Text(String(own: "Share…")))
    }
  }

  /// Creates a button that shares an item, with a title.
  public init<T: Transferable>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Self.label(Text(titleKey)) }
  }

  /// Creates a button that shares an item, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Self.label(Text(title)) }
  }

  /// Creates a button that shares an item, with a `Text` as its title.
  public init<T: Transferable>(
    _ title: Text, item: T, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Self.label(title) }
  }

  /// Creates a button that shares an item, with a title. The preview has no effect.
  public init<T: Transferable, I, J>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }
}

// Several items. Previews have no effect: nothing is shown of the items.
extension ShareLink {
  /// Creates a button that shares several items, with a label of any views. The previews have no
  /// effect.
  public init<C: RandomAccessCollection, I, J>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<I, J>, @ViewBuilder label: () -> Label
  ) where C.Element: Transferable {
    self.init(items: items, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares several items, with the title "Share…". The previews have no
  /// effect.
  public init<C: RandomAccessCollection, I, J>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<I, J>
  ) where C.Element: Transferable {
    self.init(items: items, subject: subject, message: message)
  }

  /// Creates a button that shares several items, with a title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil
  ) where C.Element: Transferable {
    self.init(Text(titleKey), items: items, subject: subject, message: message)
  }

  /// Creates a button that shares several items, with a title. The previews have no effect.
  public init<C: RandomAccessCollection, I, J>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<I, J>
  ) where C.Element: Transferable {
    self.init(titleKey, items: items, subject: subject, message: message)
  }

  /// Creates a button that shares several items, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, items: C, subject: Text? = nil, message: Text? = nil
  ) where C.Element: Transferable {
    self.init(Text(title), items: items, subject: subject, message: message)
  }

  /// Creates a button that shares several items, with a title that is not localized. The previews
  /// have no effect.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection, I, J>(
    _ title: S, items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<I, J>
  ) where C.Element: Transferable {
    self.init(title, items: items, subject: subject, message: message)
  }

  /// Creates a button that shares several items, with a `Text` as its title.
  public init<C: RandomAccessCollection>(
    _ title: Text, items: C, subject: Text? = nil, message: Text? = nil
  ) where C.Element: Transferable {
    self.init(items: items, subject: subject, message: message) { Self.label(title) }
  }

  /// Creates a button that shares several items, with a `Text` as its title. The previews have no
  /// effect.
  public init<C: RandomAccessCollection, I, J>(
    _ title: Text, items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<I, J>
  ) where C.Element: Transferable {
    self.init(title, items: items, subject: subject, message: message)
  }

  /// Creates a button that shares an item, with a title that is not localized. The preview has no
  /// effect.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable, I, J>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) {
    self.init(title, item: item, subject: subject, message: message)
  }

  /// Creates a button that shares an item, with a `Text` as its title. The preview has no effect.
  public init<T: Transferable, I, J>(
    _ title: Text, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I, J>
  ) {
    self.init(title, item: item, subject: subject, message: message)
  }
}
