/// Where everything is that can have the focus, in frames and sections: what a move by an arrow key
/// is decided on. A value that knows no windows and no views.
///
/// Sections and members stand in the order in which Tab visits them.
public struct FocusMap {
  /// The index of a section; ``root`` is the window as a whole.
  public typealias Section = Int
  /// The index of a member.
  public typealias Member = Int

  /// Where something is on the screen.
  public struct Place: Hashable, Sendable {
    /// All of it.
    public var frame: FocusRectangle
    /// What of it can be seen, as far as scrolled views clip it that the focus is not in. What they
    /// hide of themselves around the focus counts as seen: moves scroll it into view.
    public var visible: FocusRectangle
    /// How many of the scrolled views around the focus it is in, too.
    public var sharedScrolls: Int

    /// - Parameters:
    ///   - visible: All of the frame, if not given.
    ///   - sharedScrolls: None, if not given.
    public init(_ frame: FocusRectangle, visible: FocusRectangle? = nil, sharedScrolls: Int = 0) {
      self.frame = frame
      self.visible = visible ?? frame
      self.sharedScrolls = sharedScrolls
    }
  }

  enum Child {
    case member(Member)
    case section(Section)
  }

  struct SectionEntry {
    let parent: Section?
    let place: Place
    var children: [Child] = []
    var remembered: Member?
  }

  struct MemberEntry {
    let section: Section
    let place: Place
  }

  /// The window as a whole.
  public static let root: Section = 0

  private(set) var sections = [
    SectionEntry(
      parent: nil, place: Place(FocusRectangle(x: 0, y: 0, width: 0, height: 0)))
  ]
  private(set) var members: [MemberEntry] = []

  /// A map of nothing.
  public init() {}

  /// Adds a section behind all that `parent` has so far.
  public mutating func addSection(_ place: Place, in parent: Section = root) -> Section {
    let section = sections.count
    sections.append(SectionEntry(parent: parent, place: place))
    sections[parent].children.append(.section(section))
    return section
  }

  /// Adds something that can have the focus behind all that `section` has so far.
  @discardableResult
  public mutating func addMember(_ place: Place, in section: Section = root) -> Member {
    let member = members.count
    members.append(MemberEntry(section: section, place: place))
    sections[section].children.append(.member(member))
    return member
  }

  /// Has a move into `section` go to `member`, anywhere in it, if that lies in the move's direction.
  public mutating func remember(_ member: Member, in section: Section) {
    sections[section].remembered = member
  }
}
