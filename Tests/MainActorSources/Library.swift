import SwiftUI
import UIKit

struct Book: Identifiable, Codable, Hashable {
  var id = 0
  var title: String
}

/// Books, and small pictures of their covers, which are drawn on other threads.
@Observable
final class Library {
  var books: [Book] = []
  var covers: [Int: UIImage] = [:]
  var wasOnMainThread: Bool?

  func open(_ data: Data) throws { books = try JSONDecoder().decode([Book].self, from: data) }

  func drawCovers() async {
    await withTaskGroup(of: (Int, UIImage?, Bool).self) { group in
      for book in books {
        group.addTask { await self.cover(of: book.id, width: 12) }
      }
      for await (id, cover, wasOnMainThread) in group {
        covers[id] = cover
        self.wasOnMainThread = wasOnMainThread
      }
    }
  }

  @concurrent
  private func cover(of id: Int, width: CGFloat) async -> (Int, UIImage?, Bool) {
    let size = CGSize(width: width, height: 20)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.setStrokeColor(UIColor.blue.cgColor)
      context.cgContext.stroke(CGRect(x: 2, y: 2, width: 4, height: 4))
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
      ("\(id)" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 8)])
      UIImage(named: "No Such Cover")?.draw(in: CGRect(origin: .zero, size: size))
    }
    return (id, picture, Thread.isMainThread)
  }

  /// A text that is put together on another thread.
  @concurrent
  func summary() async -> Text {
    let count = await books.count
    return Text("\(count) books").bold().foregroundColor(.secondary)
  }
}

private struct RowHeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct ShelfKey: EnvironmentKey { static let defaultValue = Shelf() }
struct Shelf { var name = "Shelf" }
extension EnvironmentValues {
  var shelf: Shelf {
    get { self[ShelfKey.self] }
    set { self[ShelfKey.self] = newValue }
  }
  @Entry var spineColor = Color.brown
}

struct SpineStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// Places views one after the other.
struct Row: Layout {
  var spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: width(of: sizes), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width + spacing
    }
  }

  private func width(of sizes: [CGSize]) -> CGFloat {
    sizes.map(\.width).reduce(0, +) + spacing * CGFloat(max(sizes.count - 1, 0))
  }
}

struct LibraryView: View {
  @State private var height: CGFloat = 0
  @State var library: Library
  @Environment(\.shelf) private var shelf

  var body: some View {
    VStack {
      Row {
        ForEach(library.books) { Text($0.title) }
      }
      .background(
        GeometryReader { Color.clear.preference(key: RowHeightKey.self, value: $0.size.height) })
      Text(height > 0 ? "\(shelf.name) has a height" : "\(shelf.name) has none")
      Ticket().strokeBorder(.red).frame(width: 40, height: 20)
      Arc(share: 0.5).modifier(Shake(animatableData: 0)).frame(width: 20, height: 20)
      Percentage(share: 0.5)
    }
    .onPreferenceChange(RowHeightKey.self) { height = $0 }
    .task { await library.drawCovers() }
  }
}
