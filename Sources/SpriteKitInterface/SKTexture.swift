public import Foundation
public import TabstopKits

/// A picture for sprites. Mirrors SpriteKit's `SKTexture`.
// Sendable: one thread at a time.
open class SKTexture: NSObject, @unchecked Sendable {
  private let name: String?
  private let given: UIImage?
  /// The part of the picture, from 0 to 1, from the bottom left on.
  let part: CGRect
  /// The picture; `nil` off the main thread, where those of the program are not found.
  var image: UIImage? {
    guard let name else { return given }
    return Thread.isMainThread ? MainActor.assumeIsolated { UIImage(named: name) } : nil
  }

  /// How the picture is scaled. Stored, without effect.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Whether there are smaller copies. Stored, without effect.
  open var usesMipmaps = false

  private init(_ name: String?, _ image: UIImage?, _ part: CGRect = SKTexture.whole) {
    (self.name, given, self.part) = (name, image, part)
    super.init()
  }

  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Creates a texture of a picture of the program.
  public convenience init(imageNamed name: String) { self.init(name, nil) }
  /// Creates a texture of a picture.
  public convenience init(image: UIImage) { self.init(nil, image) }
  /// Creates a texture of a picture.
  public convenience init(cgImage image: CGImage) { self.init(nil, UIImage(cgImage: image)) }
  /// Creates a texture of a part of another one, from 0 to 1, from the bottom left on.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let whole = texture.part
    self.init(
      texture.name, texture.given,
      CGRect(
        x: whole.minX + rect.minX * whole.width, y: whole.minY + rect.minY * whole.height,
        width: rect.width * whole.width, height: rect.height * whole.height))
  }

  /// The size in points.
  open func size() -> CGSize {
    let size = image?.size ?? .zero
    return CGSize(width: size.width * part.width, height: size.height * part.height)
  }

  /// The part of the picture, from 0 to 1.
  open func textureRect() -> CGRect { part }
  /// The picture.
  open func cgImage() -> CGImage { (image ?? UIImage()).cgImage! }
  /// Reads the picture. Calls the handler at once.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  /// Reads pictures. Calls the handler at once.
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// How a picture is scaled. Mirrors SpriteKit's.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// Several pictures of the program: those of an asset catalogue. Mirrors SpriteKit's `SKTextureAtlas`.
// Sendable: immutable.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  /// The names of the pictures. Those that the program gave.
  public let textureNames: [String]
  private let pictures: [String: UIImage]
  /// The pictures of a folder, which are found by their own names.
  public init(named name: String) {
    (textureNames, pictures) = ([], [:])
    super.init()
  }

  /// Pictures by their names.
  public init(dictionary properties: [String: Any]) {
    pictures = properties.compactMapValues { $0 as? UIImage }
    textureNames = Array(pictures.keys)
    super.init()
  }

  /// A picture by its name.
  open func textureNamed(_ name: String) -> SKTexture {
    pictures[name].map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
  }

  /// Reads the pictures. Calls the handler at once.
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  /// Reads pictures. Calls the handler at once.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
