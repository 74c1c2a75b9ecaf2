import SelectorExpansion
import Testing

@Suite struct SelectorRewriterTests {
  private func rewritten(_ text: String) -> String { SelectorRewriter.rewrite(text) }

  @Test func aMethodOfTheEnclosingType() {
    #expect(
      rewritten("class Player { func a() { b(#selector(step(_:)), c) } }")
        == "class Player { func a() { b(Selector(_named: \"step(_:)\", Player.self, Player.step(_:)), c) } }"
    )
  }

  @Test(arguments: ["step", "self.step", "Self.step", "super.step", "(step)"])
  func theEnclosingTypeIsNamed(_ method: String) {
    #expect(
      rewritten("class A { let s = #selector(\(method)) }")
        == "class A { let s = Selector(_named: \"step\", A.self, A.step) }")
  }

  @Test func theInnermostTypeCounts() {
    let text = """
      extension Table.Row {
        struct Style { var a = 1 }
        class func make() { for actor in actors { if x { f(#selector(tap)) } } }
        final class Inner { func f() { f(#selector(tap)) } }
        func g() { f(#selector(tap)) }
      }
      """
    let names = rewritten(text).split(separator: "\n").compactMap {
      $0.split(separator: "Selector(_named: \"tap\", ").dropFirst().first?.prefix { $0 != "." }
    }
    #expect(names == ["Table", "Inner", "Table"])
    #expect(rewritten(text).contains("Table.Row.self, Table.Row.tap"))
  }

  @Test func bothBranchesOfAConditionBeginInTheSameType() {
    let text = """
      #if os(iOS)
      class Phone: UIView {
      #else
      class Desk: NSView {
      #endif
        func f() { f(#selector(tap)) }
      }
      class Other { func f() { f(#selector(tap)) } }
      """
    #expect(rewritten(text).contains("Desk.self, Desk.tap"))
    #expect(rewritten(text).contains("Other.self, Other.tap"))
  }

  @Test func aMethodOfANamedType() {
    #expect(
      rewritten("#selector(UIResponder.resignFirstResponder)")
        == "Selector(_named: \"resignFirstResponder\", UIResponder.self, UIResponder.resignFirstResponder)"
    )
    #expect(
      rewritten("#selector(Map.Coordinator.tapped(_:with:))")
        == "Selector(_named: \"tapped(_:with:)\", Map.Coordinator.self, Map.Coordinator.tapped(_:with:))"
    )
  }

  @Test func aMethodOfAValue() {
    #expect(
      rewritten("#selector(context.coordinator.changed(_:))")
        == "Selector(_named: \"changed(_:)\", of: context.coordinator) { $0.changed(_:) }")
    #expect(
      rewritten("#selector(Clock.shared.tick)")
        == "Selector(_named: \"tick\", of: Clock.shared) { $0.tick }")
    #expect(
      rewritten("#selector(NSApp.terminate(_:))")
        == "Selector(_named: \"terminate(_:)\", of: NSApp) { $0.terminate(_:) }")
    #expect(
      rewritten("#selector(target?.tick)") == "Selector(_named: \"tick\", of: target!) { $0.tick }")
  }

  @Test func aMethodThatItsTypeChooses() {
    #expect(
      rewritten("#selector(Clock.tick as (Clock) -> () -> Void)")
        == "Selector(_named: \"tick\", Clock.self, Clock.tick as (Clock) -> () -> Void)")
    #expect(
      rewritten("class A { let s = #selector((tick as () -> Void)) }")
        == "class A { let s = Selector(_named: \"tick\", of: self) { $0.tick as () -> Void } }")
  }

  @Test func propertiesAndPaths() {
    #expect(rewritten("#selector(getter: UIView.alpha)") == "Selector(\"alpha\")")
    #expect(rewritten("#selector(setter: alpha)") == "Selector(\"setAlpha:\")")
    #expect(rewritten("#keyPath(AVPlayer.currentItem.status)") == "\"currentItem.status\"")
    #expect(rewritten("#keyPath(name)") == "\"name\"")
  }

  @Test func attributesBecomeSpaces() {
    #expect(
      rewritten("@objc func a() {}\n  @objc(tap:with:)\n  private func b() {}")
        == "      func a() {}\n                  \n  private func b() {}")
    #expect(rewritten("@objcMembers class A {}") == "             class A {}")
    #expect(rewritten("@IBOutlet weak var a: B!") == "          weak var a: B!")
  }

  @Test(arguments: [
    "let a = \"#selector(tap) @objc\"", "// @objc #selector(tap)\nlet a = 1",
    "@objection var a = 1",
    "#if os(iOS)\nlet a = 1\n#endif", "", "@", "#selector", "#selector(", "\u{1F600}#",
    "let a = #\"@objc\"#",
  ])
  func allElseStays(_ text: String) {
    #expect(rewritten(text) == text)
  }

  @Test func aRequirementThatAClassMayLeaveOut() {
    #expect(
      rewritten(
        "@objc public protocol P {\n  @objc optional func end(_ p: Int) -> Bool\n}\nclass A {}")
        == "      public protocol P {\n                 func end(_ p: Int) throws -> Bool\n}; "
        + "extension P { public func end(_ p: Int) throws -> Bool { throw _MissingRequirement() } }\n"
        + "class A {}")
    #expect(
      SelectorRewriter.optionalMethods(of: "protocol P { optional func a(); func b() }") == ["a"])
  }

  @Test(arguments: [
    ("delegate?.end?(1)", "(try? delegate?.end (1))"),
    ("if self.list[0].end?(1) == true {}", "if (try? self.list[0].end (1)) == true {}"),
    ("all.forEach { $0.end?(1) }", "all.forEach { (try? $0.end (1)) }"),
    ("return find(a).end!(1).name", "return (try! find(a).end (1).name)"),
    ("end?(1); other.begin?(1); a.end (1)", "end?(1); other.begin?(1); a.end (1)"),
  ])
  func aCallOfARequirementThatAClassMayLeaveOut(_ text: String, _ expected: String) {
    #expect(SelectorRewriter.rewrite(text, optional: ["end"]) == expected)
  }

  @Test func theLinesStay() {
    let text = "class A {\n  let s = #selector(\n    A\n      .tap(_:)\n  )\n  let t = 1\n}"
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7)
    #expect(lines[5] == "  let t = 1")
  }

  @Test func aLongSource() {
    let line = "class A { @objc func tap() {}; let s = #selector(tap) }\n"
    let text = String(repeating: line, count: 2_000)
    let result = rewritten(text)
    #expect(result.count { $0 == "\n" } == 2_000)
    #expect(result.ranges(of: #"Selector(_named: "tap""#).count == 2_000)
    #expect(!result.contains("#selector"))
  }
}
