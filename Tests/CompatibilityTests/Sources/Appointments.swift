import ContactsUI
import CoreVideo
import EventKitUI
import SwiftUI

/// A form for a new appointment, as programs for telephones show it in a sheet.
struct AppointmentForm: UIViewControllerRepresentable {
  let event: EKEvent
  let store: EKEventStore
  var ended: (EKEventEditViewAction) -> Void = { _ in }
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> EKEventEditViewController {
    let controller = EKEventEditViewController()
    controller.event = event
    controller.eventStore = store
    controller.editViewDelegate = context.coordinator
    return controller
  }

  func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, EKEventEditViewDelegate {
    var parent: AppointmentForm
    init(_ parent: AppointmentForm) { self.parent = parent }

    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) {
      parent.ended(action)
      controller.dismiss(animated: true)
    }
  }
}

/// Asks for a contact.
struct ContactChooser: UIViewControllerRepresentable {
  var chosen: (String) -> Void
  var cancelled: () -> Void

  func makeUIViewController(context: Context) -> UINavigationController {
    let picker = CNContactPickerViewController()
    picker.delegate = context.coordinator
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    picker.predicateForEnablingContact = NSPredicate(format: "phoneNumbers.@count > 0")
    return UINavigationController(rootViewController: picker)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, CNContactPickerDelegate {
    let parent: ContactChooser
    init(_ parent: ContactChooser) { self.parent = parent }

    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      parent.chosen(contact.givenName)
    }
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { parent.cancelled() }
  }
}

func sizeOfFrame(_ frame: CVPixelBuffer) -> (width: Int, height: Int) {
  (CVPixelBufferGetWidth(frame), CVPixelBufferGetHeight(frame))
}
