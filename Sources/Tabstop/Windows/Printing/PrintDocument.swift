/// A text to print: paragraphs and headings, in the order in which they are read.
///
///     let document = PrintDocument(
///       "Japan",
///       [.heading("Japan"), .body("21 days"), .heading("Day 1", level: 2), .listItem("Flight")])
///
/// It is broken into pages so that a heading stays with what follows it. In a PDF file, headings and
/// paragraphs are tagged as such, so that a screen reader can go from heading to heading.
public struct PrintDocument {
  /// A paragraph or a heading.
  public struct Paragraph: Hashable, Sendable {
    /// The style of a paragraph.
    public enum Style: Hashable, Sendable {
      /// A heading; 1 is the highest level, and 6 the lowest.
      case heading(Int)
      /// Running text.
      case body
      /// An item of a list, which is not divided between two pages.
      case listItem
    }

    /// The text. A line feed begins a new line of the same paragraph.
    public var text: String
    /// The style.
    public var style: Style

    /// Creates a paragraph.
    public init(_ text: String, style: Style) {
      self.text = text
      self.style = style
    }

    /// A heading. The highest level is 1.
    public static func heading(_ text: String, level: Int = 1) -> Paragraph {
      Paragraph(text, style: .heading(min(max(level, 1), 6)))
    }
    /// Running text.
    public static func body(_ text: String) -> Paragraph { Paragraph(text, style: .body) }
    /// An item of a list.
    public static func listItem(_ text: String) -> Paragraph { Paragraph(text, style: .listItem) }
  }

  /// The name of the print job, which is also the header of all pages but the first.
  public var title: String
  /// The text.
  public var paragraphs: [Paragraph]
  /// Returns the footer of a page, of which the first has the number 1.
  public var footer: (_ page: Int, _ count: Int) -> String

  /// Creates a document.
  ///
  /// - Parameter footer: The footer of a page; by default its number and the number of pages: "1 / 3".
  public init(
    _ title: String, _ paragraphs: [Paragraph],
    footer: @escaping (_ page: Int, _ count: Int) -> String = { "\($0) / \($1)" }
  ) {
    self.title = title
    self.paragraphs = paragraphs
    self.footer = footer
  }
}

/// An error with the reason why a document could not be printed.
public struct PrintError: Error, Hashable, Sendable {
  /// The reason, in the language of the desktop.
  public let message: String
}
