/// Divides lines of text into pages.
struct PageBreaks {
  /// A paragraph, as tall as it was laid out.
  struct Block {
    /// The space before it, which is left out at the top of a page.
    var space: Double
    var lines: [Double]
    /// Whether the next block begins on the same page, as after a heading.
    var keepsWithNext = false
    /// Whether all its lines are on one page, if that is possible.
    var keepsTogether = false
  }

  /// Some lines of a block, on one page.
  struct Piece: Equatable {
    let block: Int
    let lines: Range<Int>
    /// The top of the first line.
    let y: Double
  }

  /// The pages, each with its pieces from top to bottom; at least one page. O(n) for n lines.
  static func pages(_ blocks: [Block], height: Double) -> [[Piece]] {
    let needed = neededHeights(blocks, height)
    var pages: [[Piece]] = [[]]
    var y = 0.0
    for (index, block) in blocks.enumerated() {
      if y > 0 {
        if y + block.space + needed[index] > height {
          pages.append([])
          y = 0
        } else {
          y += block.space
        }
      }
      var (first, top) = (0, y)
      for (line, lineHeight) in block.lines.enumerated() {
        if y > 0, y + lineHeight > height {
          if first < line {
            pages[pages.count - 1].append(Piece(block: index, lines: first..<line, y: top))
          }
          pages.append([])
          (first, top, y) = (line, 0, 0)
        }
        y += lineHeight
      }
      if first < block.lines.count {
        pages[pages.count - 1].append(Piece(block: index, lines: first..<block.lines.count, y: top))
      }
    }
    return pages
  }

  /// The height that must be left on a page for each block to begin there, without the space before it.
  private static func neededHeights(_ blocks: [Block], _ height: Double) -> [Double] {
    var needed = [Double](repeating: 0, count: blocks.count)
    for (index, block) in blocks.enumerated().reversed() {
      let all = block.lines.reduce(0, +)
      if block.keepsWithNext {
        let isLast = index + 1 == blocks.count
        let chain = all + (isLast ? 0 : blocks[index + 1].space + needed[index + 1])
        // Headings that fill more than a page cannot all be on one.
        needed[index] = chain <= height ? chain : all
      } else if block.keepsTogether, all <= height {
        needed[index] = all
      } else {
        // A single line of a paragraph at the foot of a page reads badly.
        needed[index] = block.lines.prefix(2).reduce(0, +)
      }
    }
    return needed
  }
}
