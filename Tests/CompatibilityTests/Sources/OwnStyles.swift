import SwiftUI

// Styles of a program's own for menus and date pickers.

struct CountedMenuStyle: MenuStyle {
  let count: Int

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Menu(configuration)
      Text("\(count) actions")
    }
  }
}

struct PlainDateStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Button("Next") { configuration.selection.addTimeInterval(86_400) }
      DatePicker("Inner", selection: configuration.$selection, displayedComponents: .date)
    }
  }
}

struct OwnStyles: View {
  @Binding var date: Date
  @State private var last = "none"

  var body: some View {
    VStack {
      Menu("More") {
        Button("Copy") { last = "copy" }
        Button("Move") { last = "move" }
      }
      .menuStyle(CountedMenuStyle(count: 2))
      Menu("Less") { Button("Cut") { last = "cut" } }
        .menuStyle(.borderlessButton)
      DatePicker("Outer", selection: $date)
        .datePickerStyle(PlainDateStyle())
      Text("last \(last)")
    }
  }
}
