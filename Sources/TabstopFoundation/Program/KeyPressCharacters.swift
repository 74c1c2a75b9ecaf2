public import Foundation
public import Tabstop

extension View {
  /// Runs `action` when a key that types one of `characters` is pressed, while the focus is in this
  /// view. Mirrors SwiftUI.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      phases: phases,
      where: { press in
        !press.characters.isEmpty
          && press.characters.unicodeScalars.allSatisfy(characters.contains)
      }, action)
  }
}
