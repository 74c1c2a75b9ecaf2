import Tabstop
import TabstopFoundation

struct ZScratchPage: View {
  struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack { Image(systemName: "envelope"); configuration }
        .padding(12).background(Color.gray.opacity(0.2)).cornerRadius(10)
    }
  }
  struct Stroked: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(12).background(RoundedRectangle(cornerRadius: 10).stroke(Color.blue))
    }
  }
  struct Under: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack { configuration; Rectangle().frame(height: 1).foregroundColor(.gray) }
    }
  }
  @State private var a = ""
  @State private var note = "one\ntwo"
  @State private var sel: TextSelection?
  var body: some View {
    VStack {
      TextField("Boxed", text: $a).textFieldStyle(Boxed())
      TextField("Stroked", text: $a).textFieldStyle(Stroked())
      TextField("Under", text: $a).textFieldStyle(Under())
      HStack {
        Button("Red") {}.foregroundColor(.red).disabled(true)
        Button("Plain") {}.buttonStyle(.plain).disabled(true)
        Button { } label: { HStack { Text("Own").foregroundStyle(.green); Text("B").padding(6).background(Color.blue).foregroundColor(.white) } }.buttonStyle(.plain).disabled(true)
        Button { } label: { HStack { Text("Auto"); Text("x") } }.disabled(true)
        Button("Prom") {}.buttonStyle(.borderedProminent).tint(.green).disabled(true)
      }
      HStack {
        Button("Red") {}.foregroundColor(.red)
        Button("Plain") {}.buttonStyle(.plain)
        Button { } label: { HStack { Text("Own").foregroundStyle(.green); Text("B").padding(6).background(Color.blue).foregroundColor(.white) } }.buttonStyle(.plain)
        Button { } label: { HStack { Text("Auto"); Text("x") } }
        Button("Prom") {}.buttonStyle(.borderedProminent).tint(.green)
      }
      Menu { Button("x") {} } label: { HStack { Text("Choose"); Spacer(); Image(systemName: "chevron.down") } }
      TextEditor(text: $note, selection: $sel)
      HStack {
        ForEach("hand.thumbsup flame qrcode lightbulb pin flag apple.logo car leaf drop thermometer pills briefcase rectangle.and.pencil.and.ellipsis hand.raised chart.bar crown bed.double".split(separator: " ").map(String.init), id: \.self) { Image(systemName: $0) }
      }
    }.padding()
  }
}
