public import Foundation

extension AttributedString.Runs {
  /// The runs of one attribute: `text.runs[\.link]`. Mirrors Foundation, which has it by the attribute's type alone on
  /// Linux (Swift 6.3).
  public subscript<Key: AttributedStringKey>(
    _ keyPath: KeyPath<AttributeDynamicLookup, Key>
  ) -> AttributesSlice1<Key> where Key.Value: Sendable { self[Key.self] }
}
