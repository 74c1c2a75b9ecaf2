public import Foundation
internal import Tabstop
package import TabstopFoundation

/// A controller that shows a dialog of the desktop's. In a sheet, a text says so, and the sheet ends with the dialog.
@preconcurrency @MainActor
open class DesktopDialogController: UIViewController {
  /// Creates a controller. There are no archives here: the name and the bundle have no effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Passes the coder to the superclass: there are no archives here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var fileDialog: FileDialog?
  private var whenOver: () -> Void = {}

  /// The request of a subclass in another module, which cannot override.
  package struct Question {
    package var purpose: () -> FileDialog.Purpose
    package var folder: URL?
    /// Whether `pictures` are needed.
    package var readsPictures: Bool
    package var answer: ([URL]) -> Void

    package init(
      _ purpose: @escaping () -> FileDialog.Purpose, folder: URL?,
      readsPictures: Bool = false, answer: @escaping ([URL]) -> Void
    ) {
      (self.purpose, self.folder, self.answer) = (purpose, folder, answer)
      self.readsPictures = readsPictures
    }
  }
  package var question: Question?

  /// The purpose of the desktop's dialog.
  var purpose: FileDialog.Purpose { question?.purpose() ?? .open([], severalFiles: false) }
  /// The initial folder.
  var folder: URL? { question?.folder }
  /// Whether the chosen files are decoded, on another thread, before they are passed on.
  var readsPictures: Bool { question?.readsPictures ?? false }
  /// Passes what the user has chosen to the delegate; nothing for a cancelled dialog.
  func answer(_ urls: [URL]) { question?.answer(urls) }

  /// Shows the desktop's dialog over a window.
  func ask(over parent: DialogParent, over ended: @escaping () -> Void) {
    guard fileDialog == nil else { return }
    whenOver = ended
    let dialog = FileDialog(purpose, over: parent, title: title, folder: folder) {
      [weak self] urls in
      self?.chosen(urls)
    }
    fileDialog = dialog
    dialog.show()
  }

  /// The pictures in the chosen files, in the same order; `nil` for files of other types.
  package private(set) var pictures: [UIImage?] = []

  /// The user has chosen; for tests too, which have no dialog.
  package func chosen(_ urls: [URL]) {
    fileDialog = nil
    guard readsPictures, !urls.isEmpty else { return pass(urls) }
    Task {
      pictures = await Self.pictures(in: urls)
      pass(urls)
      pictures = []
    }
  }

  @concurrent private nonisolated static func pictures(in files: [URL]) async -> [UIImage?] {
    files.map { UIImage(contentsOfFile: $0.path) }
  }

  private func pass(_ urls: [URL]) {
    answer(urls)
    let over = whenOver
    whenOver = {}
    over()
  }

  override var shown: AnyView {
    AnyView(
      WaitingView { [self] parent, over in
        parent.whenPresented { [self] in ask(over: parent, over: over) }
      }
      .onDisappear { [self] in end() })
  }

  override func begin(ended: @escaping () -> Void) -> Bool {
    let parent = EnvironmentValues().dialogParent
    parent.whenPresented { [self] in
      ask(over: parent) { [weak self] in
        self?.closed()
        ended()
      }
    }
    return true
  }

  override func end() {
    fileDialog?.hide()
    fileDialog = nil
    super.end()
  }
}
