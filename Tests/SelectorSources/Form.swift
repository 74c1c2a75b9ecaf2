import SwiftUI
import UIKit

/// A form of UIKit's in a view, with targets and actions.
public struct Form: UIViewRepresentable {
  public let log: Log
  public init(log: Log) { self.log = log }

  public class Log: NSObject {
    public var entries: [String] = []
  }

  public func makeUIView(context: Context) -> UIStackView {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.addTarget(self, action: #selector(Coordinator.nothing), for: .touchUpInside)
    button.addTarget(
      context.coordinator, action: #selector(context.coordinator.send(_:event:)),
      for: .touchUpInside)
    let toggle = UISwitch()
    toggle.addTarget(
      context.coordinator, action: #selector(Coordinator.change(_:)), for: .valueChanged)
    let label = UILabel()
    label.text = "Tap me"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tap)))
    return UIStackView(arrangedSubviews: [button, toggle, label])
  }

  public func updateUIView(_ view: UIStackView, context: Context) {}
  public func makeCoordinator() -> Coordinator { Coordinator(log: log) }

  public class Coordinator: NSObject {
    let log: Log
    init(log: Log) { self.log = log }

    @objc func nothing() {}
    @objc func send(_ sender: UIButton, event: UIEvent) {
      log.entries.append("send \(sender.currentTitle ?? "")")
    }
    @objc func change(_ sender: UISwitch) { log.entries.append("change \(sender.isOn)") }
    @objc func tap(_ sender: UITapGestureRecognizer) {
      log.entries.append("tap \(sender.state == .ended) \(sender.location(in: sender.view).y > 2)")
    }
  }
}

extension View {
  public func hideKeyboard() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

/// A page with a navigation bar's buttons.
public class PageController: UIViewController {
  public private(set) var log: [String] = []
  lazy var save = UIBarButtonItem(
    title: "Save", style: .done, target: self, action: #selector(saveTapped))
  let picture = #selector(image(_:didFinishSavingWithError:contextInfo:))

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      save,
      UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: #selector(PageController.add(_:))),
    ]
  }

  public override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "d", modifierFlags: .command, action: #selector(duplicate))]
  }

  public func savePicture(_ image: UIImage) {
    UIImageWriteToSavedPhotosAlbum(image, self, picture, nil)
  }

  @objc private func saveTapped() { log.append("save") }
  @objc private func add(_ sender: UIBarButtonItem) { log.append("add") }
  @objc private func duplicate(_ sender: Any?) { log.append("duplicate") }
  @objc func image(
    _ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer
  ) {
    log.append(error == nil ? "saved" : "not saved")
  }
}
