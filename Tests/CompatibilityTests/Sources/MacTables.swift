// Tables of AppKit, as sources from public repositories use them.
import AppKit
import SwiftUI

struct CityTable: NSViewRepresentable {
  var cities: [(name: String, people: Int)]
  @Binding var chosen: Int

  func makeNSView(context: Context) -> NSScrollView {
    let table = NSTableView()
    for (title, width) in [("City", 120.0), ("People", 80.0)] {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(rawValue: title))
      column.title = title
      column.width = width
      table.addTableColumn(column)
    }
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    let scrollView = NSScrollView()
    scrollView.documentView = table
    scrollView.hasVerticalScroller = true
    return scrollView
  }

  func updateNSView(_ scrollView: NSScrollView, context: Context) {
    context.coordinator.parent = self
    (scrollView.documentView as? NSTableView)?.reloadData()
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    var parent: CityTable
    init(_ parent: CityTable) { self.parent = parent }

    func numberOfRows(in tableView: NSTableView) -> Int { parent.cities.count }

    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      guard let tableColumn else { return nil }
      let city = parent.cities[row]
      let view =
        tableView.makeView(withIdentifier: tableColumn.identifier, owner: self) as? NSTextField
        ?? NSTextField(labelWithString: "")
      view.identifier = tableColumn.identifier
      view.stringValue = tableColumn.title == "City" ? city.name : "\(city.people)"
      return view
    }

    func tableViewSelectionDidChange(_ notification: Notification) {
      guard let table = notification.object as? NSTableView else { return }
      parent.chosen = table.selectedRow
    }
  }
}
