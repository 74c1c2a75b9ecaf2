#if DEBUG
  import XCTest

  @testable import FocusModel

  /// The promised costs of the model, in steps (items, scopes, registrations and requests visited),
  /// for windows of very different size.
  final class CostTests: XCTestCase {
    private struct Form {
      let window = TestWindow()
      let field = FocusBinding<Int?>(none: nil)
      let nodes: [FocusNode]
      var registrations: [FocusRegistration] = []

      init(size: Int) {
        let window = self.window
        field.home = window.model
        nodes = (0..<size).map { _ in window.field("") }
        for (value, node) in nodes.enumerated() {
          registrations.append(field.register(node, for: value))
        }
        window.turn()
      }
    }

    private func steps(_ action: () -> Void) -> Int {
      let before = FocusCost.steps.load(ordering: .relaxed)
      action()
      return FocusCost.steps.load(ordering: .relaxed) - before
    }

    /// Asserts that an action takes some steps, and as many with 10,000 fields as with 10.
    private func assertConstant(
      _ action: (inout Form) -> Void, file: StaticString = #filePath, line: UInt = #line
    ) {
      var small = Form(size: 10)
      var large = Form(size: 10_000)
      let few = steps { action(&small) }
      let many = steps { action(&large) }
      XCTAssertGreaterThan(few, 0, file: file, line: line)
      XCTAssertEqual(few, many, file: file, line: line)
    }

    func testTheUsersMove() {
      assertConstant { form in
        form.window.user(form.nodes.last)
        form.window.user(form.nodes.first)
      }
    }

    func testAWriteAndItsTurn() {
      assertConstant { form in
        form.field.write(form.nodes.count - 1)
        form.window.turn()
        form.field.write(0)
        form.window.turn()
      }
    }

    func testARequestThatWaits() {
      assertConstant { form in
        form.window.user(form.nodes[0])
        form.field.write(-1)
        for _ in 0..<10 { form.window.turn() }
        let node = form.window.field("late")
        form.registrations.append(form.field.register(node, for: -1))
        form.window.turn()
        XCTAssertTrue(form.window.model.focusedNode === node)
      }
    }

    func testInsertingRegisteringMovingAndRemoving() {
      assertConstant { form in
        let root = form.window.model.root
        let middle = form.nodes[form.nodes.count / 2]
        form.window.user(middle)
        let node = FocusNode()
        node.isMapped = true
        root.insert(node, after: middle)
        let registration = form.field.register(node, for: -1)
        root.move(node, after: nil)
        registration.cancel()
        root.remove(node)
        form.window.turn()
      }
    }

    func testTheNeighbourOfARemovedNode() {
      assertConstant { form in
        let middle = form.nodes[form.nodes.count / 2]
        form.window.user(middle)
        form.window.remove(middle)
        form.window.turn()
      }
    }

    func testASecondContainerMemberIsFoundInOrder() {
      // The promise for a value on many nodes: at most one walk through the window.
      let form = Form(size: 10_000)
      let flag = FocusBinding<Bool>(none: false)
      let group = NSObject()
      let registrations = form.nodes.map { flag.register($0, for: true, group: group) }
      XCTAssertEqual(registrations.count, 10_000)
      let count = steps {
        flag.write(true)
        form.window.turn()
      }
      XCTAssertTrue(form.window.model.focusedNode === form.nodes[0])
      XCTAssertLessThan(count, 50_000)
    }
  }
#endif
