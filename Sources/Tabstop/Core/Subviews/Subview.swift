/// One of the views that a container is made of. Mirrors SwiftUI's `Subview`.
public struct Subview: Identifiable {
  /// The identity of a subview: its place among the views, and the id of its `ForEach` element.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity.
  public let id: ID
  /// The values that the view passes to its container.
  public let containerValues: ContainerValues
  let content: AnyView
}

// In extensions: otherwise the conformance would isolate the properties to the main actor, too.
extension Subview: View, _PlainView {
  public var body: some View { content }
}

/// The views that a container is made of, in order. Mirrors SwiftUI's `SubviewsCollection`.
public struct SubviewsCollection: RandomAccessCollection {
  public typealias SubSequence = SubviewsCollectionSlice
  let views: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  /// The element at `index`.
  public subscript(index: Int) -> Subview { views[index] }
  /// The elements in `bounds`.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollection: View, _PlainView {
  /// All of the views.
  public var body: some View { ForEach(views) { $0 } }
}

/// A part of the views that a container is made of. Mirrors SwiftUI's `SubviewsCollectionSlice`.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let views: ArraySlice<Subview>

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  /// The element at `index`.
  public subscript(index: Int) -> Subview { views[index] }
  /// The elements in `bounds`.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollectionSlice: View, _PlainView {
  /// These views.
  public var body: some View { ForEach(views) { $0 } }
}

/// A section among the views that a container is made of, or the views that are in none. Mirrors
/// SwiftUI's `SectionConfiguration`.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity.
  public let id: ID
  /// The values that the section passes to its container.
  public let containerValues: ContainerValues
  /// The views of its title; none without a title.
  public let header: SubviewsCollection
  /// Its rows.
  public let content: SubviewsCollection
  /// The views below its rows; none without a footer.
  public let footer: SubviewsCollection
}

/// The sections that a container is made of. Mirrors SwiftUI's `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  /// The element at `index`.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
