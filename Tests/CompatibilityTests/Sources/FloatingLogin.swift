import SwiftUI
struct FloatingField: View {
  let title: String; @Binding var text: String; var isSecure = false; var systemImage: String;
  var error: String?
  @State private var reveal = false; @FocusState private var focused: Bool
  private var borderColor: Color {
    if error != nil { return .red }; return focused ? .accentColor : Color.gray.opacity(0.4)
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 12) {
        Image(systemName: systemImage).foregroundColor(.gray).frame(width: 20)
        ZStack(alignment: .leading) {
          Text(title).foregroundColor(.secondary).offset(y: text.isEmpty && !focused ? 0 : -18)
            .scaleEffect(text.isEmpty && !focused ? 1 : 0.75, anchor: .leading)
          Group {
            if isSecure && !reveal {
              SecureField("", text: $text)
            } else {
              TextField("", text: $text)
            }
          }.focused($focused)
        }
        if isSecure {
          Button(action: { reveal.toggle() }) { Image(systemName: reveal ? "eye.slash" : "eye") }
            .buttonStyle(PlainButtonStyle())
        }
        if !text.isEmpty {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle.fill")
          }.accessibility(label: Text("Clear \(title)"))
        }
      }
      .padding(.all, 14).background(
        RoundedRectangle(cornerRadius: 10).stroke(borderColor, lineWidth: focused ? 2 : 1)
      ).animation(.easeOut(duration: 0.15), value: focused)
      if let error = error {
        Text(error).font(.caption).foregroundColor(.red).transition(
          .opacity.combined(with: .move(edge: .top)))
      }
    }
  }
}
struct FloatingLogin: View {
  @State private var email = ""; @State private var pw = ""; @State private var remember = false;
  @State private var loading = false; @State private var shake: CGFloat = 0
  private var emailError: String? {
    email.isEmpty
      || NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        .evaluate(with: email)
      ? nil : "Invalid email"
  }
  var body: some View {
    GeometryReader { geo in
      ZStack {
        LinearGradient(
          gradient: Gradient(colors: [Color.blue.opacity(0.3), Color.purple.opacity(0.3)]),
          startPoint: .topLeading, endPoint: .bottomTrailing
        ).edgesIgnoringSafeArea(.all)
        ScrollView(showsIndicators: false) {
          VStack(spacing: 20) {
            Text("Hello\nagain").font(.system(size: 34, weight: .heavy, design: .rounded))
              .multilineTextAlignment(.center)
            FloatingField(
              title: "Email", text: $email.animation(), systemImage: "envelope", error: emailError
            ).keyboardType(.emailAddress)
            FloatingField(title: "Password", text: $pw, isSecure: true, systemImage: "lock")
            HStack {
              Toggle(isOn: $remember) { Text("Remember me").font(.footnote) }.toggleStyle(
                CheckStyle());
              Spacer(); Button("Forgot?") {}.font(.footnote.weight(.semibold))
            }
            Button(action: signIn) {
              Text("Log In").fontWeight(.bold).frame(maxWidth: .infinity).padding(.vertical, 14)
                .foregroundColor(.white).background(
                  LinearGradient(
                    colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
                ).clipShape(Capsule())
            }.buttonStyle(PressStyle()).disabled(email.isEmpty || pw.isEmpty || emailError != nil)
              .opacity(loading ? 0.5 : 1).offset(x: shake)
            HStack {
              VStack { Divider() }; Text("or").font(.caption).foregroundColor(.secondary);
              VStack { Divider() }
            }
            HStack(spacing: 16) {
              ForEach(["applelogo", "globe", "envelope"], id: \.self) { n in
                Button(action: {}) {
                  Image(systemName: n).frame(width: 50, height: 50).background(Color(.systemGray6))
                    .clipShape(Circle())
                }
              }
            }
          }
          .padding(.horizontal, 24).frame(minHeight: geo.size.height).frame(
            width: min(geo.size.width, 480)
          ).frame(maxWidth: .infinity)
        }
      }
    }
  }
  private func signIn() {
    loading = true; withAnimation(.default) { shake = 10 };
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      loading = false; withAnimation(.spring(response: 0.2, dampingFraction: 0.2)) { shake = 0 }
    }
  }
}
struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square");
        configuration.label
      }
    }.buttonStyle(.plain)
  }
}
struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.97 : 1).opacity(
      configuration.isPressed ? 0.8 : 1)
  }
}
