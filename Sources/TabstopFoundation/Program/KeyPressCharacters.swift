public import Foundation
public import Tabstop

extension View {
  /// Carries out `action` when a key is pressed that types one of `characters`, while the focus is
  /// in this view. Mirrors SwiftUI.
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
