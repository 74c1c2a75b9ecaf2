/// Finds the views that a container is made of: those of tuples, groups, `if`, `ForEach` and
/// sections, by their values. A view with a `body` of its own counts as one.
@MainActor
struct SubviewFinder {
  /// A view, or a section with its parts.
  private enum Item {
    case view(Subview)
    case section(SectionConfiguration)
  }

  private var items: [Item] = []
  private var path: [AnyHashable] = []

  private init() {}

  /// The views in a value, in order. Sections are replaced by their views.
  static func subviews(of view: some View) -> SubviewsCollection {
    var finder = SubviewFinder()
    finder.add(view)
    return SubviewsCollection(
      views: finder.items.flatMap { item in
        switch item {
        case .view(let view): [view]
        case .section(let section):
          section.header.views + section.content.views + section.footer.views
        }
      })
  }

  /// The sections in a value, in order. Views between sections are sections without a title.
  static func sections(of view: some View) -> SectionCollection {
    var finder = SubviewFinder()
    finder.add(view)
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func closeLoose() {
      guard let first = loose.first else { return }
      sections.append(
        SectionConfiguration(
          id: .init(path: first.id.path), containerValues: ContainerValues(),
          header: SubviewsCollection(views: []), content: SubviewsCollection(views: loose),
          footer: SubviewsCollection(views: [])))
      loose = []
    }
    for item in finder.items {
      switch item {
      case .view(let view): loose.append(view)
      case .section(let section):
        closeLoose()
        sections.append(section)
      }
    }
    closeLoose()
    return SectionCollection(sections: sections)
  }

  /// Adds the views of a value, each with its own place.
  mutating func add(_ views: some Sequence<AnyView>) {
    for (index, view) in views.enumerated() { add(view, at: AnyHashable(index)) }
  }

  /// Adds a view at a place below the present one.
  mutating func add(_ view: some View, at place: AnyHashable) {
    path.append(place)
    add(view)
    path.removeLast()
  }

  mutating func add<V: View>(_ view: V) {
    if let source = view as? any SubviewSource {
      source.collect(into: &self)
    } else {
      append(view)
    }
  }

  /// Adds a view as one.
  mutating func append<V: View>(_ view: V) {
    var values = ContainerValues()
    // An outer modifier's value replaces an inner one.
    for source in containerValueSources(of: view).reversed() { source.collect(into: &values) }
    items.append(
      .view(Subview(id: .init(path: path), containerValues: values, content: AnyView(view))))
  }

  /// Adds a section.
  mutating func append(
    header: some View, content: some View, footer: some View
  ) {
    func part(_ view: some View, _ name: String) -> SubviewsCollection {
      var finder = SubviewFinder()
      finder.path = path + [AnyHashable(name)]
      finder.add(view)
      return SubviewsCollection(
        views: finder.items.compactMap { if case .view(let view) = $0 { view } else { nil } })
    }
    items.append(
      .section(
        SectionConfiguration(
          id: .init(path: path), containerValues: ContainerValues(),
          header: part(header, "header"), content: part(content, "content"),
          footer: part(footer, "footer"))))
  }

  /// The modifiers around a view that set values for containers, from the outermost in.
  private func containerValueSources(of view: Any) -> [any ContainerValueSource] {
    var sources: [any ContainerValueSource] = []
    var next: Any? = view
    while let view = next as? any ModifiedView {
      if let source = view.ownModifier as? any ContainerValueSource { sources.append(source) }
      next = view.modifiedView
    }
    return sources
  }
}

/// A view that stands for others.
@MainActor
protocol SubviewSource {
  func collect(into finder: inout SubviewFinder)
}

/// A view with a modifier.
@MainActor
private protocol ModifiedView {
  var modifiedView: Any { get }
  var ownModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
  fileprivate var modifiedView: Any { content }
  fileprivate var ownModifier: Any { modifier }
}

extension EmptyView: SubviewSource {
  func collect(into finder: inout SubviewFinder) {}
}

extension TupleView: SubviewSource {
  func collect(into finder: inout SubviewFinder) { finder.add(views) }
}

extension Optional: SubviewSource where Wrapped: View {
  func collect(into finder: inout SubviewFinder) {
    if let self { finder.add(self, at: "some") }
  }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  func collect(into finder: inout SubviewFinder) {
    switch self {
    case .first(let view): finder.add(view, at: "true")
    case .second(let view): finder.add(view, at: "false")
    }
  }
}

extension Group: SubviewSource where Content: View {
  func collect(into finder: inout SubviewFinder) { finder.add(content) }
}

extension AnyView: SubviewSource {
  func collect(into finder: inout SubviewFinder) {
    func add(_ view: some View) { finder.add(view) }
    add(content)
  }
}

extension ForEach: SubviewSource where Content: View {
  func collect(into finder: inout SubviewFinder) {
    var elements = data
    if let read { elements = read(data) }
    var index = elements.startIndex
    while index != elements.endIndex {
      let element = elements[index]
      finder.add(content(element), at: AnyHashable(id(element)))
      elements.formIndex(after: &index)
    }
  }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  func collect(into finder: inout SubviewFinder) {
    finder.append(header: header, content: content, footer: footer)
  }
}

extension Subview: SubviewSource {
  func collect(into finder: inout SubviewFinder) { finder.add(content, at: AnyHashable(id)) }
}

extension SubviewsCollection: SubviewSource {
  func collect(into finder: inout SubviewFinder) { views.forEach { finder.add($0) } }
}

extension SubviewsCollectionSlice: SubviewSource {
  func collect(into finder: inout SubviewFinder) { views.forEach { finder.add($0) } }
}
