import CoreGraphics
import SwiftUI
import UIKit

extension Color {
  /// Declared as before Xcode made symbols for assets.
  static let brand = Color("brand")
}

public struct Badge: View {
  public init() {}

  public var body: some View {
    VStack {
      Image(.logo)
      Image(ImageResource.SmallIcons.mapPin)
      Image("stamp")
      Text("Brand").foregroundStyle(.brand)
      Text("Warning").foregroundColor(.warning)
      Text("UIKit").foregroundColor(Color(UIColor.brand))
      Color(.brand).frame(width: 20, height: 20)
    }
  }
}

public struct Logo: View {
  public init() {}
  public var body: some View { Image(.logo).resizable().frame(width: 20, height: 20) }
}

public struct Swatch: View {
  public init() {}
  public var body: some View { Color.brand.frame(width: 20, height: 20) }
}

public struct Missing: View {
  public init() {}
  public var body: some View { Image("nowhere") }
}

@MainActor public func sizes() -> [CGSize] {
  [
    UIImage(resource: .logo).size, UIImage(named: "Small Icons/map-pin")?.size ?? .zero,
    UIImage(named: "stamp")?.size ?? .zero, UIImage.logo.size,
  ]
}

@MainActor public func notes() -> String? {
  NSDataAsset(name: "notes").map { String(decoding: $0.data, as: UTF8.self) }
}
