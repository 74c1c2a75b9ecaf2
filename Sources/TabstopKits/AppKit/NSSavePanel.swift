public import Foundation
internal import Tabstop
public import TabstopFoundation

/// The desktop's dialog that saves a file. Mirrors the part of AppKit's `NSSavePanel` that SwiftUI sources
/// use.
@preconcurrency @MainActor
open class NSSavePanel: NSObject {
  /// Creates a dialog.
  public override init() { super.init() }

  /// The file that the user has chosen.
  public internal(set) var url: URL?
  /// The initial folder.
  public var directoryURL: URL?
  /// The name that is proposed.
  public var nameFieldStringValue = ""
  /// The types of files.
  public var allowedContentTypes: [UTType] = []
  /// The extensions of files: the older spelling.
  public var allowedFileTypes: [String]? {
    get { allowedContentTypes.compactMap(\.preferredFilenameExtension) }
    set {
      allowedContentTypes = (newValue ?? []).compactMap {
        UTType(filenameExtension: $0) ?? UTType($0)
      }
    }
  }
  /// The title.
  public var title: String! = ""
  /// A text for the user: the title, if there is none.
  public var message: String! = ""
  /// The title of the button. Stored, without effect: the desktop's words are used.
  public var prompt: String! = ""
  /// The label of the field for the name. Stored, without effect: the desktop's words are used.
  public var nameFieldLabel: String! = ""
  /// Whether the user can create folders. Stored, without effect: the desktop's dialog creates
  /// folders.
  public var canCreateDirectories = true
  /// Whether the file's extension is hidden. Stored, without effect.
  public var isExtensionHidden = false
  /// Whether the user can hide the extension. Stored, without effect.
  public var canSelectHiddenExtension = false
  /// Whether the user can choose another file type. Stored, without effect.
  public var allowsOtherFileTypes = false
  /// Whether the field for tags is shown. Stored, without effect.
  public var showsTagField = false
  /// Whether hidden files are shown. Stored, without effect: the desktop's dialog has a switch for
  /// them.
  public var showsHiddenFiles = false
  /// Whether packages are shown as folders. Stored, without effect.
  public var treatsFilePackagesAsDirectories = false

  /// The view in addition to the desktop's dialog. Stored, without effect: the dialog is the
  /// desktop's.
  public var accessoryView: NSView?
  /// Whether the further view is open. Stored, without effect.
  public var isAccessoryViewDisclosed = false
  /// The level of the window. Stored, without effect: the dialog is the desktop's.
  public var level = NSWindow.Level.normal
  /// The delegate, which checks what the user has chosen. Not retained.
  public weak var delegate: (any NSOpenSavePanelDelegate)?
  /// A name of the program's own.
  public var identifier: NSUserInterfaceItemIdentifier?
  /// Centers the panel. No effect: the dialog opens over the active window.
  public func center() {}
  /// Brings the panel to the front. No effect.
  public func orderFrontRegardless() {}
  /// Brings the panel to the front. No effect.
  public func makeKeyAndOrderFront(_ sender: Any?) {}

  private var dialog: FileDialog?

  var purpose: FileDialog.Purpose {
    let name = nameFieldStringValue.isEmpty ? String(own: "Untitled") : nameFieldStringValue
    let ending = allowedContentTypes.first?.preferredFilenameExtension
    let isComplete = ending.map { name.lowercased().hasSuffix(".\($0)") } ?? true
    return .save(name: isComplete ? name : "\(name).\(ending!)")
  }

  func chosen(_ urls: [URL]) { url = urls.first }

  /// What is called with the answer, while the dialog is open.
  private var whenAnswered: ((NSApplication.ModalResponse) -> Void)?
  final var isOpen: Bool { whenAnswered != nil }

  /// The number of answers that were waited for: the alert of a refused file may outlive its dialog.
  private var runs = 0

  /// Shows the dialog. One that is open is cancelled.
  private func show(_ done: @escaping (NSApplication.ModalResponse) -> Void) -> Bool {
    answer([])
    whenAnswered = done
    runs += 1
    openDialog()
    return true
  }

  private func openDialog() {
    let parent = EnvironmentValues().dialogParent
    let title = [title, message].compactMap { $0 }.first { !$0.isEmpty }
    let panel = FileDialog(purpose, over: parent, title: title, folder: directoryURL) {
      [self] urls in
      dialog = nil
      answer(urls)
    }
    dialog = panel
    panel.show()
  }

  /// Closes the dialog with the chosen files, or none. If the delegate refuses one, the error is shown, and the dialog
  /// opens again.
  final func answer(_ urls: [URL]) {
    guard let done = whenAnswered else { return }
    dialog?.hide()
    dialog = nil
    do {
      for url in urls { try delegate?.panel(self, validate: url) }
    } catch {
      let run = runs
      let isShown = NSAlert(error: error).show { [self] _ in
        if isOpen, runs == run { openDialog() }
      }
      if isShown { return }
      whenAnswered = nil
      return done(.abort)
    }
    whenAnswered = nil
    chosen(urls)
    done(urls.isEmpty ? .cancel : .OK)
  }

  /// Shows the dialog, and waits until the user has answered: the program's windows keep working
  /// meanwhile, and the code around the call waits.
  @discardableResult
  public func runModal() -> NSApplication.ModalResponse { ModalDialog.run { show($0) } }

  /// Shows the dialog, and passes the answer when there is one.
  public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    _ = show(handler)
  }

  /// Shows the dialog, and returns the answer when there is one.
  public func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      _ = show { continuation.resume(returning: $0) }
    }
  }

  /// Shows the dialog, and passes the answer when there is one.
  ///
  /// - Parameter window: No effect: it stands over the active window.
  public func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) {
    _ = show(handler)
  }

  /// Shows the dialog, and returns the answer when there is one.
  public func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    await begin()
  }

  /// Closes the dialog, as Cancel does.
  public func close() { answer([]) }
}

/// The desktop's dialog that opens files and folders. Mirrors the part of AppKit's `NSOpenPanel` that
/// SwiftUI sources use.
open class NSOpenPanel: NSSavePanel {
  /// The files that the user has chosen.
  public private(set) var urls: [URL] = []
  /// Whether files can be chosen.
  public var canChooseFiles = true
  /// Whether folders can be chosen; files and folders at once cannot: then files.
  public var canChooseDirectories = false
  /// Whether several can be chosen.
  public var allowsMultipleSelection = false
  /// Whether aliases are resolved. Stored, without effect.
  public var resolvesAliases = true

  override var purpose: FileDialog.Purpose {
    let isForFolders = canChooseDirectories && !canChooseFiles
    return .open(
      isForFolders ? [.folder] : allowedContentTypes, severalFiles: allowsMultipleSelection)
  }

  override func chosen(_ urls: [URL]) {
    super.chosen(urls)
    self.urls = urls
  }
}
