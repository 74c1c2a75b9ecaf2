public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A view controller that shares texts, addresses, pictures and files. Mirrors UIKit's
/// `UIActivityViewController`; a desktop has no share sheet: buttons copy and mail the texts and addresses,
/// and save the other items: one under a name, several in a folder.
public final class UIActivityViewController: UIViewController {
  private let items: [Any]
  /// The kinds of activity that are not shown. Stored, without effect.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the user has chosen, or has closed the dialog.
  public var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The type of the closure that is called at the end, with the user's choice, whether it was
  /// carried out, an empty value and an error.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: Texts, addresses, files and pictures.
  ///   - applicationActivities: Not shown.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
    title = String(own: "Share")
  }

  /// Creates a controller from an archive. Returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  override var shown: AnyView { AnyView(ShareDialog(controller: self)) }

  /// The items for a way of sharing: those of sources as they provide them.
  private func items(for type: UIActivity.ActivityType? = nil) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// The subject of the first source that has one.
  private var subject: String? {
    items.lazy.compactMap { $0 as? any UIActivityItemSource }
      .map { $0.activityViewController(self, subjectForActivityType: .mail) }
      .first { !$0.isEmpty }
  }

  /// The texts and addresses.
  var text: String? { text(for: nil) }

  private func text(for type: UIActivity.ActivityType?) -> String? {
    let texts = items(for: type).compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let text as NSString: text as String
      case let url as URL: url.absoluteString
      case let url as NSURL: url.absoluteString
      default: nil
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The items that can be saved in files.
  fileprivate var files: [_TransferExport] {
    items(for: .saveToCameraRoll).compactMap { item in
      switch item {
      case let url as URL where url.isFileURL:
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return _TransferExport(url, as: type) { .file($0) }.named(url.lastPathComponent)
      case let picture as UIImage where picture.isPicture:
        return _TransferExport(picture, as: .png) { picture in
          // Only the main thread reads pictures of the asset catalogue that were not shown.
          var data = picture.pngData()
          if data == nil { data = await MainActor.run { picture.pngData() } }
          guard let data else { throw CocoaError(.fileWriteUnknown) }
          return .data(data)
        }
      case let data as Data: return _TransferExport(data, as: .data) { .data($0) }
      default: return nil
      }
    }
  }

  fileprivate func end(_ type: UIActivity.ActivityType?, error: (any Error)? = nil) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    handler?(type, type != nil && error == nil, nil, error)
  }

  fileprivate func copyText() {
    if let text = text(for: .copyToPasteboard) { UIPasteboard.general.string = text }
    end(.copyToPasteboard)
  }

  fileprivate func mail() {
    var letter = URLComponents()
    letter.scheme = "mailto"
    letter.queryItems = [URLQueryItem(name: "body", value: text(for: .mail) ?? "")]
    if let subject {
      letter.queryItems?.insert(URLQueryItem(name: "subject", value: subject), at: 0)
    }
    if let url = letter.url { UIApplication.shared.open(url) }
    end(.mail)
  }

  fileprivate func saved(_ result: Result<[URL], any Error>) {
    switch result {
    case .success: end(.saveToCameraRoll)
    case .failure(let error): end(.saveToCameraRoll, error: error)
    }
  }
}

/// A service that shares items. Mirrors UIKit's `UIActivity`.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity. Mirrors UIKit's.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copying to the clipboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Marks a text up.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Sending by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Saving to a file.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Sends a message. Never chosen here.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints. Never chosen here.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Sends to a device near by. Never chosen here.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Adds a picture to a contact. Never chosen here.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Adds a page to the reading list. Never chosen here.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts on Facebook. Never chosen here.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts on Twitter. Never chosen here.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Opens in a program for books. Never chosen here.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  }
}

private struct ShareDialog: View {
  let controller: UIActivityViewController
  @State private var isSaving = false
  /// Why the items could not be saved.
  @State private var fault: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let files = controller.files
    VStack(spacing: 12) {
      if controller.text != nil {
        Button(String(own: "Copy")) {
          controller.copyText()
          dismiss()
        }
        Button(String(own: "Send by E-Mail")) {
          controller.mail()
          dismiss()
        }
      }
      if !files.isEmpty { Button(String(own: "Save As…")) { isSaving = true } }
      Button(String(own: "Cancel"), role: .cancel) { dismiss() }
        .keyboardShortcut(.cancelAction)
    }
    .padding()
    .modifier(
      ExportSaver(exports: files, isPresented: $isSaving, fault: $fault) { result in
        controller.saved(result)
        if case .success = result { dismiss() }
      }
    )
    .onDisappear { controller.end(nil) }
  }
}
