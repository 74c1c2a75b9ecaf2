public import Foundation
internal import TabstopFoundation

/// Colours with names. Mirrors AppKit's `NSColorList`; its files are property lists of this library's own.
@preconcurrency @MainActor
open class NSColorList: NSObject {
  /// The name of a list. Mirrors AppKit's.
  public typealias Name = String
  /// Posted when a list has changed; the object is the list.
  nonisolated public static let didChangeNotification = Notification.Name(
    "NSColorListDidChangeNotification")

  /// The name of the list.
  public let name: Name?
  private var colors: [(key: String, color: NSColor)] = []
  /// Whether the list can be changed: the system's cannot.
  public private(set) var isEditable = true

  /// Creates an empty list.
  public init(name: Name) {
    self.name = name
    super.init()
  }
  /// Reads a list that `write(to:)` has written; `nil` if there is none. Apple's files are not read.
  public convenience init?(name: Name, fromFile path: String?) {
    guard let path, let data = FileManager.default.contents(atPath: path),
      let pairs = try? PropertyListDecoder().decode([StoredColor].self, from: data)
    else { return nil }
    self.init(name: name)
    colors = pairs.map {
      ($0.key, NSColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha))
    }
  }
  /// The system's list of a name: "Apple" is the only one.
  public convenience init?(named name: Name) {
    guard name == "Apple" else { return nil }
    self.init(name: name)
    colors = [
      ("Black", .black), ("Blue", .blue), ("Brown", .brown), ("Cyan", .cyan), ("Green", .green),
      ("Magenta", .magenta), ("Orange", .orange), ("Purple", .purple), ("Red", .red),
      ("Yellow", .yellow), ("White", .white),
    ]
    isEditable = false
  }
  /// The system's lists.
  public class var availableColorLists: [NSColorList] {
    [NSColorList(named: "Apple")].compactMap { $0 }
  }

  /// The names of the colours, in order.
  public var allKeys: [String] { colors.map(\.key) }
  /// The colour with a name.
  open func color(withKey key: String) -> NSColor? { colors.first { $0.key == key }?.color }
  /// Sets the colour of a name; a new one is added at the end.
  open func setColor(_ color: NSColor, forKey key: String) {
    if let index = colors.firstIndex(where: { $0.key == key }) {
      change { $0[index].color = color }
    } else {
      insertColor(color, key: key, at: colors.count)
    }
  }
  /// Inserts a colour; one of that name is removed.
  open func insertColor(_ color: NSColor, key: String, at loc: Int) {
    change { colors in
      colors.removeAll { $0.key == key }
      colors.insert((key, color), at: min(max(0, loc), colors.count))
    }
  }
  /// Removes a colour.
  open func removeColor(withKey key: String) { change { $0.removeAll { $0.key == key } } }
  /// Writes the list to a file.
  open func write(to url: URL?) throws {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    let stored = colors.map { StoredColor($0.key, $0.color) }
    try PropertyListEncoder().encode(stored).write(to: url, options: .atomic)
  }

  private func change(_ change: (inout [(key: String, color: NSColor)]) -> Void) {
    guard isEditable else { return }
    change(&colors)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }
}

private struct StoredColor: Codable {
  let key: String
  let red, green, blue, alpha: CGFloat

  @MainActor init(_ key: String, _ color: NSColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    (self.key, self.red, self.green, self.blue, self.alpha) = (key, red, green, blue, alpha)
  }
}
