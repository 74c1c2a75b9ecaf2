// Trees, pages and gestures of AppKit, and the panel of Quick Look, as sources from public repositories use them.
import AppKit
import QuickLookUI
import SwiftUI

final class Node {
  let name: String
  var children: [Node]
  init(_ name: String, _ children: [Node] = []) { (self.name, self.children) = (name, children) }
}

struct FolderTree: NSViewRepresentable {
  let roots: [Node]
  var tree: NSOutlineView?
  @Binding var chosen: String

  func makeNSView(context: Context) -> NSScrollView {
    let outline = tree ?? NSOutlineView()
    let column = NSTableColumn(identifier: .init("name"))
    column.title = "Name"
    outline.addTableColumn(column)
    outline.outlineTableColumn = column
    outline.headerView = nil
    outline.dataSource = context.coordinator
    outline.delegate = context.coordinator
    let scrollView = NSScrollView()
    scrollView.documentView = outline
    return scrollView
  }

  func updateNSView(_ scrollView: NSScrollView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
    let parent: FolderTree
    init(_ parent: FolderTree) { self.parent = parent }

    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      (item as? Node)?.children.count ?? parent.roots.count
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      (item as? Node)?.children[index] ?? parent.roots[index]
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      !(item as! Node).children.isEmpty
    }
    func outlineView(
      _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
    ) -> NSView? {
      guard let node = item as? Node else { return nil }
      let cell = NSTableCellView()
      let label = NSTextField(labelWithString: node.name)
      cell.addSubview(label)
      cell.textField = label
      return cell
    }
    func outlineViewSelectionDidChange(_ notification: Notification) {
      guard let outline = notification.object as? NSOutlineView else { return }
      parent.chosen = (outline.item(atRow: outline.selectedRow) as? Node)?.name ?? "none"
    }
  }
}

final class SettingsTabs: NSTabViewController {
  var journal: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabStyle = .toolbar
    for name in ["General", "Advanced"] {
      let item = NSTabViewItem(viewController: PageController(name, journal))
      item.label = name
      item.image = NSImage(systemSymbolName: "gearshape", accessibilityDescription: nil)
      addTabViewItem(item)
    }
  }
  override func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
    super.tabView(tabView, didSelect: tabViewItem)
    journal("selected \(tabViewItem?.label ?? "none")")
  }

  final class PageController: NSViewController {
    private let name: String
    private let journal: (String) -> Void
    init(_ name: String, _ journal: @escaping (String) -> Void) {
      (self.name, self.journal) = (name, journal)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func loadView() { view = NSTextField(labelWithString: "Page \(name)") }
    override func viewDidAppear() {
      super.viewDidAppear()
      journal("appeared \(name)")
    }
  }
}

struct MacPanReader: NSGestureRecognizerRepresentable {
  var report: (String) -> Void

  func makeCoordinator(converter: CoordinateSpaceConverter) -> Int { 0 }
  func makeNSGestureRecognizer(context: Context) -> NSPanGestureRecognizer {
    let recognizer = NSPanGestureRecognizer()
    recognizer.buttonMask = 0x1
    return recognizer
  }
  func handleNSGestureRecognizerAction(
    _ recognizer: NSPanGestureRecognizer, context: Context
  ) {
    report("\(recognizer.state.rawValue) \(context.converter.localTranslation?.x ?? -1)")
  }
}

final class Previewer: NSResponder, NSApplicationDelegate, QLPreviewPanelDataSource {
  var files: [URL] = []
  var steps: [String] = []

  override func acceptsPreviewPanelControl(_ panel: QLPreviewPanel!) -> Bool { true }
  override func beginPreviewPanelControl(_ panel: QLPreviewPanel!) {
    panel.dataSource = self
    steps.append("begin")
  }
  override func endPreviewPanelControl(_ panel: QLPreviewPanel!) {
    steps.append("end")
    panel.dataSource = nil
  }
  func numberOfPreviewItems(in panel: QLPreviewPanel!) -> Int { files.count }
  func previewPanel(_ panel: QLPreviewPanel!, previewItemAt index: Int) -> QLPreviewItem! {
    files[index] as NSURL
  }
}
