import XCTest

@testable import TabstopMacroExpansion

/// What the macros generate, and what they say about uses that they cannot expand.
final class MacroTests: XCTestCase {
  private func location(line: Int = 1) -> Expansion.Syntax.Location {
    .init(fileID: "Module/File.swift", fileName: "File.swift", line: line, offset: 100)
  }

  private func expand(
    _ macro: String, as role: String, _ declaration: String, attribute: String = "@Macro",
    in context: String? = nil, extending type: String? = nil, conformances: String? = nil
  ) -> Response.Result {
    let syntax = { (source: String) in
      Expansion.Syntax(source: source, location: self.location())
    }
    return MacroExpander.expand(
      Expansion(
        macro: .init(typeName: macro), macroRole: role, discriminator: "$s", syntax: nil,
        attributeSyntax: syntax(attribute), declSyntax: syntax(declaration),
        extendedTypeSyntax: type.map(syntax), conformanceListSyntax: conformances.map(syntax),
        lexicalContext: context.map { [syntax($0)] }))
  }

  private func expand(_ macro: String, _ use: String, line: Int = 1) -> Response.Result {
    MacroExpander.expand(
      Expansion(
        macro: .init(typeName: macro), macroRole: "declaration", discriminator: "$s",
        syntax: .init(source: use, location: location(line: line)), attributeSyntax: nil,
        declSyntax: nil, extendedTypeSyntax: nil, conformanceListSyntax: nil, lexicalContext: []))
  }

  private func key(_ declaration: String, in type: String = "EnvironmentValues") -> String? {
    expand("EntryMacro", as: "peer", declaration, in: "public extension \(type) {}").expandedSource
  }

  /// Without spaces at the ends of lines, and empty lines.
  private func assert(
    _ expanded: String?, is expected: String, line: UInt = #line
  ) {
    let lines = expanded?.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    XCTAssertEqual(lines?.filter { !$0.isEmpty }.joined(separator: "\n"), expected, line: line)
  }

  func testAnEntryIsAKeyAndAccessors() {
    let declaration =
      "\n  /// A note: { in a comment\n  @Entry public var isWide = false // trailing"
    assert(
      key(declaration),
      is: """
        private struct __Key_isWide: EnvironmentKey {
        static var defaultValue: Swift.Bool { false }
        }
        """)
    assert(
      expand(
        "EntryMacro", as: "accessor", declaration, in: "extension SwiftUI.EnvironmentValues {}"
      ).expandedSource,
      is: """
        {
        get { self[__Key_isWide.self] }
        set { self[__Key_isWide.self] = newValue }
        }
        """)
    // It has braces already.
    assert(
      expand(
        "EntryMacro", as: "accessor", "@Entry var list: [Int] = [] { didSet { print(1) } }",
        in: "extension EnvironmentValues {}"
      ).expandedSource,
      is: """
        get { self[__Key_list.self] }
        set { self[__Key_list.self] = newValue }
        """)
  }

  func testTheTypeOfAnEntry() {
    let values = [
      "@Entry var a = \"x \\(b ? \"}\" : \"{\")\"": "static var defaultValue: Swift.String { "
        + "\"x \\(b ? \"}\" : \"{\")\" }",
      "@Entry var a = 1.5e3": "static var defaultValue: Swift.Double { 1.5e3 }",
      "@Entry var a = 0x1F": "static var defaultValue: Swift.Int { 0x1F }",
      "@Entry var a = Model<Int, String>(x: 1)":
        "static var defaultValue: Model<Int, String> { Model<Int, String>(x: 1) }",
      "@Entry var a = Outer.Inner { $0 + 1 }":
        "static var defaultValue: Outer.Inner { Outer.Inner { $0 + 1 } }",
      "@Entry var a: Dictionary<String, [Int]> = [:]":
        "static var defaultValue: Dictionary<String, [Int]> { [:] }",
      "@Entry var a: String?": "static var defaultValue: String? { nil }",
      "@Entry var a: Optional<Pair<Int, Int>>":
        "static var defaultValue: Optional<Pair<Int, Int>> { nil }",
      "@Entry var a: (Int) -> Void = { _ in }":
        "static var defaultValue: (Int) -> Void { { _ in } }",
      // No type shows: it is stored.
      "@Entry var a = Color.red": "static let defaultValue = Color.red",
      "@Entry var a = Model(1).copy()": "static let defaultValue = Model(1).copy()",
      "@Entry var a = [1, 2]": "static let defaultValue = [1, 2]",
      "@Entry var a = 1 + 2": "static let defaultValue = 1 + 2",
      "@Entry var a = makeValue { $0 }": "static let defaultValue = makeValue { $0 }",
    ]
    for (declaration, member) in values {
      assert(key(declaration), is: "private struct __Key_a: EnvironmentKey {\n\(member)\n}")
    }
    assert(
      key("@Entry var a: Binding<Int>?", in: "FocusedValues"),
      is: "private struct __Key_a: FocusedValueKey {\ntypealias Value = Binding<Int>\n}")
  }

