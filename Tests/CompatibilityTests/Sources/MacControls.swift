import AppKit
import SwiftUI

// Controls of AppKit in views of SwiftUI, as tools for a Mac wrap them.

@MainActor
final class Mixer {
  let slider = NSSlider(value: 3, minValue: 0, maxValue: 10, target: nil, action: nil)
  let power = NSSwitch()
  let stepper = NSStepper()
  let modes = NSSegmentedControl(
    labels: ["Day", "Week"], trackingMode: .selectOne, target: nil, action: nil)
  let level = NSLevelIndicator()
  let shuffle = NSButton(checkboxWithTitle: "Shuffle", target: nil, action: nil)
  let date = NSDatePicker()
  let color = NSColorWell()

  func views() -> [NSView] {
    power.state = .on
    stepper.minValue = 1
    stepper.maxValue = 4
    stepper.integerValue = 2
    modes.selectedSegment = 1
    level.minValue = 0
    level.maxValue = 10
    level.doubleValue = 5
    date.datePickerElements = [.yearMonthDay]
    date.dateValue = Date(timeIntervalSince1970: 86_400 * 365)
    color.color = .systemRed
    return [slider, power, stepper, modes, level, shuffle, date, color]
  }
}

struct MixerView: NSViewRepresentable {
  let mixer: Mixer

  func makeNSView(context: Context) -> NSStackView {
    let stack = NSStackView(views: mixer.views())
    stack.orientation = .vertical
    stack.setHuggingPriority(.defaultHigh, for: .vertical)
    return stack
  }
  func updateNSView(_ stack: NSStackView, context: Context) {}
}

/// Pages with a title each.
struct PagesView: NSViewRepresentable {
  final class Coordinator: NSObject, NSTabViewDelegate {
    var selected: [String] = []
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
      selected.append(tabViewItem?.label ?? "")
    }
  }
  let coordinator: Coordinator
  let tabView: NSTabView

  func makeCoordinator() -> Coordinator { coordinator }
  func makeNSView(context: Context) -> NSTabView {
    for title in ["General", "Details"] {
      let item = NSTabViewItem(identifier: title)
      item.label = title
      item.view = NSTextField(labelWithString: "Page \(title)")
      tabView.addTabViewItem(item)
    }
    tabView.delegate = context.coordinator
    return tabView
  }
  func updateNSView(_ view: NSTabView, context: Context) {}
}

/// A list beside its details.
final class BrowserController: NSSplitViewController {
  private final class Side: NSViewController {
    private let text: String
    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func loadView() { view = NSTextField(labelWithString: text) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    splitView.dividerStyle = .thin
    let sidebar = NSSplitViewItem(sidebarWithViewController: Side("Folders"))
    sidebar.minimumThickness = 100
    sidebar.canCollapse = true
    addSplitViewItem(sidebar)
    addSplitViewItem(NSSplitViewItem(viewController: Side("Files")))
  }
}

struct BrowserView: NSViewControllerRepresentable {
  let controller: BrowserController
  func makeNSViewController(context: Context) -> BrowserController { controller }
  func updateNSViewController(_ controller: BrowserController, context: Context) {}
}

/// A trackpad whose fingers are read.
final class TouchReader: NSView {
  var places: [NSPoint] = []
  override init(frame: NSRect) {
    super.init(frame: frame)
    allowedTouchTypes = [.indirect]
    wantsRestingTouches = true
  }
  required init?(coder: NSCoder) { fatalError() }
  override func touchesBegan(with event: NSEvent) {
    places = event.touches(matching: .touching, in: self).map(\.normalizedPosition)
  }
}

/// A menu whose items have numbers.
@MainActor
func countedMenu() -> NSMenu {
  let menu = NSMenu(title: "Mail")
  let inbox = NSMenuItem(title: "Inbox", action: nil, keyEquivalent: "")
  inbox.badge = NSMenuItemBadge(count: 3)
  let more = NSMenuItem(title: "More", action: nil, keyEquivalent: "")
  more.submenu = NSMenu(title: "Folders")
  menu.addItem(inbox)
  menu.addItem(more)
  return menu
}

/// Keys of other programs, which a desktop does not give.
func tappedKeys() -> CFMachPort? {
  let mask = CGEventMask(1 << CGEventType.keyDown.rawValue)
  let tap = CGEvent.tapCreate(
    tap: .cgSessionEventTap, place: .headInsertEventTap, options: .defaultTap,
    eventsOfInterest: mask,
    callback: { _, _, event, _ in Unmanaged.passUnretained(event) }, userInfo: nil)
  guard let tap else { return nil }
  let source = CFMachPortCreateRunLoopSource(kCFAllocatorDefault, tap, 0)
  CFRunLoopAddSource(CFRunLoopGetCurrent(), source, .commonModes)
  CGEvent.tapEnable(tap: tap, enable: true)
  return tap
}
