// Tables of UIKit, as sources from public repositories use them.
import SwiftUI
import UIKit

final class FruitCell: UITableViewCell {
  static let identifier = "FruitCell"
  let count = UILabel()
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    count.font = .preferredFont(forTextStyle: .caption1)
    contentView.addSubview(count)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

final class FruitTable: UITableViewController {
  var fruit = ["Apple", "Banana", "Cherry", "Date"]
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FruitCell.self, forCellReuseIdentifier: FruitCell.identifier)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? fruit.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 1 {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Number"
      cell.detailTextLabel?.text = "\(fruit.count)"
      cell.accessoryType = .detailButton
      return cell
    }
    let cell =
      tableView.dequeueReusableCell(withIdentifier: FruitCell.identifier, for: indexPath)
      as! FruitCell
    cell.textLabel?.text = fruit[indexPath.row]
    cell.detailTextLabel?.text = "Number \(indexPath.row + 1)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Fruit" : "All" }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { section == 1 ? "Counted by hand" : nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.section).\(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("detail \(indexPath.section)") }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      fruit.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}

struct FruitTableView: UIViewControllerRepresentable {
  let controller: FruitTable
  func makeUIViewController(context: Context) -> FruitTable { controller }
  func updateUIViewController(_ uiViewController: FruitTable, context: Context) {}
}

/// A table in a representable of a view, with SwiftUI's views in its cells.
struct HostedTable: UIViewRepresentable {
  var titles: [String]
  var chosen: (String) -> Void

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    return table
  }

  func updateUIView(_ uiView: UITableView, context: Context) {
    context.coordinator.parent = self
    uiView.reloadData()
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
    var parent: HostedTable
    init(_ parent: HostedTable) { self.parent = parent }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      parent.titles.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let title = parent.titles[indexPath.row]
      if indexPath.row.isMultiple(of: 2) {
        cell.contentConfiguration = UIHostingConfiguration {
          HStack {
            Image(systemName: "star")
            Text(title)
          }
        }
        .margins(.horizontal, 4)
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = title
        content.secondaryText = "List"
        content.textProperties.color = .label
        cell.contentConfiguration = content
      }
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      parent.chosen(parent.titles[indexPath.row])
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
        self?.parent.chosen("flag \(indexPath.row)")
        completion(true)
      }
      flag.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [flag])
    }
  }
}

/// Menus of buttons and views.
final class MenuHolder: UIView, UIContextMenuInteractionDelegate {
  var log: [String] = []
  private(set) lazy var sort = UIButton(
    configuration: .bordered(), primaryAction: UIAction(title: "Sort") { _ in })
  private(set) lazy var count = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Count", image: UIImage(systemName: "plus")) { [weak self] _ in
      self?.log.append("count")
    })
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Held"
    label.addInteraction(UIContextMenuInteraction(delegate: self))
    sort.showsMenuAsPrimaryAction = true
    sort.changesSelectionAsPrimaryAction = true
    sort.menu = UIMenu(
      options: .singleSelection,
      children: [
        UIAction(title: "By Name", state: .on) { [weak self] _ in self?.log.append("name") },
        UIAction(title: "By Date", attributes: []) { [weak self] _ in self?.log.append("date") },
        UIMenu(
          title: "", options: .displayInline,
          children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
      ])
    let stack = UIStackView(arrangedSubviews: [sort, count, label])
    stack.axis = .vertical
    addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.log.append("asked")
      return UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
    }
  }
}

struct MenuHolderView: UIViewRepresentable {
  let view: MenuHolder
  func makeUIView(context: Context) -> MenuHolder { view }
  func updateUIView(_ uiView: MenuHolder, context: Context) {}
}
