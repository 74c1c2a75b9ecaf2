public import Foundation

/// A column of a table. Mirrors AppKit's `NSTableColumn`.
@preconcurrency @MainActor
open class NSTableColumn: NSObject {
  /// The identifier.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The title.
  open var title: String {
    get { headerCell.stringValue }
    set {
      headerCell.stringValue = newValue
      tableView?.changed(true)
    }
  }
  /// The title, as an object.
  open var headerCell = NSTableHeaderCell()
  /// The width, in points. The last column gets the space that is left.
  open var width: CGFloat = 100 { didSet { tableView?.changed(true) } }
  /// The smallest width of the column. Stored, without effect: columns keep their widths.
  open var minWidth: CGFloat = 10
  /// The largest width of the column. Stored, without effect: columns keep their widths.
  open var maxWidth: CGFloat = 10_000
  /// Whether it is not shown.
  open var isHidden = false { didSet { tableView?.changed(true) } }
  /// Whether values are edited in the table. Stored, without effect: values are not edited in
  /// place.
  open var isEditable = false
  /// The order in which the user sorts by the column. Stored, without effect: the user does not
  /// sort by the titles.
  open var sortDescriptorPrototype: NSSortDescriptor?
  /// A text that appears over the title. Stored, without effect.
  open var headerToolTip: String?
  /// The table.
  open internal(set) weak var tableView: NSTableView?
  /// Creates a column.
  public init(identifier: NSUserInterfaceItemIdentifier) {
    self.identifier = identifier
    super.init()
  }
}

/// The title of a column. Mirrors AppKit's `NSTableHeaderCell`.
@preconcurrency @MainActor
open class NSTableHeaderCell: NSObject {
  /// The title.
  open var stringValue = ""
  /// The title.
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
}

/// The titles of columns. Mirrors AppKit's `NSTableHeaderView`: it means that they are shown.
open class NSTableHeaderView: UIView {}

/// A view of a row and a column, with a text and a picture. Mirrors AppKit's `NSTableCellView`: its subviews are shown.
open class NSTableCellView: UIView {
  /// The text: a subview that the program adds.
  open weak var textField: NSTextField?
  /// The picture: a subview that the program adds.
  open weak var imageView: UIImageView?
  /// A value of the program's own.
  open var objectValue: Any?
  /// What is behind the view. Stays `normal`: the text of a selected row has a colour that can be read on it.
  open var backgroundStyle = NSView.BackgroundStyle.normal
}

/// The data of a table. Mirrors AppKit's. All methods have defaults.
@preconcurrency @MainActor
public protocol NSTableViewDataSource: NSObjectProtocol {
  /// The number of rows; the default is 0.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// The value of a row and a column, which is shown as a text unless the delegate has a view; the default is `nil`.
  func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any?
  /// Called when the user has edited a value. Never called: values are not edited in place.
  func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  )
  /// Called when the user sorts. Never called: the user does not sort by the titles.
  func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
}

extension NSTableViewDataSource {
  /// No rows.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// No value.
  public func tableView(
    _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
  ) -> Any? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
  ) {}
}

/// The delegate of a table, which has the views of its rows, and is notified. Mirrors AppKit's. All
/// methods have defaults.
@preconcurrency @MainActor
public protocol NSTableViewDelegate: NSObjectProtocol {
  /// The view of a row and a column; the default is `nil`: the value of the data source, as a text.
  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
  /// The smallest height of a row, in points; the default is the table's.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Whether a row can be selected; the default is `true`.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// The selection has changed; the object is the table.
  func tableViewSelectionDidChange(_ notification: Notification)
}

extension NSTableViewDelegate {
  /// No view.
  public func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? { nil }
  /// The table's.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    tableView.rowHeight
  }
  /// Whether a row can be selected. Always `true`.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// Does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
}