  func testAnimatableDataOfStoredVariables() {
    let shape = """
      @Animatable public struct Wedge: Shape {
        var start: Angle, end: Angle
        @AnimatableIgnored var isFilled = true
        @Clamped(0...1)
        private var share = 1.0
        var scale = 1.0 { didSet { print(scale) } }
        static var count = 0
        lazy var path = Path()
        let radius = 2.0
        #if DEBUG
        var traced = 1
        #endif
        var x, y: CGFloat
        var area: Double { x < y ? x : y }
        var title: String {
          get { "{" }
          set {}
        }
        func path(in rect: CGRect) -> Path
        where Self: Shape {
          var inner = 3
          return /}/.isEmpty ? Path() : Path()
        }
      }
      """
    assert(
      expand("AnimatableMacro", as: "member", shape).expandedSource,
      is: """
        public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, \
        AnimatablePair<Angle.AnimatableData, AnimatablePair<Swift.Double.AnimatableData, \
        AnimatablePair<CGFloat.AnimatableData, CGFloat.AnimatableData>>>> {
        get { AnimatablePair(self.start.animatableData, AnimatablePair(self.end.animatableData, \
        AnimatablePair(self.scale.animatableData, AnimatablePair(self.x.animatableData, \
        self.y.animatableData)))) }
        set {
        self.start.animatableData = newValue.first
        self.end.animatableData = newValue.second.first
        self.scale.animatableData = newValue.second.second.first
        self.x.animatableData = newValue.second.second.second.first
        self.y.animatableData = newValue.second.second.second.second
        }
        }
        """)
    assert(
      expand("AnimatableMacro", as: "member", "@Animatable struct Empty {}").expandedSource,
      is: "nonisolated var animatableData: EmptyAnimatableData { get { .init() } set {} }")
    assert(
      expand(
        "AnimatableMacro", as: "extension", shape, extending: "Wedge",
        conformances: "struct Placeholder: Animatable {}"
      ).expandedSource, is: "extension Wedge: nonisolated Animatable {}")
    assert(
      expand("AnimatableMacro", as: "extension", shape, extending: "Wedge").expandedSource, is: "")
  }

  func testAPreviewKeepsItsClosure() {
    assert(
      expand(
        "PreviewMacro",
        "\n\n#Preview(\"A, b\", traits: .fixedLayout(width: 1, height: 2)) { Text(\"}\") }", line: 7
      )
      .expandedSource,
      is: """
        struct $s7PreviewfMu_: _PreviewRegistry {
        nonisolated static var fileID: Swift.String { "Module/File.swift" }
        nonisolated static var line: Swift.Int { 9 }
        @MainActor static func makePreview() throws -> _Preview {
        _Preview("A, b", traits: .fixedLayout(width: 1, height: 2), body: { Text("}") })
        }
        }
        """)
    XCTAssertEqual(
      expand("PreviewMacro", "#Preview(body: { Text(\"x\") })").expandedSource?
        .contains("_Preview(body: { Text(\"x\") })"), true)
  }

  func testAPreviewMayHaveAttributes() {
    for attributes in ["@available(iOS 18.0, macOS 15, *)\n", "@MainActor @available(iOS 17, *) "] {
      let source = expand("PreviewMacro", attributes + "#Preview(\"A\") { Text(\"x\") }")
        .expandedSource
      XCTAssertEqual(source?.contains("_Preview(\"A\", body: { Text(\"x\") })"), true, attributes)
    }
  }

  func testPreviewableStateIsOfAViewOfItsOwn() {
    let preview = """
      #Preview {
        @Previewable @State var isOn = false
        @Previewable
        @State var text =
          "a" + "b"
        Toggle("On", isOn: $isOn)
          .padding()
        if isOn {
          Text(text)
        }
        else { Text("/* no comment") } // A comment: @Previewable
      }
      """
    let body = expand("PreviewMacro", preview).expandedSource ?? ""
    assert(
      String(body.drop { $0 != "{" }.dropFirst().drop { $0 != "(" }.dropFirst(2)).isEmpty
        ? nil : body.components(separatedBy: "body: ").dropFirst().joined(separator: "body: "),
      is: """
        {
        struct PreviewableContent: View {
        @State var isOn = false
        @State var text =
        "a" + "b"
        var body: some View {
        Toggle("On", isOn: $isOn)
        .padding()
        if isOn {
        Text(text)
        }
        else { Text("/* no comment") }
        }
        }
        return PreviewableContent()
        })
        }
        }
        """)
  }

