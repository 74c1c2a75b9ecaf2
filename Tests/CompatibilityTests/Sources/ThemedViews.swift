import UIKit

/// A theme of a program, as a trait of its own.
enum CardTheme: Int {
  case plain, festive
}

struct ThemeTrait: UITraitDefinition {
  static let defaultValue = CardTheme.plain
  static let affectsColorAppearance = true
  static let name = "Theme"
}

extension UITraitCollection {
  var theme: CardTheme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  var theme: CardTheme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

/// A card whose border follows the appearance and the theme.
final class ThemedCard: UIView {
  private(set) var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitUserInterfaceStyle.self, ThemeTrait.self]) {
      (card: ThemedCard, previous: UITraitCollection) in
      card.log.append("\(previous.theme) to \(card.traitCollection.theme)")
      card.layer.borderColor = UIColor.separator.resolvedColor(with: card.traitCollection).cgColor
    }
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else {
      return
    }
    log.append(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
  }
}

final class ThemedController: UIViewController {
  let card = ThemedCard(frame: .zero)
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    registerForTraitChanges([ThemeTrait.self]) { (page: ThemedController, _) in page.changes += 1 }
  }
}
