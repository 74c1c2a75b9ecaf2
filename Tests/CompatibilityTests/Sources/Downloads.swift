import AVFoundation
import Combine
import SwiftUI
import UIKit

/// Work whose progress is shown, as by applications that load files.
final class Download: ObservableObject {
  @Published var share = 0.0
  @Published var isDone = false
  let progress = Progress(totalUnitCount: 10)
  private var observation: NSKeyValueObservation?
  private var cancellables = Set<AnyCancellable>()

  init() {
    observation = progress.observe(\.fractionCompleted, options: [.new]) {
      [weak self] progress, change in
      self?.share = change.newValue ?? progress.fractionCompleted
    }
    progress.publisher(for: \.completedUnitCount)
      .map { $0 == 10 }
      .removeDuplicates()
      .assign(to: \.isDone, on: self)
      .store(in: &cancellables)
  }

  func stop() {
    observation?.invalidate()
    observation = nil
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  }
}

/// A text with attributes of its own.
struct RichLabel: UIViewRepresentable {
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSMutableAttributedString(string: "Read the ", attributes: [.paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "manual",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red,
          .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
        ]))
    label.attributedText = text
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) {}
}

/// A label with a margin, as many applications have one.
final class PaddedLabel: UILabel {
  var padding = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  override var text: String? { didSet { invalidateIntrinsicContentSize() } }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}