  func testMacrosOfTips() {
    assert(
      expand("TipRuleMacro", "#Rule(Self.$seen) { $0 == true }").expandedSource,
      is: ".init(Self.$seen, { $0 == true })")
    let declaration = "@Parameter(.transient) public private(set) static var seen: Bool = false"
    assert(
      expand(
        "TipParameterMacro", as: "peer", declaration, attribute: "@Parameter(.transient)"
      ).expandedSource,
      is: "public static let $seen = _TipParameter<Bool>(Self.self, \"seen\", false, .transient)")
    assert(
      expand("TipParameterMacro", as: "accessor", declaration).expandedSource,
      is: """
        {
        get { $seen.wrappedValue }
        set { $seen.wrappedValue = newValue }
        }
        """)
  }

  func testWhatIsSaidAboutWrongUses() {
    func message(_ result: Response.Result) -> String? {
      XCTAssertNil(result.expandedSource)
      return result.diagnostics.first?.message
    }
    func entry(_ declaration: String, in context: String) -> String? {
      message(expand("EntryMacro", as: "peer", declaration, in: context))
    }
    XCTAssertEqual(
      entry("@Entry let a = 1", in: "extension EnvironmentValues {}"),
      "'@Entry' can only be attached to a 'var'")
    XCTAssertEqual(
      entry("@Entry var a = 1", in: "struct Values {}"),
      "'@Entry' can only be used in an extension of EnvironmentValues, FocusedValues, "
        + "Transaction or ContainerValues")
    XCTAssertEqual(
      entry("@Entry var a: Int", in: "extension EnvironmentValues {}"),
      "An '@Entry' needs a default value")
    XCTAssertEqual(
      entry("@Entry var a: Int", in: "extension FocusedValues {}"),
      "An '@Entry' of FocusedValues needs an optional type")
    XCTAssertEqual(
      message(expand("AnimatableMacro", as: "member", "struct A { var x = make() }")),
      "'@Animatable' needs the type of 'x'")
    XCTAssertEqual(
      message(expand("GenerableMacro", as: "member", "final class A {}")),
      "'@Generable' can only be attached to a struct or an enum")
    XCTAssertEqual(
      message(expand("GenerableMacro", as: "member", "struct A { var x = make() }")),
      "'@Generable' needs the type of 'x'")
    XCTAssertEqual(
      message(expand("PreviewMacro", "#Preview(\"Name\")")),
      "'#Preview' needs a closure that gives the views")
    XCTAssertEqual(
      message(expand("TipParameterMacro", as: "peer", "@Parameter var a = 1")),
      "'@Parameter' can only be attached to a 'static var'")
    // At the macro itself, behind its comments.
    let result = expand("PreviewMacro", "// A note\n#Preview()")
    XCTAssertEqual(result.diagnostics.first?.position.offset, 110)
  }

  func testAGenerableStructure() {
    let journey = """
      @Generable public struct Journey {
        @Guide(description: "The days", .count(2...4)) var days: [Day]
        var note: String?, isDone = false
        let unit = "km"
        static var count = 0
        var length: Int { days.count }
      }
      """
    assert(
      expand(
        "GenerableMacro", as: "extension", journey, extending: "Journey",
        conformances: "extension Journey: Generable {}"
      ).expandedSource,
      is: """
        extension Journey: nonisolated Generable {
        public nonisolated init(_ content: GeneratedContent) throws {
        self.days = try content.value(forProperty: "days")
        self.note = try content.value(forProperty: "note")
        self.isDone = try content.value(forProperty: "isDone")
        }
        public nonisolated var generatedContent: GeneratedContent {
        GeneratedContent(properties: ["days": days, "note": note, "isDone": isDone])
        }
        }
        """)
    assert(
      expand(
        "GenerableMacro", as: "member", journey, attribute: "@Generable(description: \"A way\")"
      ).expandedSource,
      is: """
        public nonisolated static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, description: "A way", properties: \
        [GenerationSchema.Property(name: "days", description: "The days", type: [Day].self, \
        guides: [.count(2...4)]),
        GenerationSchema.Property(name: "note", type: String?.self),
        GenerationSchema.Property(name: "isDone", type: Swift.Bool.self)])
        }
        public nonisolated struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
        public var id: GenerationID
        public var days: _PartiallyGenerated<[Day]>?
        public var note: _PartiallyGenerated<String>?
        public var isDone: _PartiallyGenerated<Swift.Bool>?
        public nonisolated init(_ content: GeneratedContent) throws {
        self.id = content.id ?? GenerationID()
        self.days = try content.value(forProperty: "days")
        self.note = try content.value(forProperty: "note")
        self.isDone = try content.value(forProperty: "isDone")
        }
        }
        """)
    XCTAssertEqual(
      expand("GenerableMacro", as: "extension", journey, extending: "Journey").expandedSource, "",
      "It conforms already.")
  }

