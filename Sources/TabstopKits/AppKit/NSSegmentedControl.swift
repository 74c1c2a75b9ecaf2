public import Foundation
internal import Tabstop
public import TabstopFoundation

/// A choice of one of a few. Mirrors AppKit's `NSSegmentedControl`.
open class NSSegmentedControl: _NSValueControl {
  /// What a click on a segment does. Mirrors AppKit's.
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
  /// The look of the segments. Mirrors AppKit's. No effect: the desktop's theme decides.
  public enum Style: Int, Sendable {
    case automatic, rounded, roundRect, texturedSquare, smallSquare, separated, texturedRounded
    case capsule
  }
  /// The width of the segments. Mirrors AppKit's. No effect.
  public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }

  private struct Segment {
    var title: String?
    var image: NSImage?
    var toolTip: String?
    var isEnabled = true
    var isOn = false
  }
  private var segments: [Segment] = [] { didSet { changed(true) } }
  /// What a click on a segment does: `momentary` segments are buttons, those of `selectAny` are switches.
  @_Drawn open var trackingMode = SwitchTracking.selectOne
  /// The look of the segments. Stored, without effect.
  open var segmentStyle = Style.automatic
  /// The width of the segments. Stored, without effect.
  open var segmentDistribution = Distribution.fit
  /// The colour of the selected segment. Stored, without effect.
  open var selectedSegmentBezelColor: NSColor?

  /// Creates a choice of titles.
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = labels.map { Segment(title: $0) }
    begin(trackingMode, target, action)
  }
  /// Creates a choice of pictures.
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = images.map { Segment(image: $0) }
    begin(trackingMode, target, action)
  }
  private func begin(_ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
    trackingMode = mode
    self.target = target as AnyObject?
    self.action = action
  }

  /// The number of segments.
  open var segmentCount: Int {
    get { segments.count }
    set {
      let count = max(0, newValue)
      segments =
        Array(segments.prefix(count))
        + Array(repeating: Segment(), count: max(0, count - segments.count))
    }
  }
  /// The index of the selected segment, or of the one that was clicked last; -1 if there is none.
  open var selectedSegment: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : -1
      if trackingMode == .selectOne {
        for index in segments.indices { segments[index].isOn = index == selected }
      } else if selected >= 0 {
        segments[selected].isOn = true
      }
    }
  }
  private var selected = -1
  /// The index of the selected segment, by another name: `selectedSegment`.
  open var indexOfSelectedItem: Int { selectedSegment }
  /// Sets the title of a segment.
  open func setLabel(_ label: String, forSegment segment: Int) {
    change(segment) { $0.title = label }
  }
  /// The title of a segment.
  open func label(forSegment segment: Int) -> String? { at(segment)?.title }
  /// Sets the picture of a segment.
  open func setImage(_ image: NSImage?, forSegment segment: Int) {
    change(segment) { $0.image = image }
  }
  /// The picture of a segment.
  open func image(forSegment segment: Int) -> NSImage? { at(segment)?.image }
  /// Sets the tooltip of a segment: its name, if it has no title.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {
    change(segment) { $0.toolTip = toolTip }
  }
  /// Sets whether a segment is enabled: in a control of buttons or switches.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether a segment is enabled.
  open func isEnabled(forSegment segment: Int) -> Bool { at(segment)?.isEnabled ?? false }
  /// Sets the width of a segment. No effect: a segment is as wide as it needs.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
  /// Selects a segment, or ends its selection.
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if selected {
      selectedSegment = segment
    } else {
      change(segment) { $0.isOn = false }
      if self.selected == segment { self.selected = -1 }
    }
  }
  /// Whether a segment is selected.
  open func isSelected(forSegment segment: Int) -> Bool { at(segment)?.isOn ?? false }

  private func at(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }
  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(index) { change(&segments[index]) }
  }

  private func click(_ index: Int, isOn: Bool) {
    selected = index
    if trackingMode == .selectAny { segments[index].isOn = isOn }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var content: AnyView? {
    if trackingMode == .selectOne {
      return AnyView(
        Picker(accessibilityLabel ?? "", selection: byUser(self, \.selectedSegment)) {
          ForEach(segments.indices, id: \.self) { index in self.view(of: index).tag(index) }
        }
        .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
    }
    return AnyView(
      HStack(spacing: 0) {
        ForEach(segments.indices, id: \.self) { index in
          if self.trackingMode == .selectAny {
            Toggle(
              isOn: Binding { [weak self] in
                self?.isSelected(forSegment: index) == true
              } set: { [weak self] in
                self?.click(index, isOn: $0)
              }
            ) {
              self.view(of: index)
            }
            .toggleStyle(.button).disabled(!self.isEnabled(forSegment: index))
          } else {
            Button { [weak self] in
              self?.click(index, isOn: true)
            } label: {
              self.view(of: index)
            }
            .disabled(!self.isEnabled(forSegment: index))
          }
        }
      }
      .accessibilityLabel(accessibilityLabel ?? "", isEnabled: accessibilityLabel != nil).disabled(
        !isEnabled))
  }

  @ViewBuilder private func view(of index: Int) -> some View {
    let segment = segments[index]
    if let image = segment.image {
      let name = segment.title ?? segment.toolTip ?? image.accessibilityDescription ?? ""
      Image(uiImage: image).accessibilityLabel(name)
    } else {
      Text(verbatim: segment.title ?? "")
    }
  }
}
