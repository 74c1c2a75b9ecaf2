import AppKit
import SwiftUI

// As editors of code and of Markdown are written for a Mac: with a text view, its delegate and its layout.

/// A text view in a scroll view.
struct SourceEditor: NSViewRepresentable {
  let view: NSTextView

  func makeNSView(context: Context) -> NSScrollView {
    let scrollView = NSScrollView()
    scrollView.hasVerticalScroller = true
    scrollView.contentInsets = NSEdgeInsets()
    scrollView.documentView = view
    return scrollView
  }
  func updateNSView(_ nsView: NSScrollView, context: Context) {}
}

/// Sends a message by Return, and notes the other commands and places of the caret.
final class ChatDelegate: NSObject, NSTextViewDelegate {
  private(set) var sent: [String] = []
  private(set) var places: [Int] = []
  private(set) var commands: [Selector] = []

  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    if commandSelector == Selector(("insertNewline:")) {
      sent.append(textView.string)
      textView.string = ""
      return true
    }
    commands.append(commandSelector)
    return false
  }
  func textViewDidChangeSelection(_ notification: Notification) {
    guard let view = notification.object as? NSTextView else { return }
    places.append(view.selectedRange().location)
  }
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool { replacementStrings?.contains("?") != true }
}

/// The letter keys are commands, as in vi.
final class ModalTextView: NSTextView {
  var isTyping = false
  private(set) var keys = 0

  override var acceptsFirstResponder: Bool { true }
  override func keyDown(with event: NSEvent) {
    keys += 1
    guard !isTyping else { return super.keyDown(with: event) }
    switch event.charactersIgnoringModifiers {
    case "l": moveForward(nil)
    case "x": deleteForward(nil)
    case "$": moveToEndOfLine(nil)
    default: break
    }
  }
  override func insertTab(_ sender: Any?) { insertText("  ") }
  override func insertNewline(_ sender: Any?) {
    super.insertNewline(sender)
    insertText("> ")
  }
}

/// Shows numbers in red.
final class NumberPainter: NSObject, NSTextStorageDelegate {
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    guard editedMask.contains(.editedCharacters) else { return }
    let text = textStorage.string as NSString
    for place in 0..<text.length {
      let range = NSRange(location: place, length: 1)
      textStorage.removeAttribute(.foregroundColor, range: range)
      if Int(text.substring(with: range)) != nil {
        textStorage.addAttribute(.foregroundColor, value: NSColor.systemRed, range: range)
      }
    }
  }
}

/// A text that an object of its own keeps.
final class BackedStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()

  override var string: String { backing.string }
  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }
  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    let delta = (str as NSString).length - range.length
    edited(.editedCharacters, range: range, changeInLength: delta)
    endEditing()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
}

func makeEditor(of storage: NSTextStorage) -> NSTextView {
  let layout = NSLayoutManager()
  layout.allowsNonContiguousLayout = true
  storage.addLayoutManager(layout)
  let container = NSTextContainer(size: NSSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
  container.widthTracksTextView = true
  layout.addTextContainer(container)
  return NSTextView(frame: .zero, textContainer: container)
}

/// Marks what was found, as a search bar does.
func mark(_ needle: String, in view: NSTextView) {
  guard let layout = view.layoutManager else { return }
  let text = view.string as NSString
  let whole = NSRange(location: 0, length: text.length)
  layout.removeTemporaryAttribute(.backgroundColor, forCharacterRange: whole)
  let found = text.range(of: needle, options: .caseInsensitive)
  guard found.location != NSNotFound else { return }
  layout.addTemporaryAttribute(
    .backgroundColor, value: NSColor.systemYellow.withAlphaComponent(0.5), forCharacterRange: found)
  view.setSelectedRange(found)
  view.scrollRangeToVisible(found)
}

func weight(named family: String, _ weight: NSFont.Weight) -> NSFont? {
  let traits: [NSFontDescriptor.TraitKey: Any] = [.weight: weight.rawValue]
  let descriptor = NSFontDescriptor(fontAttributes: [.family: family, .traits: traits])
  return NSFont(descriptor: descriptor, size: 12)
}

func makeBareTable(_ source: any NSTableViewDataSource) -> NSTableView {
  let table = NSTableView()
  table.allowsTypeSelect = false
  table.rowSizeStyle = .custom
  table.columnAutoresizingStyle = .noColumnAutoresizing
  table.rowHeight = 20
  table.intercellSpacing = NSSize(width: 0, height: 4)
  table.dataSource = source
  return table
}

func exportName(_ type: String) -> String {
  let document = NSDocumentController.shared.currentDocument?.fileURL?.deletingPathExtension()
  return (document?.lastPathComponent ?? "export") + "." + type
}

func page(_ html: Data) -> NSAttributedString? {
  NSAttributedString(
    html: html,
    options: [
      .documentType: NSAttributedString.DocumentType.html,
      .characterEncoding: String.Encoding.utf8.rawValue,
    ], documentAttributes: nil)
}

/// A command of a script, with an error for a missing message.
final class SendCommand: NSScriptCommand {
  override func performDefaultImplementation() -> Any? {
    guard let message = directParameter as? String else {
      scriptErrorNumber = -50
      scriptErrorString = "There is no message."
      return false
    }
    return "\(arguments?["topic"] as? String ?? "all"): \(message)"
  }
}
