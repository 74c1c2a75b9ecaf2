public import Foundation
import Tabstop

extension AttributedString {
  /// Options for reading Markdown.
  /// Mirrors Foundation's, which Foundation on Linux (Swift 6.3) lacks.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown's grammar that is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Paragraphs, headings and lists as well: their marks are dropped, and each begins a new
      /// line.
      case full
      /// Reads inline markup only; white space becomes one space.
      case inlineOnly
      /// Reads inline markup only; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of text that cannot be read. Reading here never fails.
    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Whether Apple's extended syntax, `^[…](…)`, is read. No effect: it is.
    public var allowsExtendedAttributes: Bool
    /// The part of the grammar that is read; by default all of it.
    public var interpretedSyntax: InterpretedSyntax
    /// The treatment of text that cannot be read. No effect.
    public var failurePolicy: FailurePolicy
    /// The language of the text. No effect.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a text from Markdown: strong, emphasised and struck words and code, by
  /// `inlinePresentationIntent`, and links. Mirrors Foundation's initialiser.
  ///
  /// - Parameter baseURL: Completes addresses without a scheme.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for (index, block) in options.blocks(of: markdown).enumerated() {
      if index > 0 { append(AttributedString("\n")) }
      var text = AttributedString()
      for stretch in Text.markdownStretches(block.text) {
        text.append(AttributedString(stretch, baseURL: baseURL))
      }
      if block.isHeading { text[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = .headline }
      append(text)
    }
  }

  /// Reads Markdown from bytes in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads Markdown from a file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  init(_ stretch: TextStretch, baseURL: URL?) {
    typealias SwiftUI = AttributeScopes.SwiftUIAttributes
    self.init(stretch.text)
    let intent = stretch.intent
    if !intent.isEmpty {
      self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
    }
    self[SwiftUI.StrikethroughStyleAttribute.self] = stretch.strikethrough
    if let address = stretch.link {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(
        string: address, relativeTo: baseURL)
    }
  }
}

extension AttributedString.MarkdownParsingOptions {
  /// The paragraphs of a text, without the marks at their beginning.
  fileprivate func blocks(of markdown: String) -> [(text: String, isHeading: Bool)] {
    switch interpretedSyntax {
    case .inlineOnlyPreservingWhitespace: return [(markdown, false)]
    case .inlineOnly: return [(Self.joined(markdown), false)]
    case .full: break
    }
    var blocks: [(text: String, isHeading: Bool)] = []
    var lines: [Substring] = []
    func endParagraph() {
      if !lines.isEmpty { blocks.append((Self.joined(lines.joined(separator: " ")), false)) }
      lines = []
    }
    // The line ends of Windows are one character, too.
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = line.trimmingPrefix(while: \.isWhitespace)
      if text.isEmpty {
        endParagraph()
      } else if let heading = text.prefixMatch(of: /#{1,6}\s+/) {
        endParagraph()
        blocks.append((Self.joined(String(text[heading.range.upperBound...])), true))
      } else if let item = text.prefixMatch(of: /([-*+]|\d{1,9}[.)])\s+/) {
        endParagraph()
        let isNumbered = text.first!.isNumber
        let mark = isNumbered ? text[item.range].trimmingCharacters(in: .whitespaces) : "•"
        blocks.append(("\(mark) \(Self.joined(String(text[item.range.upperBound...])))", false))
      } else {
        lines.append(text)
      }
    }
    endParagraph()
    return blocks
  }

  /// The words with one space between them.
  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
