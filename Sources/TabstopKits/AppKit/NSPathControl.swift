public import Foundation
internal import Tabstop
public import TabstopFoundation

/// The folders of a file, each of which can be chosen. Mirrors AppKit's `NSPathControl`: a row of buttons, or a menu.
open class NSPathControl: _NSValueControl {
  /// How the folders are shown. Mirrors AppKit's.
  public enum Style: Int, Sendable {
    case standard
    case navigationBar
    case popUp
  }
  /// The file.
  open var url: URL? {
    didSet {
      guard oldValue != url else { return }
      pathItems = Self.items(of: url)
      clickedPathItem = nil
    }
  }
  /// How the folders are shown: as a row, or as a menu.
  @_Drawn open var pathStyle = Style.standard
  /// The folders and the file.
  @_Drawn open var pathItems: [NSPathControlItem] = []
  /// What the user has clicked last.
  open private(set) var clickedPathItem: NSPathControlItem?
  /// The text that is shown without a file.
  @_Drawn open var placeholderString: String?
  /// The text that is shown without a file. Attributes have no effect.
  open var placeholderAttributedString: NSAttributedString? {
    get { placeholderString.map { NSAttributedString(string: $0) } }
    set { placeholderString = newValue?.string }
  }
  /// The types of files that can be chosen. Stored, without effect.
  open var allowedTypes: [String]?
  /// Whether the user can choose another file. A menu has a command for it.
  @_Drawn open var isEditable = false
  /// The action of a double click. Stored, without effect: a click sends the action.
  open var doubleAction: Selector?
  /// The delegate. Not retained.
  open weak var delegate: (any NSPathControlDelegate)?

  private static func items(of url: URL?) -> [NSPathControlItem] {
    guard let url else { return [] }
    guard url.isFileURL else { return [NSPathControlItem(url)] }
    var items: [NSPathControlItem] = []
    var place = url.standardizedFileURL
    while true {
      items.insert(NSPathControlItem(place), at: 0)
      let folder = place.deletingLastPathComponent()
      // A file without a path is in a folder without an end.
      if place.path == "/" || folder.path.count >= place.path.count { return items }
      place = folder
    }
  }

  fileprivate final func choose(_ item: NSPathControlItem) {
    clickedPathItem = item
    sendActions(for: .valueChanged)
  }

  fileprivate final func chooseOther() {
    let panel = NSOpenPanel()
    panel.canChooseDirectories = true
    panel.directoryURL = url
    delegate?.pathControl(self, willDisplay: panel)
    panel.begin { [weak self] response in
      guard response == .OK, let self, let chosen = panel.url else { return }
      url = chosen
      clickedPathItem = nil
      sendActions(for: .valueChanged)
    }
  }

  override var content: AnyView? { AnyView(ShownPath(control: self)) }
}

/// A folder of a path, or the file. Mirrors AppKit's `NSPathControlItem`.
@preconcurrency @MainActor
open class NSPathControlItem: NSObject {
  /// The name.
  open var title = ""
  /// The name with attributes. Attributes have no effect.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// The picture.
  open var image: NSImage?
  /// The place; `nil` for an item of the program's own.
  public private(set) var url: URL?

  /// Creates an item.
  public override init() { super.init() }
  init(_ url: URL) {
    self.url = url
    super.init()
    title = url.isFileURL ? FileManager.default.displayName(atPath: url.path) : url.absoluteString
    if url.isFileURL { image = NSWorkspace.shared.icon(forFile: url.path) }
  }
}

/// A delegate of a path. Mirrors AppKit's `NSPathControlDelegate`.
@preconcurrency @MainActor
public protocol NSPathControlDelegate: NSObjectProtocol {
  /// Called before the dialog for another file is shown.
  func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
  /// Called before the menu is shown. Never called: the menu is SwiftUI's.
  func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
}

extension NSPathControlDelegate {
  /// Does nothing.
  public func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel) {}
  /// Does nothing.
  public func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu) {}
}

private struct ShownPath: View {
  let control: NSPathControl

  var body: some View {
    let _ = control.revision.number
    Group {
      if control.pathStyle == .popUp {
        Menu {
          if control.isEditable {
            Button(String(own: "Open…")) { control.chooseOther() }
            Divider()
          }
          ForEach(control.pathItems.reversed(), id: \.self) { item in
            Button {
              control.choose(item)
            } label: {
              PathItem(item: item)
            }
          }
        } label: {
          if let last = control.pathItems.last {
            PathItem(item: last)
          } else {
            Text(verbatim: control.placeholderString ?? "")
          }
        }
      } else if control.pathItems.isEmpty {
        Text(verbatim: control.placeholderString ?? "").foregroundStyle(.secondary)
      } else {
        HStack(spacing: 2) {
          ForEach(control.pathItems, id: \.self) { item in
            if item !== control.pathItems.first {
              Image(systemName: "chevron.right").foregroundStyle(.secondary)
                .accessibilityHidden(true)
            }
            Button {
              control.choose(item)
            } label: {
              PathItem(item: item)
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
    .disabled(!control.isEnabled)
  }
}

private struct PathItem: View {
  let item: NSPathControlItem

  var body: some View {
    HStack(spacing: 4) {
      if let image = item.image {
        Image(nsImage: image).resizable().scaledToFit().frame(width: 16, height: 16)
          .accessibilityHidden(true)
      }
      Text(verbatim: item.title)
    }
  }
}
