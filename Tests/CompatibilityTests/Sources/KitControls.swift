// Controls, stacks, constraints and layers of UIKit, as sources from public repositories use them.
import SwiftUI
import UIKit

extension UIColor {
  convenience init(hexadecimal: Int) {
    self.init(
      red: CGFloat((hexadecimal >> 16) & 0xff) / 255,
      green: CGFloat((hexadecimal >> 8) & 0xff) / 255,
      blue: CGFloat(hexadecimal & 0xff) / 255, alpha: 1)
  }
}

class CardView: UIView {
  let title = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  private func setUp() {
    layer.cornerRadius = 8
    layer.borderColor = UIColor(hexadecimal: 0xff8000).cgColor
    layer.borderWidth = 1
    (layer as? CAGradientLayer)?.colors = [UIColor.white.cgColor, UIColor.systemGray6.cgColor]
    title.text = "InfoCard"
    button.setTitle("Count", for: .normal)
    let stack = UIStackView(arrangedSubviews: [title, button])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
    ])
  }
}

struct InfoCard: UIViewRepresentable {
  @Binding var count: Int

  func makeUIView(context: Context) -> CardView {
    let view = CardView()
    view.button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    return view
  }

  func updateUIView(_ uiView: CardView, context: Context) {
    uiView.title.text = "Card \(count)"
  }
}

struct PageDots: UIViewRepresentable {
  var pages: Int
  @Binding var page: Int

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.currentPageIndicatorTintColor = .label
    control.addAction(
      UIAction { page = ($0.sender as? UIPageControl)?.currentPage ?? page }, for: .valueChanged)
    return control
  }

  func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.currentPage = page }
}
