import SwiftUI

// Lengths of type CGFloat, negated, in two modifiers that follow each other.
extension View {
  func raised(offset: CGFloat = 6) -> some View {
    shadow(color: .red, radius: 2, x: -offset, y: -offset)
      .shadow(color: .blue, radius: 2, x: offset, y: offset)
      .offset(x: -offset, y: -offset)
      .offset(x: offset, y: -offset)
  }
}

// The conformance in one extension, a function that dismisses in another.
struct RaisedCards { @Environment(\.dismiss) private var dismiss }
extension RaisedCards: View {
  var body: some View { Button("Save", action: save).raised() }
}
extension RaisedCards { private func save() { dismiss() } }

// Calculated lengths of type CGFloat in modifiers that follow each other: the compiler must not find two ways that
// are as good.
struct CalculatedLengths: View {
  let inset: CGFloat = 8
  let radius: CGFloat = 6
  @State private var drag = CGSize.zero

  var body: some View {
    VStack(spacing: inset) {
      Text("Bordered").padding(inset).border(.red, width: inset / 4)
      Text("Bordered in part").padding(.top, inset).border(Color.red, width: inset / 4)
      Text("Blurred").padding(inset).blur(radius: radius / 2)
      Text("Narrow").frame(maxWidth: inset * 20).padding(.horizontal, inset)
      Text("Narrow and blurred").frame(minWidth: 0, maxWidth: inset * 20).blur(radius: radius)
      Text("Spaced").lineSpacing(inset).tracking(inset / 4)
      Text("Kerned").kerning(inset / 4).padding(.bottom, -inset)
      Text("Aligned").padding(-inset).alignmentGuide(.leading) { _ in inset }
      Text("Beside").safeAreaPadding(inset).border(.red, width: radius)
      Text("Insets").padding(.init(top: 0, leading: inset, bottom: 0, trailing: 0)).padding(
        .top, inset)
      HStack(spacing: -inset) { Text("Close") }.padding(.leading, -inset).border(
        .red, width: radius)
      Circle().stroke(.red, lineWidth: inset / 2).padding(.vertical, inset / 2).frame(
        maxWidth: inset * 4)
      Text("Moved").offset(drag).visualEffect { [drag] content, _ in
        content.offset(drag).scaleEffect(CGSize(width: 1, height: 0.9))
      }
      if drag != .zero { Text("Dragged").transition(.offset(drag)) }
      if drag != .zero {
        Text("Dragged").transition(.asymmetric(insertion: .offset(drag), removal: .opacity))
      }
    }
  }
}

// A tree whose rows change its elements.
struct PartOfShelf: Identifiable {
  let id = UUID()
  var name: String
  var shelves: [PartOfShelf]?
}

struct EditableShelves: View {
  @State private var shelves = [
    PartOfShelf(name: "Travel", shelves: [PartOfShelf(name: "Slovenia")])
  ]
  @State private var selection: PartOfShelf.ID?

  var body: some View {
    List($shelves, children: \.shelves) { $shelf in TextField("Name", text: $shelf.name) }
    List($shelves, children: \.shelves, selection: $selection) { $shelf in Text(shelf.name) }
    List { OutlineGroup($shelves, children: \.shelves) { $shelf in Text(shelf.name) } }
  }
}
