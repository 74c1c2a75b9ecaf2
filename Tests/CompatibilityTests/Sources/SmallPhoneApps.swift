import Combine
import SwiftUI
import UIKit

// What small applications of an iPhone call of UIKit.

func styleTabBar() {
  let item = UITabBarItemAppearance(style: .stacked)
  item.normal.iconColor = .systemGray
  item.selected.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
  let appearance = UITabBarAppearance()
  appearance.configureWithOpaqueBackground()
  appearance.stackedLayoutAppearance = item
  appearance.inlineLayoutAppearance = UITabBarItemAppearance()
  appearance.selectionIndicatorTintColor = .systemRed
  appearance.stackedItemPositioning = .centered
  UITabBar.appearance().standardAppearance = appearance
  UINavigationBar.appearance().backIndicatorImage = UIImage(systemName: "arrow.left")
  UISearchBar.appearance().barTintColor = .clear
  UISearchBar.appearance().backgroundImage = UIImage()
}

/// Selects the text of a field when it gets the focus.
struct Selecting: View {
  @State private var name = "Ada"
  @State private(set) var edited: Set<String> = []
  var body: some View {
    NameField(text: $name)
      .onReceive(
        NotificationCenter.default.publisher(for: UITextField.textDidBeginEditingNotification)
      ) { note in
        if let field = note.object as? UITextField {
          field.selectedTextRange = field.textRange(
            from: field.beginningOfDocument, to: field.endOfDocument)
        }
      }
  }
}

private struct NameField: UIViewRepresentable {
  @Binding var text: String
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    return field
  }
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

/// A menu with a section.
func sortButton(_ sort: @escaping (String) -> Void) -> UIButton {
  let orders = UIMenu(
    title: "Order", options: .displayInline,
    children: [UIAction(title: "Name") { _ in sort("name") }])
  let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Sort") { _ in })
  button.menu = UIMenu(options: .singleSelection, children: [orders])
  return button
}

struct Logos: View {
  @State private var isOn = false
  @State private var choice: AnyHashable = 1
  @State private var number = 1
  var body: some View {
    Form {
      Toggle("Alarm", image: "Bell", isOn: $isOn)
      Picker("Size", image: "Ruler", selection: Binding<AnyHashable>($number)) {
        Text("One").tag(AnyHashable(1))
        Text("Two").tag(AnyHashable(2))
      }
      Menu("More", image: "Dots") { Button("Open") {} }
      ControlGroup("Zoom", systemImage: "plus.magnifyingglass") { Button("In") {} }
      Circle().stroke(.red, lineWidth: 2, antialiased: true).frame(height: 20)
    }
    .font(Font(UIFont.systemFont(ofSize: 14, weight: .bold, width: .condensed)))
  }
}

/// The ways in which sources look for the program's window by a delegate.
enum WindowSearch {
  @MainActor static var byTheScene: UIWindow? {
    guard let scene = UIApplication.shared.connectedScenes.first,
      let delegate = scene.delegate as? UIWindowSceneDelegate,
      let window = delegate.window
    else { return nil }
    return window
  }
  @MainActor static var top: CGFloat {
    let delegate = UIApplication.shared.connectedScenes.first?.delegate as? UIWindowSceneDelegate
    return delegate?.window??.safeAreaInsets.top ?? 0
  }
  @MainActor static var root: UIViewController? { root(of: UIApplication.shared.delegate) }
  @MainActor static func root(of delegate: UIApplicationDelegate?) -> UIViewController? {
    delegate?.window??.rootViewController
  }
}

class PhoneWindowOwner: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func open(_ controller: UIViewController) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
  }
}
