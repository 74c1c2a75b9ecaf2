public import Foundation
public import Tabstop

extension View {
  /// Sets the title of the file dialogs of this view. Mirrors SwiftUI.
  public func fileDialogMessage(_ message: Text?) -> some View {
    environment(\.fileDialogTitle, message?.content)
  }
  /// Sets the title of the file dialogs of this view. Mirrors SwiftUI.
  public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }
  /// Sets the initial folder of the file dialogs of this view. Mirrors SwiftUI.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogFolder, defaultDirectory)
  }
  /// Sets the text of the button that chooses in the file dialogs of this view. Mirrors SwiftUI.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.fileDialogAcceptLabel, label?.content)
  }
  /// Sets the text of the button that chooses in the file dialogs of this view. Mirrors SwiftUI.
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
  /// Sets the text of the button that chooses in the file dialogs of this view. Mirrors SwiftUI.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }
  /// Sets which addresses can be chosen in file dialogs. No effect: the desktop's dialog lets the
  /// user choose any file of the types. Mirrors SwiftUI.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  /// Sets the options of file dialogs. No effect: the desktop's dialog has options of its own.
  /// Mirrors SwiftUI.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Sets the identity under which file dialogs remember their state. No effect: the desktop's
  /// dialog remembers the last folder for all programs. Mirrors SwiftUI.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Sets whether links are returned instead of the files that they lead to. No effect: the desktop's dialog follows
  /// links. Mirrors SwiftUI.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Sets the label of the file's name. No effect: the desktop's dialog has a title alone. Mirrors
  /// SwiftUI.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Sets the label of the file's name. No effect: the desktop's dialog has a title alone. Mirrors
  /// SwiftUI.
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}

/// Options for the files that a file dialog shows. Mirrors SwiftUI's `FileDialogBrowserOptions`.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The extensions of file names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Opening packages like folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}

/// Shows the file dialog while a value is true.
struct FileDialogModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let purpose: () -> FileDialog.Purpose
  let cancelled: () -> Void
  let chosen: ([URL]) -> Void
  @State private var holder = Holder()
  @Environment(\.fileDialogTitle) private var title
  @Environment(\.fileDialogAcceptLabel) private var acceptLabel
  @Environment(\.fileDialogFolder) private var folder
  @Environment(\.dialogParent) private var parent

  /// Retains the open dialog.
  @MainActor
  final class Holder {
    var dialog: FileDialog?
  }

  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
        if isPresented { parent.whenPresented(show) } else { end() }
      }
      .onDisappear(perform: end)
  }

  private func show() {
    guard holder.dialog == nil, isPresented.wrappedValue else { return }
    let dialog = FileDialog(
      purpose(), over: parent, title: title, acceptLabel: acceptLabel, folder: folder
    ) { urls in
      holder.dialog = nil
      isPresented.wrappedValue = false
      if urls.isEmpty { cancelled() } else { chosen(urls) }
    }
    holder.dialog = dialog
    dialog.show()
  }

  private func end() {
    holder.dialog?.hide()
    holder.dialog = nil
  }
}

private struct FileDialogTitleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct FileDialogAcceptLabelKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

private struct FileDialogFolderKey: EnvironmentKey {
  static var defaultValue: URL? { nil }
}

extension EnvironmentValues {
  fileprivate var fileDialogTitle: String? {
    get { self[FileDialogTitleKey.self] }
    set { self[FileDialogTitleKey.self] = newValue }
  }
  fileprivate var fileDialogAcceptLabel: String? {
    get { self[FileDialogAcceptLabelKey.self] }
    set { self[FileDialogAcceptLabelKey.self] = newValue }
  }
  fileprivate var fileDialogFolder: URL? {
    get { self[FileDialogFolderKey.self] }
    set { self[FileDialogFolderKey.self] = newValue }
  }
}
