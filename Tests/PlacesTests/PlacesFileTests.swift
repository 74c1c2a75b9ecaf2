import Foundation
import GRDB
import Testing

@testable import Places

/// The folders in which the file is searched for, and the errors of a file that cannot be used.
struct PlacesFileTests {
  private func makeFile(_ folder: String) throws -> String {
    let path = folder + "/" + PlacesFile.relativePath
    try FileManager.default.createDirectory(
      atPath: path.replacing("/places.sqlite", with: ""), withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: path))
    return path
  }

  @Test func theFileBesideTheProgramComesFirst() throws {
    let folder = try TemporaryFolder()
    let other = try makeFile(folder.path + "/other")
    let dirs = "relative::\(folder.path)/none:\(folder.path)/other"
    func find() throws -> String {
      try PlacesFile.find(program: folder.path + "/usr/bin/vacation-planner") {
        $0 == "XDG_DATA_DIRS" ? dirs : nil
      }
    }
    #expect(try find() == other)
    let own = try makeFile(folder.path + "/usr/share")
    #expect(try find() == own)
  }

  @Test(arguments: [".build/debug", ".build/x86_64-unknown-linux-gnu/release"])
  func aProgramOfACheckoutHasTheFileThatIsMadeThere(_ build: String) throws {
    let folder = try TemporaryFolder()
    let made = try makeFile(folder.path + "/build/share")
    let program = "\(folder.path)/\(build)/vacation-planner"
    #expect(try PlacesFile.find(program: program) { _ in nil } == made)
  }

  @Test func aMissingFileIsReportedWithTheFoldersThatWereSearched() throws {
    let fault = #expect(throws: PlacesFault.self) {
      try PlacesFile.find(program: "/opt/x/bin/planner") { _ in "/nowhere:/neither" }
    }
    #expect(fault == PlacesFault(.missing, path: "/opt/x/share:/nowhere:/neither"))
    let standard = #expect(throws: PlacesFault.self) {
      try PlacesFile.find(program: nil) { $0 == "XDG_DATA_DIRS" ? "" : nil }
    }
    #expect(standard?.path == "/usr/local/share:/usr/share")
  }

  private func fault(_ path: String) async -> PlacesFault.Kind? {
    do {
      _ = try await Gazetteer.open(path)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func aFileThatIsNotOneOfPlacesIsReported() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/places 100%?#.sqlite"
    #expect(await fault(path) == .missing)
    #expect(await fault(folder.path) == .unreadable)
    let shipped = try Data(contentsOf: URL(filePath: ShippedPlaces.path))
    let cuts = [
      Data(), Data("text".utf8), Data(repeating: 0, count: 5000), shipped.prefix(99),
      shipped.prefix(100), shipped.prefix(shipped.count / 2), shipped.dropLast(),
    ]
    for content in cuts {
      try content.write(to: URL(filePath: path))
      #expect(await fault(path) == .damaged, "\(content.count) bytes")
    }
    var newer = shipped
    newer[63] += 1
    try newer.write(to: URL(filePath: path))
    #expect(await fault(path) == .otherVersion)
    try shipped.write(to: URL(filePath: path))
    #expect(await fault(path) == nil)
  }

  @Test func aFileThatIsDamagedInsideIsReportedByTheSearch() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/places.sqlite"
    var content = try Data(contentsOf: URL(filePath: ShippedPlaces.path))
    // All but the header and the schema.
    content.replaceSubrange(
      16384..<content.count, with: Data(repeating: 0xFF, count: content.count - 16384))
    try content.write(to: URL(filePath: path))
    let fault = await #expect(throws: PlacesFault.self) {
      _ = try await Gazetteer.open(path).suggestions(for: "zurich")
    }
    #expect(fault?.kind == .damaged)
  }

  @Test func anotherProgramsDatabaseIsNotRead() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/places.sqlite"
    let other = try DatabaseQueue(path: path)
    try await other.write { try $0.execute(sql: "CREATE TABLE place (id INTEGER)") }
    try other.close()
    #expect(await fault(path) == .damaged)
  }

  @Test func eachFaultHasASentence() {
    let messages = PlacesFault.Kind.allCases.map { PlacesFault($0, path: "").message }
    #expect(Set(messages).count == messages.count)
    #expect(messages.allSatisfy { $0.hasSuffix(".") })
  }

  @Test func nothingIsWrittenBesideTheFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/places.sqlite"
    try FileManager.default.copyItem(atPath: ShippedPlaces.path, toPath: path)
    _ = try await Gazetteer.open(path).suggestions(for: "a")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["places.sqlite"])
  }
}
