internal import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A choice of one of a few. Mirrors UIKit's `UISegmentedControl`.
open class UISegmentedControl: UIControl {
  @_Drawn private var titles: [String] = []
  /// The index of the selected segment; `noSegment` if there is none.
  @_Drawn open var selectedSegmentIndex = -1
  /// The colour of the selected segment. Stored, without effect.
  open var selectedSegmentTintColor: UIColor?
  /// Whether segments are as wide as their titles need. Stored, without effect.
  open var apportionsSegmentWidthsByContent = false
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// No segment.
  public static let noSegment = -1

  /// Creates a choice of titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String ?? "" }
  }
  /// Inserts a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }
  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title ?? "" }
  }
  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  /// Removes all segments.
  open func removeAllSegments() { titles = [] }
  /// Does nothing.
  open func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  /// Does nothing.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}

  override var content: AnyView? {
    AnyView(
      Picker(accessibilityLabel ?? "", selection: byUser(self, \.selectedSegmentIndex)) {
        ForEach(Array(titles.enumerated()), id: \.offset) {
          Text(verbatim: $0.element).tag($0.offset)
        }
      }
      .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled))
  }
}
