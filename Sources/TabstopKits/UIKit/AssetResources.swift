public import Foundation
internal import GtkBridge
public import Tabstop
internal import TabstopFoundation

extension UIImage {
  /// Creates a picture of an asset catalogue.
  public convenience init(resource: ImageResource) { self.init(library: resource.key) }

  /// Creates a picture of a bundle, or of the program; `nil` if there is none with that name. The
  /// configuration has no effect.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle) }

  /// Creates a picture of a bundle, or of the program; `nil` if there is none with that name.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else {
      self.init(named: name)
      return
    }
    self.init(named: ImageResource(name: name, bundle: bundle).key)
  }
}

extension UIColor {
  /// Creates a colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates a colour of an asset catalogue; `nil` if there is none with that name.
  public convenience init?(named name: String) {
    guard Color.exists(name) else { return nil }
    self.init(Color(name))
  }
}

/// The file of a data set of an asset catalogue. Mirrors UIKit's `NSDataAsset`.
public final class NSDataAsset: Sendable {
  /// The name in the catalogue.
  public let name: String
  /// The file's bytes.
  public let data: Data

  /// Finds a data set; `nil` if there is none with that name. May be called on any thread.
  public init?(name: String) {
    guard let bytes = PictureLibrary.data(name) else { return nil }
    self.name = name
    data = Data(bytes)
  }
}
