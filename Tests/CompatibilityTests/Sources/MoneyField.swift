// Fields of UIKit that move the caret or handle Backspace, and names that whole applications use, as sources from
// public repositories have them.
import AVFoundation
import AudioToolbox
import Combine
import CoreImage
import Photos
import SwiftUI
import UIKit

final class MoneyField: UITextField {
  override init(frame: CGRect) {
    super.init(frame: frame)
    placeholder = "Amount"
    keyboardType = .decimalPad
    addAction(UIAction { [weak self] _ in self?.group() }, for: .editingChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func group() {
    guard let selected = selectedTextRange else { return }
    let fromEnd = offset(from: selected.end, to: endOfDocument)
    let digits = (text ?? "").filter(\.isNumber)
    let format = NumberFormatter()
    format.locale = Locale(identifier: "en_US")
    format.numberStyle = .decimal
    text = Int(digits).flatMap { format.string(from: NSNumber(value: $0)) } ?? ""
    if let place = position(from: endOfDocument, offset: -fromEnd) {
      selectedTextRange = textRange(from: place, to: place)
    }
  }
}

struct MoneyInput: UIViewRepresentable {
  let field: UITextField

  func makeUIView(context: Context) -> UITextField {
    field.delegate = context.coordinator
    return field
  }
  func updateUIView(_ uiView: UITextField, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject, UITextFieldDelegate {
    var ends: [UITextField.DidEndEditingReason] = []
    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { ends.append(reason) }
  }
}

/// A delegate that keeps the caret after the text.
final class CaretAtEnd: NSObject, UITextFieldDelegate {
  func textFieldDidChangeSelection(_ textField: UITextField) {
    let end = textField.endOfDocument
    textField.selectedTextRange = textField.textRange(from: end, to: end)
  }
}

final class DigitField: UITextField {
  weak var previous: DigitField?
  var deleted = 0
  override func deleteBackward() {
    super.deleteBackward()
    deleted += 1
    previous?.becomeFirstResponder()
  }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
}

@MainActor
func configure(_ view: UITextView, _ field: UITextField) {
  view.returnKeyType = .done
  view.selectedRange = NSRange(location: 0, length: 0)
  view.scrollRangeToVisible(view.selectedRange)
  view.linkTextAttributes = [.foregroundColor: UIColor.red]
  view.adjustsFontForContentSizeCategory = true
  view.attributedText = NSAttributedString(string: "Note")
  view.typingAttributes = [:]
  view.smartQuotesType = .no
  view.keyboardAppearance = .dark
  field.defaultTextAttributes = [:]
  field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
  field.selectAll(nil)
  let bar = UIToolbar()
  bar.setItems([UIBarButtonItem()], animated: false)
  UINavigationBar.appearance().compactScrollEdgeAppearance = UINavigationBarAppearance()
}

extension UIImage {
  var averageColor: UIColor? {
    guard let input = CIImage(image: self) else { return nil }
    let extent = CIVector(
      x: input.extent.origin.x, y: input.extent.origin.y, z: input.extent.size.width,
      w: input.extent.size.height)
    let filter = CIFilter(
      name: "CIAreaAverage", parameters: [kCIInputImageKey: input, kCIInputExtentKey: extent])
    guard let output = filter?.outputImage else { return nil }
    var bitmap = [UInt8](repeating: 0, count: 4)
    let context = CIContext(options: [.workingColorSpace: kCFNull!])
    context.render(
      output, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return UIColor(
      red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255,
      blue: CGFloat(bitmap[2]) / 255, alpha: CGFloat(bitmap[3]) / 255)
  }
}

struct LengthBar {
  let isWide: Bool
  let length: CGFloat

  func line() -> some View {
    switch isWide {
    case true: Color.clear.frame(height: length)
    case false: Color.clear.frame(width: length)
    }
  }
  func padded() -> some View {
    if isWide { return Text("a").padding(.top, length) } else { return Text("a").padding(.top, 10) }
  }
  func moved() -> some View {
    if isWide { return Text("a").offset(x: length) } else { return Text("a").offset(y: 1) }
  }
  func blurred() -> some View {
    if isWide { return Text("a").blur(radius: length) } else { return Text("a").blur(radius: 1) }
  }
}

private enum Keys { nonisolated(unsafe) static var note: UInt8 = 0 }

extension NSObject {
  var note: String? {
    get { objc_getAssociatedObject(self, &Keys.note) as? String }
    set { objc_setAssociatedObject(self, &Keys.note, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

let answers = URLCache(memoryCapacity: 1_000_000, diskCapacity: 2_000_000)

@MainActor
func leave(_ pages: UINavigationController, to page: UIViewController) -> [UIViewController]? {
  page.loadViewIfNeeded()
  page.transitionCoordinator?.notifyWhenInteractionChanges { if $0.isCancelled { print("back") } }
  _ = page.traitCollection.userInterfaceStyle
  return pages.popToViewController(page, animated: true)
}

func remove(_ assets: PHFetchResult<PHAsset>, _ session: AVCaptureSession) {
  PHAssetChangeRequest.deleteAssets(assets)
  PHAssetChangeRequest.deleteAssets([assets[0]])
  PHAssetChangeRequest.deleteAssets([assets[0]] as NSArray)
  let options = PHAssetResourceCreationOptions()
  options.originalFilename = "ferry.heic"
  PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data(), options: options)
  AudioServicesPlayAlertSoundWithCompletion(kSystemSoundID_Vibrate, nil)
  _ = session.connections.last?.isVideoOrientationSupported
}
