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

// Forms and groups.

struct PlateFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 30) {
        ForEach(sections: configuration.content) { section in
          VStack(alignment: .leading, spacing: 10) {
            section.header.font(.headline)
            Text("\(section.content.count) rows")
            section.content
          }
        }
      }
    }
  }
}

struct BorderedFormStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    Form(configuration).formStyle(.grouped).border(.red)
  }
}

struct TitledControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      ControlGroup(configuration)
    }
  }
}

extension FormStyle where Self == PlateFormStyle {
  static var plates: PlateFormStyle { PlateFormStyle() }
}

struct OwnFormStyles: View {
  @State private var name = "Ada"
  @State private var isStyled = true

  var body: some View {
    VStack {
      if isStyled { form.formStyle(.plates) } else { form.formStyle(BorderedFormStyle()) }
      ControlGroup {
        Button("Plain") { isStyled = false }
        Button("More") {}
      } label: {
        Text("Looks")
      }
      .controlGroupStyle(TitledControlGroupStyle())
    }
  }

  private var form: some View {
    Form {
      Section("Person") {
        TextField("Name", text: $name)
        Text(name)
      }
      Section("Else") { Text("Nothing") }
    }
  }
}
