/// The views that `Group(subviews:)` makes of others.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let make: (SubviewsCollection) -> Content

  /// The content of the view.
  public var body: some View { make(SubviewFinder.subviews(of: subviews)) }
}

/// The views that `Group(sections:)` makes of others.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let make: (SectionCollection) -> Content

  /// The content of the view.
  public var body: some View { make(SubviewFinder.sections(of: sections)) }
}

extension Group where Content: View {
  /// Creates views from the views that `view` is made of, for containers of the program. Mirrors
  /// SwiftUI.
  ///
  /// They are found by their values, so a view with a `body` of its own counts as one, whatever its
  /// `body` consists of. Costs as many steps as there are views, at each evaluation.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, make: transform))
  }

  /// Creates views from the sections that `view` is made of. Mirrors SwiftUI.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, make: transform))
  }
}

extension ForEach where Content: View {
  /// Creates a view for each of the views that `view` is made of. Mirrors SwiftUI; see
  /// `Group(subviews:transform:)`.
  @preconcurrency @MainActor
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID {
    self.init(SubviewFinder.subviews(of: view), content: content)
  }

  /// Creates a view for each section that `view` is made of. Mirrors SwiftUI.
  @preconcurrency @MainActor
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == SectionConfiguration.ID {
    self.init(SubviewFinder.sections(of: view), content: content)
  }
}
