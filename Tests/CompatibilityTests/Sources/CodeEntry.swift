import Combine
import SwiftUI

struct CodeEntry: View {
  @State private var code = ""
  @State private var secondsLeft = 2
  @FocusState private var isFocused: Bool
  private let timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 16) {
      TextField("Code", text: $code)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .focused($isFocused)
        .onReceive(Just(code)) { newValue in
          let filtered = String(newValue.filter { "0123456789".contains($0) }.prefix(6))
          if filtered != newValue {
            code = filtered
          }
        }
      if secondsLeft > 0 {
        Text("Resend in \(secondsLeft) s")
      } else {
        Button("Resend code") { secondsLeft = 2 }
      }
    }
    .padding()
    .onReceive(timer) { _ in
      if secondsLeft > 0 { secondsLeft -= 1 }
    }
    .onAppear { isFocused = true }
  }
}

#Preview("Code") {
  CodeEntry()
}
