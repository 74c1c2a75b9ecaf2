import SwiftUI

struct OTPField: View {
  let length: Int
  @Binding var code: String
  var onComplete: (String) -> Void = { _ in }
  @FocusState private var isFocused: Bool
  var body: some View {
    ZStack {
      TextField("", text: $code)
        .keyboardType(.numberPad).textContentType(.oneTimeCode)
        .frame(width: 1, height: 1).opacity(0.001).focused($isFocused)
        .onChange(of: code) { _, newValue in
          let digits = String(newValue.filter(\.isNumber).prefix(length))
          if digits != newValue { code = digits; return }
          if digits.count == length { onComplete(digits) }
        }
      HStack(spacing: 10) {
        ForEach(0..<length, id: \.self) { index in digitBox(at: index) }
      }
      .allowsHitTesting(false)
    }
    .contentShape(Rectangle()).onTapGesture { isFocused = true }
    .task {
      try? await Task.sleep(for: .milliseconds(300)); isFocused = true
    }
  }
  private func digitBox(at index: Int) -> some View {
    let chars = Array(code)
    let char = index < chars.count ? String(chars[index]) : ""
    let isActive = isFocused && index == chars.count
    return ZStack {
      RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(.secondarySystemBackground))
      RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(
        isActive ? Color.accentColor : .gray.opacity(0.3), lineWidth: isActive ? 2 : 1)
      Text(char).font(.system(size: 24, weight: .bold, design: .monospaced))
    }
    .frame(width: 44, height: 56)
    .animation(.easeInOut(duration: 0.15), value: isActive)
  }
}
struct VerifyView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var code = ""
  @State private var secondsRemaining = 30
  @State private var isWorking = false
  @State private var error: String?
  private let ticker = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Verify your email").font(.title.weight(.bold))
        Text("We sent a code to **ada@example.org**").foregroundStyle(.secondary)
        OTPField(length: 6, code: $code) { _ in verify() }
        if let error {
          Label(error, systemImage: "exclamationmark.triangle.fill").font(.footnote)
            .foregroundStyle(.red)
        }
        Button(action: verify) {
          Group { if isWorking { ProgressView().tint(.white) } else { Text("Continue") } }.frame(
            maxWidth: .infinity, minHeight: 44)
        }
        .buttonStyle(.borderedProminent).disabled(code.count < 6 || isWorking)
        Button("Resend\(secondsRemaining > 0 ? " in \(secondsRemaining)s" : "")") {
          secondsRemaining = 30
        }.disabled(secondsRemaining > 0)
      }
      .padding(24)
    }
    .onReceive(ticker) { _ in if secondsRemaining > 0 { secondsRemaining -= 1 } }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close", systemImage: "xmark") { dismiss() }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
  }
  private func verify() {
    guard !isWorking else { return }
    isWorking = true
    Task { @MainActor in
      defer { isWorking = false }
      try? await Task.sleep(nanoseconds: 200_000_000)
      error = code == "123456" ? nil : "That code is not right."
    }
  }
}
