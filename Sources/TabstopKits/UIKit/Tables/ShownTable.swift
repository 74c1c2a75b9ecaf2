import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A table of UIKit's, as a list.
struct ShownTable: View {
  let table: UITableView

  var body: some View {
    // Reads the revision, so that the view is evaluated again when it changes.
    let _ = table.revision.number
    let _ = table.count()
    ScrollViewReader { proxy in
      let _ = table.scroller = proxy
      ZStack {
        list
        if let view = table.backgroundView, table.data.sections.allSatisfy(\.rows.isEmpty) {
          ShownUIView(view: view)
        }
      }
    }
    .onAppear { table.appear() }
  }

  /// Read by the list, which shows its buttons when it changes.
  private var editMode: Binding<EditMode> {
    Binding(
      get: { [table] in
        _ = table.revision.number
        return table.isEditing ? .active : .inactive
      }, set: { [table] in table.setEditing($0.isEditing, animated: false) })
  }

  private var list: some View {
    List<Int, TableRows>(_selecting: table.listSelection) { TableRows(table: table) }
      .modifier(TableStyle(style: table.style))
      .environment(\.editMode, editMode)
      .scrollDisabled(!table.isScrollEnabled)
      .contextMenu(forSelectionType: Int.self) { ids in
        TableMenu(table: table, ids: ids)
      }
      .modifier(Refreshing(control: table.refreshControl))
  }
}

/// The style of a table.
private struct TableStyle: ViewModifier {
  let style: UITableView.Style

  func body(content: Content) -> some View {
    switch style {
    case .plain: content.listStyle(.plain)
    case .grouped: content.listStyle(.grouped)
    case .insetGrouped: content.listStyle(.insetGrouped)
    }
  }
}

/// The rows of a table, in their sections.
private struct TableRows: View {
  let table: UITableView

  var body: some View {
    // Reads the revision, so that the view is evaluated again when it changes.
    let _ = table.revision.number
    if let view = table.tableHeaderView { ShownUIView(view: view).listRowBackground(Color.clear) }
    let sections = table.data.sections
    // Also for the only section: its rows stay, with the focus, when it gets others beside it, or a title.
    ForEach(sections) { TableSection(table: table, section: $0) }
      .listSectionSpacing(sections.count == 1 && isBare(sections[0]) ? .custom(0) : .default)
    if let view = table.tableFooterView, view.content != nil || !view.subviews.isEmpty {
      ShownUIView(view: view).listRowBackground(Color.clear)
    }
  }

  /// Whether a section has neither a title nor a note.
  private func isBare(_ section: KitSection) -> Bool {
    section.observe()
    return [true, false].allSatisfy { isHeader in
      !table.shows(section, isHeader: isHeader)
        || table.view(of: section, isHeader: isHeader) == nil
          && table.title(of: section, isHeader: isHeader)?.isEmpty != false
    }
  }
}

private struct TableSection: View {
  let table: UITableView
  let section: KitSection

  var body: some View {
    let _ = section.observe()
    Section {
      TableSectionRows(table: table, section: section)
    } header: {
      SectionText(table: table, section: section, isHeader: true)
    } footer: {
      SectionText(table: table, section: section, isHeader: false)
    }
  }
}

/// The text or the view above or below the rows of a section.
private struct SectionText: View {
  let table: UITableView
  let section: KitSection
  let isHeader: Bool

  var body: some View {
    let _ = section.observe()
    if table.shows(section, isHeader: isHeader) {
      if let view = table.view(of: section, isHeader: isHeader) {
        ShownUIView(view: view)
          .onAppear {
            if isHeader {
              table.delegate?.tableView(
                table, willDisplayHeaderView: view, forSection: section.index)
            } else {
              table.delegate?.tableView(
                table, willDisplayFooterView: view, forSection: section.index)
            }
          }
      } else if let title = table.title(of: section, isHeader: isHeader), !title.isEmpty {
        Text(verbatim: title)
      }
    }
  }
}

private struct TableSectionRows: View {
  let table: UITableView
  let section: KitSection

  var body: some View {
    let _ = section.observe()
    ForEach(section.rows) { TableRow(table: table, row: $0) }
      .onDeleteRows { offsets in
        for offset in offsets where section.rows.indices.contains(offset) {
          table.delete(section.rows[offset])
        }
      }
      .onMoveRows { offsets, index in
        if let offset = offsets.first, section.rows.indices.contains(offset) {
          table.move(section.rows[offset], to: index)
        }
      }
  }
}

/// A row: the cell that the data source gives for it.
private struct TableRow: View {
  let table: UITableView
  let row: KitRow

  var body: some View {
    let _ = row.observe()
    let _ = table.revision.number
    let cell = table.cell(of: row)
    // A box that stays when the row gets another cell, with the focus of the row.
    HStack(spacing: 0) {
      if let cell { ShownUIView(view: cell).id(cell.identity) }
    }
    .frame(minHeight: height, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(RowActions(table: table, row: row, cell: cell))
    .deleteDisabled(!table.isDeletable(row))
    .moveDisabled(!table.isMovable(row))
    .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
    .onAppear { table.willShow(row) }
    .onDisappear { table.didHide(row) }
  }

  private var height: CGFloat? {
    let height = table.delegate?.tableView(table, heightForRowAt: row.path) ?? table.rowHeight
    return height > 0 ? height : nil
  }
}

/// The buttons of a row's actions.
private struct RowActions: ViewModifier {
  let table: UITableView
  let row: KitRow
  let cell: UIView?

  func body(content: Content) -> some View {
    let _ = row.observe()
    let _ = table.revision.number
    let leading =
      table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: row.path)?.actions
      ?? []
    let trailing = table.trailingActions(of: row)
    if let cell, !(leading.isEmpty && trailing.isEmpty) {
      content
        .swipeActions(edge: .leading) { ContextualButtons(actions: leading, view: cell) }
        .swipeActions(edge: .trailing) { ContextualButtons(actions: trailing, view: cell) }
    } else {
      content
    }
  }
}

/// The menu of a row.
private struct TableMenu: View {
  let table: UITableView
  let ids: Set<Int>

  var body: some View {
    if let menu { MenuElements(elements: menu.children, menu: menu) }
  }

  private var menu: UIMenu? {
    guard let row = table.cells.rows.values.first(where: { ids.contains($0.id) }) else {
      return nil
    }
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: row.path, point: .zero)?.menu
  }
}
