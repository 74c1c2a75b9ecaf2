/// The frames and sections of everything that can have the focus: the input of a move by an arrow
/// key. A value without references to windows or views.
///
/// Sections and members are in the order in which Tab visits them.
public struct FocusMap {
  /// The index of a section; ``root`` is the window as a whole.
  public typealias Section = Int
  /// The index of a member.
  public typealias Member = Int

  /// A place on the screen.
  public struct Place: Hashable, Sendable {
    /// The whole frame.
    public var frame: FocusRectangle
    /// The visible part, as clipped by the scrolled views that do not contain the focus. Parts
    /// hidden by the scrolled views around the focus count as visible: moves scroll them into view.
    public var visible: FocusRectangle
    /// The number of scrolled views around the focus that also contain this place.
    public var sharedScrolls: Int

    /// Creates a place.
    /// - Parameters:
    ///   - visible: The whole frame, if not given.
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

  /// Creates an empty map.
  public init() {}

  /// Adds a section after everything else in `parent`.
  public mutating func addSection(_ place: Place, in parent: Section = root) -> Section {
    let section = sections.count
    sections.append(SectionEntry(parent: parent, place: place))
    sections[parent].children.append(.section(section))
    return section
  }

  /// Adds something that can have the focus after everything else in `section`.
  @discardableResult
  public mutating func addMember(_ place: Place, in section: Section = root) -> Member {
    let member = members.count
    members.append(MemberEntry(section: section, place: place))
    sections[section].children.append(.member(member))
    return member
  }

  /// Makes a move into `section` go to `member`, at any depth in it, if that lies in the move's
  /// direction.
  public mutating func remember(_ member: Member, in section: Section) {
    sections[section].remembered = member
  }
}
