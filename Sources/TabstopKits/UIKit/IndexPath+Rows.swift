public import Foundation

// The places of rows and items. Mirrors UIKit's and AppKit's names of an index path's two numbers.
extension IndexPath {
  /// Creates the place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the place of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 if the path has none.
  public var section: Int {
    get { number(0) }
    set { setNumber(0, newValue) }
  }
  /// The row in its section; 0 if the path has none.
  public var row: Int {
    get { number(1) }
    set { setNumber(1, newValue) }
  }
  /// The item in its section; 0 if the path has none.
  public var item: Int {
    get { number(1) }
    set { setNumber(1, newValue) }
  }

  private func number(_ place: Int) -> Int { count > place ? self[place] : 0 }
  private mutating func setNumber(_ place: Int, _ number: Int) {
    while count <= place { append(0) }
    self[place] = number
  }
}
