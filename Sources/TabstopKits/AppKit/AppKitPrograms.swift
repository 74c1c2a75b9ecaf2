public import Foundation

/// A program that runs. Mirrors the part of AppKit's `NSRunningApplication` that SwiftUI sources use: only this
/// program is known.
@preconcurrency @MainActor
public final class NSRunningApplication: NSObject {
  /// This program.
  public static let current = NSRunningApplication()
  private override init() { super.init() }

  /// The number of its process.
  public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  /// Its name.
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The identifier in its bundle, if it has one.
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// Its file.
  public var bundleURL: URL? { Bundle.main.bundleURL }
  /// Whether one of its windows is active.
  public var isActive: Bool { NSApp.isActive }
  /// No effect: only the user and the window manager bring windows to the front. False.
  @discardableResult
  public func activate(options: ActivationOptions = []) -> Bool { false }
  /// Closes all windows, which ends the program. True.
  @discardableResult
  public func terminate() -> Bool {
    NSApp.terminate(nil)
    return true
  }
  /// How windows come to the front. No effect. Mirrors AppKit's.
  public struct ActivationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from its raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No effect.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// No effect.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }
}

extension NSWorkspace {
  /// This program alone: a program does not learn of others.
  public var runningApplications: [NSRunningApplication] { [.current] }
  /// This program, if one of its windows is active.
  public var frontmostApplication: NSRunningApplication? { NSApp.isActive ? .current : nil }
  /// Posts the notifications below: none of them here.
  public var notificationCenter: NotificationCenter { .default }
  /// Never posted.
  nonisolated public static let willSleepNotification = Notification.Name(
    "NSWorkspaceWillSleepNotification")
  /// Never posted.
  nonisolated public static let didWakeNotification = Notification.Name(
    "NSWorkspaceDidWakeNotification")
  /// Never posted.
  nonisolated public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
  /// `nil`: identifiers of programs are Apple's.
  public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
}

extension NSPasteboard {
  /// Removes everything from the clipboard. The types have no effect.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }
  /// Puts a text or an address on the clipboard, for all programs: the first that there is.
  @discardableResult
  public func writeObjects(_ objects: [Any]) -> Bool {
    for object in objects {
      switch object {
      case let text as String: return setString(text, forType: .string)
      case let text as NSString: return setString(text as String, forType: .string)
      case let url as URL: return setString(url.absoluteString, forType: .URL)
      case let url as NSURL: return setString((url as URL).absoluteString, forType: .URL)
      default: continue
      }
    }
    return false
  }
}

extension NSApplication {
  /// Asks for the user's attention. No effect: the desktop shows notifications. Zero.
  @discardableResult
  public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
  /// How urgent a request is. No effect. Mirrors AppKit's.
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }
  /// The program's tile in the Dock: no effect.
  public var dockTile: NSDockTile { .only }
}

/// The program's tile in the Dock of a Mac. No effect. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSDockTile: NSObject {
  static let only = NSDockTile()
  private override init() { super.init() }
  /// Stored, without effect.
  public var badgeLabel: String?
  /// Does nothing.
  public func display() {}
}

/// Changes that a Mac animates: they are made at once. Mirrors AppKit's.
@preconcurrency @MainActor
public final class NSAnimationContext: NSObject {
  /// Stored, without effect: in seconds.
  public var duration: TimeInterval = 0
  /// Stored, without effect.
  public var allowsImplicitAnimation = false
  private override init() { super.init() }
  /// Makes the changes, and calls the handler.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    completionHandler?()
  }
}

/// The installed fonts. Mirrors the part of AppKit's `NSFontManager` that SwiftUI sources use.
@preconcurrency @MainActor
public final class NSFontManager: NSObject {
  /// The only instance.
  public static let shared = NSFontManager()
  private override init() { super.init() }
  /// The names of the installed typefaces.
  public var availableFontFamilies: [String] { UIFont.familyNames }
}

/// A picture as a bitmap. Mirrors the part of AppKit's `NSBitmapImageRep` by which sources write files.
@preconcurrency @MainActor
public final class NSBitmapImageRep: NSObject {
  private let picture: UIImage

  /// Creates a bitmap from a file's bytes; `nil` if they are not a picture.
  public init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.picture = picture
    super.init()
  }
  /// Creates a bitmap from Core Graphics' type.
  public init(cgImage: CGImage) {
    picture = cgImage.picture
    super.init()
  }

  /// In pixels.
  public var pixelsWide: Int { Int(picture.size.width) }
  /// In pixels.
  public var pixelsHigh: Int { Int(picture.size.height) }
  /// In points, which are pixels.
  public var size: CGSize { picture.size }
  /// The picture by Core Graphics' type.
  public var cgImage: CGImage? { picture.cgImage }

  /// A type of files. Mirrors AppKit's; PNG and JPEG are written.
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  /// A property of a file. Mirrors AppKit's.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The bits.
    public let rawValue: String
    /// Creates a value from its raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From 0, the smallest file, to 1.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
  /// The picture as a file; `nil` for other types than PNG and JPEG.
  public func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    switch storageType {
    case .png: picture.pngData()
    case .jpeg:
      picture.jpegData(
        compressionQuality: (properties[.compressionFactor] as? NSNumber)
          .map { CGFloat($0.doubleValue) } ?? 0.9)
    default: nil
    }
  }
}

extension UIImage {
  /// The picture as a file, for `NSBitmapImageRep(data:)`: a PNG file here. `nil` for icons.
  @preconcurrency @MainActor
  public var tiffRepresentation: Data? { pngData() }

  /// Creates a picture that a closure draws, with AppKit's classes.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: No effect: the origin is at the top left.
  @preconcurrency @MainActor
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) {
    self.init(
      same: UIGraphicsImageRenderer(size: size).image { _ in
        _ = drawingHandler(CGRect(origin: .zero, size: size))
      })
  }
}

extension CGRect {
  /// Fills the rectangle with the colour that `NSColor.set` has set. Mirrors AppKit's method of `NSRect`.
  @preconcurrency @MainActor
  public func fill() { CGContext.current?.fill(self) }
}
