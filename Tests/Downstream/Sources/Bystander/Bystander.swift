#if canImport(SwiftUI) || canImport(Combine) || canImport(AuthenticationServices)
  #error("A module of Tabstop's is seen by what does not depend on it.")
#elseif canImport(UniformTypeIdentifiers) || canImport(CoreTransferable) || canImport(PhotosUI)
  #error("A module of Tabstop's is seen by what does not depend on it.")
#elseif canImport(UIKit) || canImport(AppKit) || canImport(CoreGraphics) || canImport(os)
  #error("A module of Tabstop's is seen by what does not depend on it.")
#endif

public let bystander = "Ada"
