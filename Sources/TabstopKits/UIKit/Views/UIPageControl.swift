public import Foundation
internal import Tabstop
internal import TabstopFoundation

/// A row of dots that shows which of several pages is shown. Mirrors UIKit's `UIPageControl`. It is one stop
/// for Tab, a slider for screen readers, and the arrow keys turn the pages.
open class UIPageControl: UIControl {
  /// The background of the dots. Mirrors UIKit's. No effect.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// The way in which the user operates the dots. Mirrors UIKit's. No effect.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// The number of pages.
  @_Drawn open var numberOfPages = 0
  /// The index of the page that is shown.
  @_Drawn open var currentPage = 0
  /// The colour of the other pages' dots.
  @_Drawn open var pageIndicatorTintColor: UIColor? = nil
  /// The colour of the shown page's dot.
  @_Drawn open var currentPageIndicatorTintColor: UIColor? = nil
  /// Whether a single page has no dot.
  @_Drawn open var hidesForSinglePage = false
  /// The style of the background. Stored, without effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether the user can slide over the pages. Stored, without effect.
  open var allowsContinuousInteraction = true
  /// The picture of an indicator. Stored, without effect.
  open var preferredIndicatorImage: UIImage?
  /// Does nothing.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// An estimate of the size of the dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * 16, height: 26)
  }

  override var content: AnyView? {
    guard numberOfPages > 1 || !hidesForSinglePage else { return AnyView(EmptyView()) }
    let page = byUser(self, \.currentPage)
    let last = max(numberOfPages - 1, 0)
    return AnyView(
      HStack(spacing: 8) {
        ForEach(0..<max(numberOfPages, 0), id: \.self) { index in
          Circle()
            .fill(
              index == self.currentPage
                ? self.currentPageIndicatorTintColor?.color ?? .primary
                : self.pageIndicatorTintColor?.color ?? .secondary.opacity(0.4)
            )
            .frame(width: 8, height: 8)
            // One control for the keyboard, not a button for each dot.
            .gesture(TapGesture().onEnded { page.wrappedValue = index })
        }
      }
      .padding(9)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(accessibilityLabel ?? "")
      .accessibilityValue(String(own: "Page \(currentPage + 1) of \(numberOfPages)"))
      .accessibilityAdjustableAction { direction in
        let step = direction == .increment ? 1 : -1
        page.wrappedValue = min(max(page.wrappedValue + step, 0), last)
      })
  }
}
