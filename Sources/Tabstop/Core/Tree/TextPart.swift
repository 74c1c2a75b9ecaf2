/// The text of one child of a node, as a part of the node's text.
struct TextPart {
  let text: String
  let node: _Node
}

extension [TextPart] {
  /// The texts with spaces between them, without what only repeats the text beside it.
  @MainActor var joinedText: String {
    guard count > 1 else { return first?.text ?? "" }
    return withoutArrows.withoutRepeatingSymbols.withoutRepeatedLabels.joined(separator: " ")
  }

  /// The parts that are not arrows, if there are any.
  @MainActor private var withoutArrows: [TextPart] {
    let words = filter { !$0.node.isArrow }
    return words.isEmpty ? self : words
  }

  /// The parts without symbols that say the same as a text beside them, as one for Delete beside "Delete Account".
  @MainActor private var withoutRepeatingSymbols: [TextPart] {
    guard contains(where: \.node.isSymbol) else { return self }
    return indices.filter { index in
      guard self[index].node.isSymbol else { return true }
      return !hasNeighbour(of: index) {
        !$0.node.isSymbol && $0.text.containsWords(self[index].text)
      }
    }.map { self[$0] }
  }

  /// The texts without hidden labels that say the same as the text beside them.
  @MainActor private var withoutRepeatedLabels: [String] {
    indices.compactMap { index in
      let part = self[index]
      let isRepeated = hasNeighbour(of: index) {
        part.text.hasPrefix($0.text) && part.node.hiddenLabel == $0.text
          && $0.node.hiddenLabel == nil
      }
      guard isRepeated, let label = part.node.hiddenLabel else { return part.text }
      let rest = part.text.dropFirst(label.count).drop { $0 == " " }
      return rest.isEmpty ? nil : String(rest)
    }
  }

  private func hasNeighbour(of index: Int, where matches: (TextPart) -> Bool) -> Bool {
    (index > 0 && matches(self[index - 1])) || (index + 1 < count && matches(self[index + 1]))
  }
}

extension String {
  /// Whether other words are in it, in any case of their letters.
  fileprivate func containsWords(_ words: String) -> Bool {
    words.utf8.count <= utf8.count && " \(lowercased()) ".contains(" \(words.lowercased()) ")
  }
}
