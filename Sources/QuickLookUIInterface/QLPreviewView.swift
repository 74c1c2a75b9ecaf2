// Quick Look for the Mac, under the module name QuickLookUI: a compatible interface, not Apple's. The desktop shows
// files in its program for their type. The panel is in TabstopKits.
public import AppKitInterface
@_exported public import QuickLookInterface
internal import QuickLookThumbnailingInterface

/// A view of a file: its small picture, and a button that opens it in the desktop's program for it. Mirrors Quick
/// Look's `QLPreviewView`.
@preconcurrency @MainActor
open class QLPreviewView: NSStackView {
  private let picture = NSImageView()
  private let button = NSButton()
  private var task: Task<Void, Never>?

  /// Creates a view. The style has no effect.
  public init!(frame: NSRect, style: QLPreviewViewStyle) {
    super.init(frame: frame)
    fill()
  }

  /// Creates a view.
  public override init(frame: NSRect) {
    super.init(frame: frame)
    fill()
  }

  /// Creates a view. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    orientation = .vertical
    addArrangedSubview(picture)
    addArrangedSubview(button)
    button.isHidden = true
    button.addAction(
      UIAction { [weak self] _ in
        if let url = self?.previewItem?.previewItemURL { NSWorkspace.shared.open(url) }
      }, for: .primaryActionTriggered)
  }

  /// The file.
  open var previewItem: (any QLPreviewItem)! {
    // Representables set the same file at each update.
    didSet { if previewItem?.previewItemURL != oldValue?.previewItemURL { show() } }
  }
  /// Whether films start by themselves. Stored, without effect.
  open var autostarts = false
  /// Whether the view forgets the file when its window closes. Stored, without effect.
  open var shouldCloseWithWindow = true

  /// Shows the file again.
  open func refreshPreviewItem() { show() }
  /// Forgets the file.
  open func close() { previewItem = nil }

  private func show() {
    task?.cancel()
    picture.image = nil
    button.isHidden = previewItem?.previewItemURL == nil
    guard let url = previewItem?.previewItemURL else { return }
    button.title = previewItem.previewItemTitle ?? url.lastPathComponent
    let size = bounds.width > 0 ? bounds.size : CGSize(width: 256, height: 256)
    let request = QLThumbnailGenerator.Request(
      fileAt: url, size: size, scale: 1, representationTypes: .all)
    task = Task { [weak self] in
      let found = try? await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
      if !Task.isCancelled { self?.picture.image = found?.nsImage }
    }
  }
}

/// Looks of a view of a file. They have no effect. Mirrors Quick Look's.
public enum QLPreviewViewStyle: UInt, Sendable { case normal, compact }
