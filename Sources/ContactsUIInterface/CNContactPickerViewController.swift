// Choosing contacts, under the module name ContactsUI: a compatible interface, not Apple's. Programs do not get the
// user's contacts here.
@_exported public import ContactsInterface
@_exported public import Foundation
@_exported public import TabstopKits

/// A controller with which the user chooses a contact. It is cancelled at once: programs do not get the user's
/// contacts. Mirrors ContactsUI's `CNContactPickerViewController`.
@preconcurrency @MainActor
open class CNContactPickerViewController: OpeningController {
  /// The delegate, which is notified that the user has cancelled. Not retained.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties of a contact that are shown. Stored, without effect.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen. Stored, without effect.
  open var predicateForEnablingContact: NSPredicate?
  /// Which contacts are chosen by a click. Stored, without effect.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which properties are chosen by a click. Stored, without effect.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// Creates a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller without reading an archive: Linux has none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func open(_ done: @escaping () -> Void) {
    delegate?.contactPickerDidCancel(self)
    done()
  }
}

/// A property of a contact: never created. Mirrors Contacts' `CNContactProperty`.
public final class CNContactProperty: NSObject, Sendable {
  private override init() { super.init() }
  /// The contact.
  public var contact: CNContact { CNContact() }
  /// The name of the property.
  public var key: String { "" }
  /// The value.
  public var value: Any? { nil }
  /// The label of the value.
  public var label: String? { nil }
}

/// A delegate that is notified of the user's choice. Mirrors ContactsUI's `CNContactPickerDelegate`.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when there is no choice.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called when the user has chosen a contact. Never called.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called when the user has chosen contacts. Never called.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Called when the user has chosen a property. Never called.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
}
