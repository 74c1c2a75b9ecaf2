public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A picture. Mirrors the part of UIKit's `UIImageView` that SwiftUI sources use.
open class UIImageView: UIView {
  /// The picture; of several (`UIImage.animatedImage(with:duration:)`) one after the other.
  open var image: UIImage? { didSet { changed(oldValue != image) } }
  /// Pictures that are shown one after the other after `startAnimating()`.
  open var animationImages: [UIImage]? { didSet { animationChanged() } }
  /// The time of all pictures, in seconds; 0 means a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0 { didSet { animationChanged() } }
  /// The number of times that the pictures are shown; 0 means until `stopAnimating()`.
  open var animationRepeatCount = 0 { didSet { animationChanged() } }
  /// The time at which the animation began.
  private var begin: Date? { didSet { animationChanged() } }
  /// The time at which the animation ends; `nil` if it does not end.
  private var end: Date? {
    guard let begin, animationRepeatCount > 0, let count = animationImages?.count, count > 0
    else { return nil }
    return begin
      + Self.step(count, animationDuration) * Double(count) * Double(animationRepeatCount)
  }
  /// Whether pictures are shown one after the other.
  open var isAnimating: Bool { begin != nil }
  /// Shows the pictures one after the other.
  open func startAnimating() { if animationImages?.isEmpty == false { begin = Date() } }
  /// Shows `image` again.
  open func stopAnimating() { begin = nil }
  /// A picture that is shown instead while `isHighlighted`.
  open var highlightedImage: UIImage? { didSet { changed(oldValue != highlightedImage) } }
  /// Whether `highlightedImage` is shown, if there is one.
  open var isHighlighted = false { didSet { changed(oldValue != isHighlighted) } }
  /// The size and weight of a symbol. Stored, without effect: an icon has the size of the text
  /// around it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Creates a view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Creates a view of a picture, and of another one that is shown while `isHighlighted`.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var content: AnyView? {
    if let begin, let images = animationImages, !images.isEmpty {
      return frames(images, animationDuration, from: begin, count: animationRepeatCount)
    }
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    if let images = image.images, !images.isEmpty {
      return frames(images, image.duration, from: image.details.begin, count: 0)
    }
    return AnyView(shown(image))
  }

  @ViewBuilder
  private func shown(_ image: UIImage) -> some View {
    let picture = Image(uiImage: image)
    switch contentMode {
    case .scaleToFill, .redraw: picture.resizable()
    case .scaleAspectFit: picture.resizable().scaledToFit()
    case .scaleAspectFill: picture.resizable().scaledToFill()
    default: picture
    }
  }

  /// The time of one picture.
  private static func step(_ count: Int, _ duration: TimeInterval) -> TimeInterval {
    (duration > 0 ? duration / Double(count) : 1.0 / 30).clamped(to: 0.01...3600)
  }

  /// Shows what is new, and stops at the end.
  private func animationChanged() {
    changed(true)
    guard let end else { return }
    Task { [weak self] in
      // A number of times may mean: for ever.
      try? await Task.sleep(for: .seconds(end.timeIntervalSinceNow.clamped(to: 0...1e9)))
      if let self, self.end == end { stopAnimating() }
    }
  }

  /// Pictures one after the other.
  private func frames(
    _ images: [UIImage], _ duration: TimeInterval, from begin: Date, count: Int
  ) -> AnyView {
    let step = Self.step(images.count, duration)
    return AnyView(
      TimelineView(.periodic(from: begin, by: step)) { time in
        let number = Int(max(0, time.date.timeIntervalSince(begin)) / step + 0.001)
        let isOver = count > 0 && number / images.count >= count
        self.shown(isOver ? self.image ?? images[0] : images[number % images.count])
      })
  }
}
