public import Foundation
internal import Tabstop

/// The properties of an AppKit picture besides its content.
struct PictureDetails {
  /// The picture in the size that the program has set.
  var resized: (size: CGSize, picture: UIImage)?
  /// The representations that the program has added.
  var added: [NSImageRep] = []
  var isTemplate = false
  var description: String?
  var ownName: String?
  var background: UIColor?
  var capInsets = NSEdgeInsets()
  var resizingMode = UIImage.ResizingMode.tile
  /// The pictures that are shown one after the other, the time of all, and when they began.
  var frames: (images: [UIImage], duration: TimeInterval)?
  var begin = Date()
}

/// The names that pictures have been given.
@MainActor private var namedPictures: [String: UIImage] = [:]

extension UIImage {
  /// The name of a picture. Mirrors AppKit's.
  public typealias Name = String
  /// The name of the program's own icon. Mirrors AppKit's.
  public static let applicationIconName: Name = "AppIcon"
  /// The name of the icon of a folder, in the desktop's theme. Mirrors AppKit's.
  public static let folderName: Name = "NSFolder"

  /// Creates an empty picture of a size, to draw in after `lockFocus()`. Mirrors AppKit's.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
  /// Creates a picture from a file; `nil` if it is not one. Mirrors AppKit's.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  /// Creates a picture from a file, which is read at once; empty if it is not one. Mirrors
  /// AppKit's.
  public convenience init(byReferencing url: URL) {
    self.init()
    if let picture = UIImage(contentsOfFile: url.path) { become(picture) }
  }
  /// Creates a picture from a file, which is read at once; `nil` if it is not one. Mirrors
  /// AppKit's.
  public convenience init?(byReferencingFile fileName: String) {
    self.init(contentsOfFile: fileName)
  }

