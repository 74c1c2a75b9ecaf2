public import Foundation
public import Tabstop

extension Color {
  /// Creates a colour of an asset catalogue, of the bundle's or else of another one of the program.
  public init(_ name: String, bundle: Bundle?) { self.init(name, folder: bundle?.resourceFolder) }
}

extension Image {
  /// Creates a picture of the bundle, or else of the program.
  public init(_ name: String, bundle: Bundle?) { self.init(name, folder: bundle?.resourceFolder) }
  /// Creates a picture of the bundle, with a text for assistive technology.
  public init(_ name: String, bundle: Bundle?, label: Text) {
    self.init(name, folder: bundle?.resourceFolder, label: label.content)
  }
  /// Creates a picture of the bundle that assistive technology ignores.
  public init(decorative name: String, bundle: Bundle?) {
    self.init(name, folder: bundle?.resourceFolder, label: "")
  }
}

extension ImageResource {
  /// Creates the name of a picture in a bundle.
  public init(name: String, bundle: Bundle) {
    self.init(_name: name, _folder: bundle.resourceFolder ?? "")
  }
}

extension ColorResource {
  /// Creates the name of a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.init(_name: name, _folder: bundle.resourceFolder ?? "")
  }
}

extension Bundle {
  /// The folder of resources that it is; `nil` for the program's own, which may be any of them.
  var resourceFolder: String? { isOfProgram ? nil : bundlePath }

  /// Whether it is `Bundle.main`, or one of the same folder.
  var isOfProgram: Bool { self === Bundle.main || bundlePath == Bundle.main.bundlePath }
}
