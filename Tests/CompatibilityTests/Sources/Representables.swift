import SwiftUI

// Views and controllers of UIKit that SwiftUI sources often wrap, as these sources are written.

struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style
  func makeUIView(context: Context) -> some UIView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    return view
  }
  func updateUIView(_ uiView: UIViewType, context: Context) {}
}

struct ActivityIndicator: UIViewRepresentable {
  @Binding var isAnimating: Bool
  let style: UIActivityIndicatorView.Style

  func makeUIView(
    context: UIViewRepresentableContext<ActivityIndicator>
  ) -> UIActivityIndicatorView {
    return UIActivityIndicatorView(style: style)
  }

  func updateUIView(
    _ uiView: UIActivityIndicatorView, context: UIViewRepresentableContext<ActivityIndicator>
  ) {
    isAnimating ? uiView.startAnimating() : uiView.stopAnimating()
  }
}

struct WrappedTextField: UIViewRepresentable {
  @Binding var text: String
  var onReturn: () -> Void = {}

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    uiView.text = text
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  class Coordinator: NSObject, UITextFieldDelegate {
    var parent: WrappedTextField

    init(_ parent: WrappedTextField) {
      self.parent = parent
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      parent.text = textField.text ?? ""
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      return !string.contains("!")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      parent.onReturn()
      textField.resignFirstResponder()
      return true
    }
  }
}

struct SearchBar: UIViewRepresentable {
  @Binding var text: String

  class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String

    init(text: Binding<String>) {
      _text = text
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text = searchText
    }
  }

  func makeCoordinator() -> SearchBar.Coordinator {
    return Coordinator(text: $text)
  }

  func makeUIView(context: UIViewRepresentableContext<SearchBar>) -> UISearchBar {
    let searchBar = UISearchBar(frame: .zero)
    searchBar.delegate = context.coordinator
    searchBar.searchBarStyle = .minimal
    searchBar.autocapitalizationType = .none
    return searchBar
  }

  func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<SearchBar>) {
    uiView.text = text
  }
}

struct ImagePicker: UIViewControllerRepresentable {
  @Environment(\.presentationMode) var presentationMode
  @Binding var image: UIImage?
  var sourceType: UIImagePickerController.SourceType = .photoLibrary

  class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
    let parent: ImagePicker

    init(_ parent: ImagePicker) {
      self.parent = parent
    }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let uiImage = info[.originalImage] as? UIImage {
        parent.image = uiImage
      }
      parent.presentationMode.wrappedValue.dismiss()
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(self)
  }

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<ImagePicker>
  ) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    picker.sourceType = sourceType
    return picker
  }

  func updateUIViewController(
    _ uiViewController: UIImagePickerController,
    context: UIViewControllerRepresentableContext<ImagePicker>
  ) {}
}

struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ uiViewController: UIActivityViewController, context: Context) {}
}

struct SharingPage: View {
  @State private var isSharing = false

  var body: some View {
    Button("Share") { isSharing = true }
      .sheet(isPresented: $isSharing) { ShareSheet(items: ["https://example.org"]) }
  }

  static func shareFromWindow(_ text: String) {
    let controller = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    UIApplication.shared.windows.first?.rootViewController?.present(
      controller, animated: true, completion: nil)
  }

  static func ask(_ done: @escaping (String) -> Void) {
    let alert = UIAlertController(
      title: "New folder", message: "Its name", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Create", style: .default) { _ in
        done(alert.textFields?.first?.text ?? "")
      })
    let root = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }
    (root ?? UIApplication.shared.windows.first)?.rootViewController?.present(alert, animated: true)
  }
}

struct ProgressRing: View {
  let progress: Double

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 10).fill(.gray.opacity(0.2))
      Circle()
        .trim(from: 0, to: progress)
        .stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
        .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .rotationEffect(.degrees(-90))
      Circle().stroke(lineWidth: 3).rotation(.degrees(20)).scale(0.5)
    }
  }
}
