internal import CGtk
import Foundation

/// Creates views of classes that the program has registered for the cells of a table or a collection, and reads which
/// methods a class overrides.
///
/// On a value of a metatype (`type.init(…)`) Swift can only call `required` initializers, and UIKit's are not:
/// subclasses override them without that word. So the initializer is found in the class's table of methods, where it
/// has the same place in all subclasses. To find the place, two classes are compared of which one overrides that
/// initializer and nothing else: their tables differ only there.
@MainActor
enum RegisteredClass {
  /// Creates a cell of a table by `init(style:reuseIdentifier:)`.
  static func cell(
    _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> UITableViewCell {
    if type == UITableViewCell.self {
      return UITableViewCell(style: style, reuseIdentifier: identifier)
    }
    guard let function = function(of: type, at: cellPlace) else {
      fatalError("\(type) cannot be created by init(style:reuseIdentifier:).")
    }
    return withWords(of: identifier) { first, second in
      object(
        tabstop_call_style_initializer(
          function, UInt8(style.rawValue), first, second, pointer(to: type)))
    }
  }

  /// Creates the title of a table's section by `init(reuseIdentifier:)`.
  static func header(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
  ) -> UITableViewHeaderFooterView {
    if type == UITableViewHeaderFooterView.self {
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    guard let function = function(of: type, at: headerPlace) else {
      fatalError("\(type) cannot be created by init(reuseIdentifier:).")
    }
    return withWords(of: identifier) { first, second in
      object(tabstop_call_text_initializer(function, first, second, pointer(to: type)))
    }
  }

  /// Creates a view by `init(frame:)`.
  static func view<Kit: UIView>(_ type: Kit.Type) -> Kit {
    if let function = function(of: type, at: framePlace) {
      let view: UIView = object(
        tabstop_call_frame_initializer(function, 0, 0, 0, 0, pointer(to: type)))
      if let view = view as? Kit { return view }
    }
    // A class without `init(frame:)` cannot be a cell in UIKit either.
    fatalError("\(type) cannot be created by init(frame:).")
  }

  /// Creates an item of a collection of AppKit's by `init(nibName:bundle:)`.
  static func item(_ type: NSCollectionViewItem.Type) -> NSCollectionViewItem {
    if type == NSCollectionViewItem.self { return NSCollectionViewItem(nibName: nil, bundle: nil) }
    guard let function = function(of: type, at: controllerPlace) else {
      fatalError("\(type) cannot be created by init(nibName:bundle:).")
    }
    return withWords(of: nil) { first, second in
      object(tabstop_call_archive_initializer(function, first, second, 0, pointer(to: type)))
    }
  }

  /// Whether a class of views has methods of its own for events of the pointer.
  static func overridesPointerMethods(_ type: UIView.Type) -> Bool {
    return pointerPlaces.contains { place in
      function(of: type, at: place) != function(of: PlainPointerView.self, at: place)
    }
  }

  // MARK: Tables of methods

  /// Without the initializers, which each class has of its own.
  private static let pointerPlaces: [Int] = {
    let inherited = places(in: PlainPointerView.self, OtherPointerView.self)
    return places(in: PlainPointerView.self, PointerView.self).filter { !inherited.contains($0) }
  }()

  private static let cellPlace = place(in: PlainCell.self, PlacedCell.self)
  private static let headerPlace = place(in: PlainHeader.self, PlacedHeader.self)
  private static let framePlace = place(in: PlainView.self, PlacedView.self)
  private static let controllerPlace = place(in: PlainController.self, PlacedController.self)

  /// The words of a class's metadata before its table: kind, superclass, flags and sizes, descriptor, destroyer of
  /// variables (Swift 5.2 and newer, without Objective-C).
  private static let header = 7

  private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
    let raw = pointer(to: type)
    let size = Int(raw.load(fromByteOffset: 32, as: UInt32.self))
    let start = Int(raw.load(fromByteOffset: 36, as: UInt32.self))
    return UnsafeBufferPointer(
      start: raw.assumingMemoryBound(to: UInt.self),
      count: max(0, size - start) / MemoryLayout<UInt>.size)
  }

  /// The place of the only difference between the tables of two classes.
  private static func place(in plain: AnyClass, _ placed: AnyClass) -> Int? {
    let places = places(in: plain, placed)
    return places.count == 1 ? places[0] : nil
  }

  /// The places of the differences between the tables of two classes.
  private static func places(in plain: AnyClass, _ placed: AnyClass) -> [Int] {
    let (first, second) = (words(of: plain), words(of: placed))
    let end = min(first.count, second.count)
    guard end > header else { return [] }
    return (header..<end).filter { first[$0] != second[$0] }
  }

  private static func function(of type: AnyClass, at place: Int?) -> UnsafeRawPointer? {
    let words = words(of: type)
    guard let place, place < words.count else { return nil }
    return UnsafeRawPointer(bitPattern: words[place])
  }

  private static func pointer(to type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The machine words of a text. An initializer takes ownership of its reference.
  private static func withWords<Result>(
    of text: String?, _ body: (UInt64, UInt64) -> Result
  ) -> Result {
    let owned = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    owned.initialize(to: text)
    defer { owned.deallocate() }
    let raw = UnsafeRawPointer(owned)
    return body(
      raw.load(as: UInt64.self), raw.load(fromByteOffset: 8, as: UInt64.self))
  }

  private static func object<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer) -> Object {
    Unmanaged<Object>.fromOpaque(pointer).takeRetainedValue()
  }
}

/// The number of created objects of this file's classes: its initializers must not be merged with
/// others that do the same.
@MainActor private var created = 0

private class PlainCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required convenience init?(coder: NSCoder) { self.init(style: .default, reuseIdentifier: nil) }
}

private final class PlacedCell: PlainCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    created += 1
  }
}

private class PlainHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required convenience init?(coder: NSCoder) { self.init(reuseIdentifier: nil) }
}

private final class PlacedHeader: PlainHeader {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    created += 1
  }
}

private class PlainView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required convenience init?(coder: NSCoder) { self.init(frame: .zero) }
}

private final class PlacedView: PlainView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    created += 1
  }
}

private class PlainController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required convenience init?(coder: NSCoder) { self.init(nibName: nil, bundle: nil) }
}

private final class PlacedController: PlainController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    created += 1
  }
}

private class PlainPointerView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OtherPointerView: PlainPointerView {}

private final class PointerView: PlainPointerView {
  override func mouseDown(with event: NSEvent) { created += 1 }
  override func mouseUp(with event: NSEvent) { created += 2 }
  override func mouseDragged(with event: NSEvent) { created += 3 }
  override func rightMouseDown(with event: NSEvent) { created += 4 }
  override func otherMouseDown(with event: NSEvent) { created += 5 }
  override func scrollWheel(with event: NSEvent) { created += 6 }
}
