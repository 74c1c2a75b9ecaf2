/// One of the views in a container. Mirrors SwiftUI's `Subview`.
public struct Subview: Identifiable {
  /// The identity of a subview: its position among the views, and the id of its `ForEach` element.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }

  /// The identity.
  public let id: ID
  /// The values that the view passes to its container.
  public let containerValues: ContainerValues
  let content: AnyView
}

// The conformance is in an extension: otherwise it would isolate the properties to the main actor,
// too.
extension Subview: View, _PlainView {
  /// The content of the view.
  public var body: some View { content }
}

/// The views in a container, in order. Mirrors SwiftUI's `SubviewsCollection`.
public struct SubviewsCollection: RandomAccessCollection {
  /// The type of a part of the collection.
  public typealias SubSequence = SubviewsCollectionSlice
  let views: [Subview]

  /// The index of the first element.
  public var startIndex: Int { 0 }
  /// The index after that of the last element.
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

/// A slice of the views in a container. Mirrors SwiftUI's `SubviewsCollectionSlice`.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let views: ArraySlice<Subview>

  /// The index of the first element.
  public var startIndex: Int { views.startIndex }
  /// The index after that of the last element.
  public var endIndex: Int { views.endIndex }
  /// The element at `index`.
  public subscript(index: Int) -> Subview { views[index] }
  /// The elements in `bounds`.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollectionSlice: View, _PlainView {
  /// The views of the slice.
  public var body: some View { ForEach(views) { $0 } }
}

/// A section of the views in a container, or the views outside of sections. Mirrors SwiftUI's
/// `SectionConfiguration`.
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
  /// The rows of the section.
  public let content: SubviewsCollection
  /// The views below its rows; none without a footer.
  public let footer: SubviewsCollection
}

/// The sections in a container. Mirrors SwiftUI's `SectionCollection`.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The index of the first element.
  public var startIndex: Int { 0 }
  /// The index after that of the last element.
  public var endIndex: Int { sections.count }
  /// The element at `index`.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
