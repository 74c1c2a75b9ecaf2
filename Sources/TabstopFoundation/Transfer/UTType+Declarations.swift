internal import Foundation
internal import Synchronization

/// A type that a program has declared: in its source, or in an `Info.plist` in its main bundle.
struct TypeDeclaration {
  let type: UTType
  /// The identifiers of the types that it conforms to.
  var parents: [String] = []
  /// The extensions of file names, in lower case.
  var endings: [String] = []
  var mediaTypes: [String] = []
  /// The name for the user.
  var name: String?
}

/// The types that the program has declared, by their identifiers.
enum DeclaredTypes {
  private static let all = Mutex<[String: TypeDeclaration]>(read())

  static func declaration(of identifier: String) -> TypeDeclaration? {
    all.withLock { $0[identifier] }
  }

  static func first(where matches: @Sendable (TypeDeclaration) -> Bool) -> UTType? {
    all.withLock { types in
      types.values.filter(matches).map(\.type).min { $0.identifier < $1.identifier }
    }
  }

  static var types: [UTType] { all.withLock { $0.values.map(\.type) } }

  /// Declares a type that the source names. What the `Info.plist` says of it stays.
  static func declare(_ type: UTType, conformingTo parent: UTType?) -> UTType {
    if let known = UTType.known.first(where: { $0.identifier == type.identifier }) { return known }
    return all.withLock { types in
      guard let declared = types[type.identifier] else {
        types[type.identifier] = TypeDeclaration(
          type: type, parents: parent.map { [$0.identifier] } ?? [])
        return type
      }
      guard let parent else { return declared.type }
      if !declared.parents.contains(parent.identifier) {
        types[type.identifier]?.parents.append(parent.identifier)
      }
      return declared.type
    }
  }

  // MARK: Info.plist

  private static func read() -> [String: TypeDeclaration] {
    read(Bundle.main.infoDictionary ?? [:])
  }

  /// The declarations in an `Info.plist`, of exported and imported types.
  static func read(_ list: [String: Any]) -> [String: TypeDeclaration] {
    var types: [String: TypeDeclaration] = [:]
    // What the program exports is its own: it counts more than what it imports.
    for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
      for entry in list[key] as? [[String: Any]] ?? [] {
        guard let identifier = entry["UTTypeIdentifier"] as? String else { continue }
        let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        let endings = texts(tags["public.filename-extension"]).map { $0.lowercased() }
        let mediaTypes = texts(tags["public.mime-type"])
        types[identifier] = TypeDeclaration(
          type: UTType(identifier, mediaTypes.first, endings.first),
          parents: texts(entry["UTTypeConformsTo"]), endings: endings, mediaTypes: mediaTypes,
          name: entry["UTTypeDescription"] as? String)
      }
    }
    return types
  }

  /// One text, or a list of them.
  private static func texts(_ value: Any?) -> [String] {
    (value as? String).map { [$0] } ?? value as? [String] ?? []
  }

  /// Declares what an `Info.plist` contains.
  static func declare(_ list: [String: Any]) {
    let new = read(list)
    all.withLock { $0.merge(new) { $1 } }
  }
}

extension UTType {
  /// Whether a declared type conforms to another by one of those that it was declared to conform to; `nil` for
  /// types that are not declared.
  func conformsByDeclaration(to type: UTType) -> Bool? {
    var seen: Set<String> = []
    return conformsByDeclaration(to: type, &seen)
  }

  /// - Parameter seen: The types on the way: a program may declare a circle.
  private func conformsByDeclaration(to type: UTType, _ seen: inout Set<String>) -> Bool? {
    guard let declaration = DeclaredTypes.declaration(of: identifier) else {
      // Only a declared type can conform to another one.
      return DeclaredTypes.declaration(of: type.identifier) == nil ? nil : false
    }
    guard seen.insert(identifier).inserted else { return false }
    for parent in declaration.parents {
      if parent == type.identifier { return true }
      guard let parent = UTType(parent) else { continue }
      if parent.conformsByDeclaration(to: type, &seen) ?? parent.conforms(to: type) { return true }
    }
    return false
  }
}
