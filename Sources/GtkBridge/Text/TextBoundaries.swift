internal import CGtk

/// The words and sentences of a text: Pango finds their boundaries by Unicode's rules.
extension String {
  /// The ranges of the words in a part of the text, without the characters between them.
  public func words(in range: Range<Index>) -> [Range<Index>] {
    var words: [Range<Index>] = []
    var start = range.lowerBound
    for (index, position) in boundaries(in: range) where position.is_word_boundary != 0 {
      if self[start..<index].unicodeScalars.contains(where: \.isPartOfWord) {
        words.append(start..<index)
      }
      start = index
    }
    return words
  }

  /// The ranges of the sentences in a part of the text.
  public func sentences(in range: Range<Index>) -> [Range<Index>] {
    var sentences: [Range<Index>] = []
    var start: Index?
    for (index, position) in boundaries(in: range) {
      if let from = start, position.is_sentence_end != 0 {
        sentences.append(from..<index)
        start = nil
      }
      if position.is_sentence_start != 0 { start = index }
    }
    return sentences
  }

  /// What Pango says of the positions before each Unicode scalar and at the end.
  private func boundaries(in range: Range<Index>) -> [(Index, PangoLogAttr)] {
    let part = self[range]
    var positions = [PangoLogAttr](repeating: PangoLogAttr(), count: part.unicodeScalars.count + 1)
    pango_get_log_attrs(
      String(part), CInt(part.utf8.count), -1, nil, &positions, CInt(positions.count))
    return Array(zip(part.unicodeScalars.indices + [part.endIndex], positions))
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}