  func testAGenerableStructureMayHaveAnIdentity() {
    let town = "@Generable struct Town { var id: GenerationID; var name: String }"
    assert(
      expand(
        "GenerableMacro", as: "extension", town, extending: "Town",
        conformances: "extension Town: Generable {}"
      ).expandedSource,
      is: """
        extension Town: nonisolated Generable {
        nonisolated init(_ content: GeneratedContent) throws {
        self.id = content.id ?? GenerationID()
        self.name = try content.value(forProperty: "name")
        }
        nonisolated var generatedContent: GeneratedContent {
        GeneratedContent(properties: ["name": name], id: id)
        }
        }
        """)
    func members(_ declaration: String) -> String {
      expand("GenerableMacro", as: "member", declaration).expandedSource ?? ""
    }
    XCTAssertFalse(members(town).contains("name: \"id\""), "It is not in the schema.")
    XCTAssertTrue(members(town).contains("var id: GenerationID\nvar name:"))
    let numbered = members("struct A { var id: String }")
    XCTAssertTrue(numbered.contains("var id: _PartiallyGenerated<String>?"))
    XCTAssertFalse(numbered.contains("GenerationID"), "There is one \"id\" only.")
  }

  func testAGenerableEnumeration() {
    let conformance = "extension Stop: Generable {}"
    func conversions(_ declaration: String) -> String? {
      expand(
        "GenerableMacro", as: "extension", declaration, extending: "Stop",
        conformances: conformance
      ).expandedSource
    }
    assert(
      conversions("@Generable enum Stop { case town, `in`; var a: Int { 1 } }"),
      is: """
        extension Stop: nonisolated Generable {
        nonisolated init(_ content: GeneratedContent) throws {
        switch try content.value(Swift.String.self) {
        case "town": self = .town
        case "in": self = .`in`
        default: throw GeneratedContent._unknown(content)
        }
        }
        nonisolated var generatedContent: GeneratedContent {
        switch self {
        case .town: GeneratedContent("town")
        case .`in`: GeneratedContent("in")
        }
        }
        }
        """)
    assert(
      conversions("@Generable enum Stop { case town(name: String, Int) }"),
      is: """
        extension Stop: nonisolated Generable {
        nonisolated init(_ content: GeneratedContent) throws {
        if let values = try content.value(GeneratedContent?.self, forProperty: "town") {
        _ = values
        self = .town(name: try values.value(String.self, forProperty: "name"), \
        try values.value(Int.self, forProperty: "_1"))
        return
        }
        throw GeneratedContent._unknown(content)
        }
        nonisolated var generatedContent: GeneratedContent {
        switch self {
        case .town(let value0, let value1): GeneratedContent(properties: ["town": \
        GeneratedContent(properties: ["name": value0, "_1": value1])])
        }
        }
        }
        """)
    let values = conversions("@Generable enum Stop { case a(_ b: Int), c(d: [String: Int] = [:]) }")
    XCTAssertTrue(values?.contains("(try values.value(Int.self, forProperty: \"_0\"))") == true)
    XCTAssertTrue(
      values?.contains("(d: try values.value([String: Int].self, forProperty: \"d\"))") == true)
    assert(
      expand("GenerableMacro", as: "member", "enum Stop: String { case a, b = \"c\" }")
        .expandedSource,
      is: """
        nonisolated static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, anyOf: [Self.a.rawValue, Self.b.rawValue])
        }
        """)
  }

  /// Source that ends too early does not end the plugin.
  func testIncompleteSource() {
    let whole =
      "#Preview(\"a\", traits: .x) { @Previewable @State var a: Set<Int> = [1]; Text(\"\\(a)\") /x/ }"
    for length in 0...whole.count {
      _ = expand("PreviewMacro", String(whole.prefix(length)))
      _ = expand("AnimatableMacro", as: "member", "struct A " + whole.dropFirst(length))
      _ = expand("GenerableMacro", as: "member", "struct A " + whole.dropFirst(length))
      _ = expand(
        "GenerableMacro", as: "member", String("enum { case a(b: Int = 1), c }".prefix(length)))
      _ = expand(
        "EntryMacro", as: "peer",
        "@Entry var a: Set<Int> = [1] { didSet { /* x".prefix(length).description,
        in: "extension EnvironmentValues".prefix(length).description)
    }
  }
}
