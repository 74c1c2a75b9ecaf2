public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// The source of a picker's rows. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The titles of a picker's rows, and the user's choices. Mirrors UIKit's.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The title of a row; `nil` takes that of the row's view, if that is a label.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Called when the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The width of a column. Not called here.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows. Not called here.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The view of a row without a title: only the text of a label is shown.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
}

extension UIPickerViewDelegate {
  /// The title of a row. Always `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// The width of a column. Always 0: the titles determine the width.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
  /// The height of rows. Always 0: the desktop determines the height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// The view of a row. Always empty.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
}

/// A view with columns of choices side by side. Mirrors UIKit's `UIPickerView`.
open class UIPickerView: UIView {
  /// The source of the rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { changed(true) } }
  /// The delegate, which gives the titles of rows, and is notified of choices.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { changed(true) } }
  private var selection: [Int: Int] = [:]
  /// The number of columns.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of rows of a column.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Reads the rows again.
  open func reloadAllComponents() { changed(true) }
  /// Reads the rows again.
  open func reloadComponent(_ component: Int) { changed(true) }
  /// Selects a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard selection[component] != row else { return }
    selection[component] = row
    changed(true)
  }
  /// The index of the selected row.
  open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

  private func title(_ row: Int, _ component: Int) -> String {
    guard let delegate else { return "" }
    return delegate.pickerView(self, titleForRow: row, forComponent: component)
      ?? (delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      as? UILabel)?.text ?? ""
  }

  override var content: AnyView? {
    AnyView(
      HStack {
        ForEach(0..<numberOfComponents, id: \.self) { component in
          Picker(
            self.accessibilityLabel ?? "",
            selection: Binding(
              get: { self.selectedRow(inComponent: component) },
              set: {
                self.selectRow($0, inComponent: component, animated: false)
                self.delegate?.pickerView(self, didSelectRow: $0, inComponent: component)
              })
          ) {
            ForEach(0..<self.numberOfRows(inComponent: component), id: \.self) { row in
              Text(verbatim: self.title(row, component)).tag(row)
            }
          }
          .labelsHidden()
        }
      })
  }
}
