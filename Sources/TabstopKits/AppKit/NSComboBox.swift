public import Foundation
internal import Tabstop

/// A field with a menu of values for it. Mirrors the part of AppKit's `NSComboBox` that SwiftUI sources use; its
/// delegate is notified when the user chooses one.
open class NSComboBox: NSTextField {
  /// The values, if there is no data source.
  open private(set) var objectValues: [Any] = [] { didSet { changed(true) } }
  /// The number of the chosen value; -1 for none, and after the user has typed.
  open private(set) var indexOfSelectedItem = -1
  /// Whether the values are the data source's.
  open var usesDataSource = false { didSet { changed(oldValue != usesDataSource) } }
  /// The source of the values. Not retained.
  open weak var dataSource: (any NSComboBoxDataSource)? { didSet { changed(true) } }
  /// Whether what is typed is completed. Stored, without effect.
  open var completes = false
  /// How many values the menu shows. Stored, without effect: it scrolls.
  open var numberOfVisibleItems = 5
  /// Whether the menu has a scroll bar. Stored, without effect.
  open var hasVerticalScroller = true
  /// Whether the button has a border. Stored, without effect.
  open var isButtonBordered = true
  /// The height of a value. Stored, without effect.
  open var itemHeight: CGFloat = 16
  /// The space between values. Stored, without effect.
  open var intercellSpacing = CGSize.zero

  /// The number of values.
  open var numberOfItems: Int {
    usesDataSource ? dataSource?.numberOfItems(in: self) ?? 0 : objectValues.count
  }
  /// The chosen value.
  open var objectValueOfSelectedItem: Any? {
    indexOfSelectedItem < 0 ? nil : itemObjectValue(at: indexOfSelectedItem)
  }
  /// The value of a number; `nil` if there is none.
  open func itemObjectValue(at index: Int) -> Any! {
    guard index >= 0, index < numberOfItems else { return nil }
    return usesDataSource
      ? dataSource?.comboBox(self, objectValueForItemAt: index) : objectValues[index]
  }
  /// The number of a value; `NSNotFound` if it is none.
  open func indexOfItem(withObjectValue object: Any) -> Int {
    objectValues.firstIndex { "\($0)" == "\(object)" } ?? NSNotFound
  }

  /// Adds a value.
  open func addItem(withObjectValue object: Any) { objectValues.append(object) }
  /// Adds values.
  open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
  /// Adds a value before another.
  open func insertItem(withObjectValue object: Any, at index: Int) {
    let index = min(max(index, 0), objectValues.count)
    objectValues.insert(object, at: index)
    if indexOfSelectedItem >= index { indexOfSelectedItem += 1 }
  }
  /// Removes a value.
  open func removeItem(at index: Int) {
    guard objectValues.indices.contains(index) else { return }
    objectValues.remove(at: index)
    if indexOfSelectedItem == index {
      indexOfSelectedItem = -1
    } else if indexOfSelectedItem > index {
      indexOfSelectedItem -= 1
    }
  }
  /// Removes a value.
  open func removeItem(withObjectValue object: Any) {
    removeItem(at: indexOfItem(withObjectValue: object))
  }
  /// Removes all values.
  open func removeAllItems() {
    objectValues = []
    indexOfSelectedItem = -1
  }
  /// Requests the values of the data source again.
  open func reloadData() { changed(true) }
  /// Requests the values of the data source again.
  open func noteNumberOfItemsChanged() { changed(true) }

  /// Chooses a value, which becomes the text. The delegate is notified if it is another one.
  open func selectItem(at index: Int) {
    guard let value = itemObjectValue(at: index) else { return }
    let isOther = index != indexOfSelectedItem
    stringValue = "\(value)"
    indexOfSelectedItem = index
    guard isOther else { return }
    (delegate as? any NSComboBoxDelegate)?.comboBoxSelectionDidChange(
      Notification(name: Self.selectionDidChangeNotification, object: self))
  }
  /// Chooses a value, which becomes the text.
  open func selectItem(withObjectValue object: Any?) {
    if let object { selectItem(at: indexOfItem(withObjectValue: object)) }
  }
  /// Chooses no value; the text stays.
  open func deselectItem(at index: Int) {
    if indexOfSelectedItem == index { indexOfSelectedItem = -1 }
  }

  /// Posted when the user chooses a value. Never posted: the delegate is notified.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "NSComboBoxSelectionDidChangeNotification")

  override func didChange() {
    indexOfSelectedItem = -1
    super.didChange()
  }

  /// Chooses a value for the user.
  private func choose(_ index: Int) {
    // Chosen again, it may replace another text.
    deselectItem(at: index)
    selectItem(at: index)
    sendActions(for: .valueChanged)
    sendAction()
  }

  override var content: AnyView? {
    guard let field = super.content else { return nil }
    let titles = (0..<numberOfItems).map { "\(itemObjectValue(at: $0) ?? "")" }
    return AnyView(
      HStack(spacing: 4) {
        field
        Menu {
          ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
            Button(title) { self.choose(index) }
          }
        } label: {
          Image(systemName: "chevron.down")
        }
        .accessibilityLabel(String(own: "Options")).disabled(titles.isEmpty || !isEnabled)
      })
  }
}

/// A delegate that is notified when the user chooses a value. Mirrors AppKit's `NSComboBoxDelegate`.
@preconcurrency @MainActor
public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  /// Called when a value is chosen; the object is the field, which has the value's text.
  func comboBoxSelectionDidChange(_ notification: Notification)
  /// Called when the user moves in the menu. Never called.
  func comboBoxSelectionIsChanging(_ notification: Notification)
  /// Called before the menu opens. Never called.
  func comboBoxWillPopUp(_ notification: Notification)
  /// Called before the menu closes. Never called.
  func comboBoxWillDismiss(_ notification: Notification)
}

extension NSComboBoxDelegate {
  /// Does nothing.
  public func comboBoxSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxSelectionIsChanging(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxWillPopUp(_ notification: Notification) {}
  /// Does nothing.
  public func comboBoxWillDismiss(_ notification: Notification) {}
}

/// A source of values. Mirrors AppKit's `NSComboBoxDataSource`.
@preconcurrency @MainActor
public protocol NSComboBoxDataSource: AnyObject {
  /// The number of values.
  func numberOfItems(in comboBox: NSComboBox) -> Int
  /// A value.
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
  /// The number of a text. Not called.
  func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
  /// The end of what is typed. Not called.
  func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
}

extension NSComboBoxDataSource {
  /// No values.
  public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
  /// No value.
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
  /// Not found.
  public func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int {
    NSNotFound
  }
  /// No end.
  public func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String? { nil }
}