  /// Whether the picture is a template for a colour. Stored, without effect: an icon has the colour of the text
  /// around it, a picture its own colours. Mirrors AppKit's.
  public var isTemplate: Bool {
    get { details.isTemplate }
    set { details.isTemplate = newValue }
  }
  /// A text for assistive technology. Stored, without effect: use `accessibilityLabel`. Mirrors
  /// AppKit's.
  public var accessibilityDescription: String? {
    get { details.description }
    set { details.description = newValue }
  }
  /// The colour behind the picture. Stored, without effect. Mirrors AppKit's.
  public var backgroundColor: UIColor {
    get { details.background ?? .clear }
    set { details.background = newValue }
  }
  /// Whether forms of the picture with the screen's colours are preferred. No effect: there is one
  /// form. Mirrors AppKit's.
  public var prefersColorMatch: Bool {
    get { true }
    set {}
  }
  /// Whether drawn forms are kept. No effect. Mirrors AppKit's.
  public var cacheMode: CacheMode {
    get { .default }
    set {}
  }
  /// Whether drawn forms are kept. No effect. Mirrors AppKit's.
  public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }
  /// The part of the picture that is aligned: all of it. Mirrors AppKit's.
  public var alignmentRect: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {}
  }
  /// The edges of the picture that are not stretched. Stored, without effect: a picture is
  /// stretched as a whole. Mirrors AppKit's.
  public var capInsets: NSEdgeInsets {
    get { details.capInsets }
    set { details.capInsets = newValue }
  }
  /// Whether the picture is stretched or repeated. Stored, without effect: a picture is stretched
  /// as a whole. Mirrors AppKit's.
  public var resizingMode: ResizingMode {
    get { details.resizingMode }
    set { details.resizingMode = newValue }
  }
  /// The way in which a picture fills a larger frame. No effect. Mirrors AppKit's.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The name that `setName(_:)` has set. Mirrors AppKit's.
  public func name() -> Name? { details.ownName }
  /// Sets the name of the picture; returns `false` if another picture has it. `init(named:)` finds only
  /// pictures of the program's resources. Mirrors AppKit's.
  @preconcurrency @MainActor @discardableResult
  public func setName(_ string: Name?) -> Bool {
    if let string, let other = namedPictures[string], other !== self { return false }
    if let own = details.ownName { namedPictures[own] = nil }
    details.ownName = string
    if let string { namedPictures[string] = self }
    return true
  }

  /// Whether the picture has a content. Mirrors AppKit's.
  public var isValid: Bool { pixels.width > 0 && pixels.height > 0 }
  /// The types of files that GTK reads as pictures. Mirrors AppKit's.
  public static var imageTypes: [String] {
    ["public.png", "public.jpeg", "public.tiff", "com.compuserve.gif", "public.svg-image"]
  }

  // MARK: Representations

  /// The picture by Core Graphics' type, in its pixels. The arguments have no effect. Mirrors
  /// AppKit's.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?,
    context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { isValid ? CGImage(self) : nil }

  /// The representations of the picture: its bitmap, and those that were added. Mirrors AppKit's.
  public var representations: [NSImageRep] {
    guard isValid, details.added.isEmpty else { return details.added }
    return [NSBitmapImageRep(cgImage: CGImage(self))]
  }
  /// Adds a representation; an empty picture shows the first bitmap. Mirrors AppKit's.
  public func addRepresentation(_ imageRep: NSImageRep) {
    details.added = representations + [imageRep]
    if !isValid, let bitmap = imageRep as? NSBitmapImageRep {
      let chosen = size
      become(bitmap.picture)
      if chosen.width > 0, chosen.height > 0 { size = chosen }
    }
  }
  /// Adds representations. Mirrors AppKit's.
  public func addRepresentations(_ imageReps: [NSImageRep]) {
    for rep in imageReps { addRepresentation(rep) }
  }
  /// Removes a representation that was added; the picture looks the same. Mirrors AppKit's.
  @preconcurrency @MainActor
  public func removeRepresentation(_ imageRep: NSImageRep) {
    details.added.removeAll { $0 === imageRep }
  }
  /// The first representation; the arguments have no effect. Mirrors AppKit's.
  @preconcurrency @MainActor
  public func bestRepresentation(
    for rect: CGRect, context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> NSImageRep? { representations.first }

  // MARK: Drawing

  /// Makes AppKit's classes draw in the picture, over its content, until `unlockFocus()`. Mirrors
  /// AppKit's.
  @preconcurrency @MainActor
  public func lockFocus() {
    let context = CGContext(size: size)
    CGContext.stack.append(context)
    if isValid { draw(in: CGRect(origin: .zero, size: size)) }
  }
  /// Makes AppKit's classes draw in the picture: the same as `lockFocus()`, because the origin is at the
  /// top left. Mirrors AppKit's.
  @preconcurrency @MainActor
  public func lockFocusFlipped(_ flipped: Bool) { lockFocus() }
  /// Ends the drawing that `lockFocus()` has begun, and makes it the content. Mirrors AppKit's.
  @preconcurrency @MainActor
  public func unlockFocus() {
    guard let context = CGContext.stack.popLast(),
      let data = context.picture(scale: 1, isOpaque: false), let drawn = UIImage(data: data)
    else { return }
    become(drawn)
    size = context.size
  }

  /// Draws a part of the picture, in its own size; for `.zero` the whole picture. Mirrors AppKit's.
  @preconcurrency @MainActor
  public func draw(
    at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    let part = fromRect.isEmpty ? size : fromRect.size
    draw(in: CGRect(origin: point, size: part), from: fromRect, operation: op, fraction: delta)
  }
  /// Draws a part of the picture in a rectangle; for `.zero` the whole picture. Mirrors AppKit's.
  ///
  /// - Parameters:
  ///   - respectContextIsFlipped: No effect: the origin is at the top left.
  ///   - hints: No effect.
  @preconcurrency @MainActor
  public func draw(
    in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect,
    operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat,
    respectFlipped respectContextIsFlipped: Bool = true, hints: [NSImageRep.HintKey: Any]? = nil
  ) {
    guard let context = CGContext.current else { return }
    let (part, place) = (srcSpacePortionRect, dstSpacePortionRect)
    guard !part.isEmpty, part.size != size || part.origin != .zero else {
      return draw(in: place, blendMode: op.blendMode, alpha: requestedAlpha)
    }
    let (x, y) = (place.width / part.width, place.height / part.height)
    context.saveGState()
    context.clip(to: place)
    draw(
      in: CGRect(
        x: place.minX - part.minX * x, y: place.minY - part.minY * y, width: size.width * x,
        height: size.height * y), blendMode: op.blendMode, alpha: requestedAlpha)
    context.restoreGState()
  }
}

/// The quality of scaled pictures. No effect: they are always smooth. Mirrors AppKit's.
public enum NSImageInterpolation: UInt, Sendable {
  case `default`, none, low, high, medium
}

extension NSImage {
  /// An icon of the desktop's theme, as `Image(systemName:)` finds it. The value has no effect: icons have one
  /// form.
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double,
    accessibilityDescription description: String?
  ) {
    self.init(systemSymbolName: name, accessibilityDescription: description)
  }
  /// An icon of the desktop's theme, as `Image(systemName:)` finds it.
  public convenience init?(
    systemSymbolName name: String, accessibilityDescription description: String?
  ) {
    self.init(systemName: name)
    accessibilityDescription = description
  }
}
