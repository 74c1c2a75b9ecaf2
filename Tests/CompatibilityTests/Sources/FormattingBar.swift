import UIKit

/// An editor with a bar of commands, whose names are those of AppKit's commands of keys.
class FormattingBarController: UIViewController {
  let text = UITextView()
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
  }

  func indent(_ sender: Any?) { log.append("indent") }
  func pageUp(_ sender: Any?) { log.append("pageUp") }
  func pageDown(_ sender: Any?) { log.append("pageDown") }
  func yank(_ sender: Any?) { log.append("yank") }
  func transpose(_ sender: Any?) { log.append("transpose") }
  func selectLine(_ sender: Any?) { log.append("selectLine") }
  func selectWord(_ sender: Any?) { log.append("selectWord") }
  func moveForward(_ sender: Any?) { log.append("moveForward") }
  func uppercaseWord(_ sender: Any?) { log.append("uppercaseWord") }
}

/// A view of a game, which moves and turns.
class BoardView: UIView {
  private(set) var steps = 0
  func moveForward(_ sender: Any?) { steps += 1 }
  func moveBackward(_ sender: Any?) { steps -= 1 }
}
