import SwiftUI

// Chains that the compiler has to check in a reasonable time. Each modifier or colour with two declarations that fit
// would double the time for every use.

struct ManyBackgrounds: View {
  @State private var isOn = false

  var body: some View {
    VStack { Text("Many backgrounds") }
      .background(Color.red)
      .border(Color.blue, width: 1)
      .background(isOn ? Color.red : Color.blue)
      .background(isOn ? .red : .blue)
      .foregroundStyle(isOn ? Color.white : Color.black)
      .background(Color.gray.opacity(isOn ? 0.2 : 0.4))
      .background(Color.red)
      .border(Color.blue, width: 1)
      .background(isOn ? Color.red : Color.blue)
      .background(isOn ? .red : .blue)
      .foregroundStyle(isOn ? Color.white : Color.black)
      .background(Color.gray.opacity(isOn ? 0.2 : 0.4))
      .background(Color.red)
      .border(Color.blue, width: 1)
      .background(isOn ? Color.red : Color.blue)
      .background(isOn ? .red : .blue)
      .foregroundStyle(isOn ? Color.white : Color.black)
      .background(Color.gray.opacity(isOn ? 0.2 : 0.4))
      .background(Color.red)
      .border(Color.blue, width: 1)
      .background(isOn ? Color.red : Color.blue)
      .background(isOn ? .red : .blue)
      .foregroundStyle(isOn ? Color.white : Color.black)
      .background(Color.gray.opacity(isOn ? 0.2 : 0.4))
      .foregroundStyle(isOn ? .red : .secondary)
      .overlay(RoundedRectangle(cornerRadius: 3).stroke(isOn ? Color.red : Color.gray.opacity(0.3)))
  }
}

struct RowOfMany: View {
  @State private var isOn = false
  var count = 3

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: isOn ? 12 : 8) {
        HStack {
          Image(systemName: isOn ? "star.fill" : "star")
            .foregroundColor(isOn ? .yellow : .gray)
            .padding(8)
            .background(Circle().fill(isOn ? Color.yellow.opacity(0.2) : Color.gray.opacity(0.1)))
          VStack(alignment: .leading) {
            Text(isOn ? "On" : "Off").font(.system(size: isOn ? 18 : 16, weight: .bold))
            Text("\(count * 2 + 1) of \(count + 10)").foregroundColor(.secondary)
          }
          Spacer()
          Button(isOn ? "Leave" : "Join") {
            withAnimation(.easeInOut(duration: 0.3)) { isOn.toggle() }
          }
          .padding(.horizontal, isOn ? 16 : 12)
          .background(isOn ? Color.red : Color.blue)
          .foregroundStyle(isOn ? Color.white : Color.black)
          .clipShape(Capsule())
        }
        .padding()
        .background(Color(red: 0.9, green: 0.9, blue: 0.95))
        .cornerRadius(12)
        .shadow(color: .black.opacity(isOn ? 0.2 : 0.1), radius: isOn ? 8 : 4, x: 0, y: 2)
        ForEach(0..<count, id: \.self) { index in
          Rectangle()
            .fill(index % 2 == 0 ? Color.green : Color.orange)
            .frame(width: CGFloat(index) * 20 + 40, height: isOn ? 20 : 10)
            .overlay(Rectangle().stroke(index == 0 ? Color.red : Color.clear, lineWidth: 2))
            .opacity(Double(index + 1) / Double(count))
            .offset(x: isOn ? CGFloat(index) * 4 : 0, y: -CGFloat(index))
        }
      }
      .background(isOn ? Color.black : Color.white)
    }
  }
}
