package import Localization

extension LocalizedStringKey {
  /// The text in the user's language, without the signs of its Markdown.
  package var text: String {
    let text = text(in: .current)
    return Markdown.isPossible(in: text) ? Text(self).content : text
  }

  /// The text in the language of a localizer.
  package func text(in localizer: Localizer, table: String? = nil, bundle: String? = nil) -> String
  {
    guard localizer.canFind(in: bundle) else { return written }
    return localizer.text(key, nil, arguments, table: table, bundle: bundle)
  }

  /// The parts in the language of a localizer: one for a key without values.
  package func pieces(
    in localizer: Localizer, table: String? = nil, bundle: String? = nil
  ) -> [Piece] {
    guard localizer.canFind(in: bundle) else {
      return pieces.isEmpty ? [.literal(written)] : pieces
    }
    let values = pieces.filter(\.isValue)
    return localizer.parts(key, nil, arguments, table: table, bundle: bundle).map { part in
      switch part {
      case .literal(let text): return .literal(text)
      case .argument(let index, let text):
        if case .text(let styled) = values[index] { return .text(styled) }
        return .value(FormatArgument(text))
      }
    }
  }

  /// The key of the translation: the literal with `%@`, `%lld` and so on for its values.
  package var key: String {
    guard !pieces.isEmpty else { return written }
    return pieces.reduce(into: "") { key, piece in
      switch piece {
      case .literal(let text): key += text.doublingPerCent()
      case .value(let value): key += value.specifier
      case .text: key += "%@"
      }
    }
  }

  package var arguments: [FormatArgument] {
    pieces.compactMap { piece in
      switch piece {
      case .literal: nil
      case .value(let value): value
      case .text(let text): FormatArgument(text.content)
      }
    }
  }
}

extension LocalizedStringKey.Piece {
  fileprivate var isValue: Bool {
    if case .literal = self { false } else { true }
  }
}

extension String {
  fileprivate func doublingPerCent() -> String {
    utf8.contains(UInt8(ascii: "%"))
      ? split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : self
  }
}

extension String {
  /// One of the library's own texts in the program's language: `String(own: "\(index) of \(count)")`.
  package init(own key: LocalizedStringKey) {
    self = key.text(in: .current, bundle: "tabstop_Tabstop")
  }
}

/// The source of a translated text, by which it is looked up again if a view inside has another
/// language.
final class TextSource: Equatable, Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: String?

  init(_ key: LocalizedStringKey, table: String?, bundle: String?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  static func == (a: TextSource, b: TextSource) -> Bool {
    a === b || a.key == b.key && a.table == b.table && a.bundle == b.bundle
  }
}
