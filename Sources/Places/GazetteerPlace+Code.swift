extension GazetteerPlace {
  /// Whether a text is a code of this airport.
  public func hasCode(_ text: String) -> Bool {
    let text = Folding.key(text)
    return [iata, icao].contains { $0.map(Folding.key) == text }
  }
}

extension Array {
  /// The first suggestions for a text. One that must stay is the last of them if it would be cut off, as an
  /// airport of which the text is the code may be (``Gazetteer/suggestions(for:of:past:limit:)``).
  package func cut(to limit: Int, keeping mustStay: (Element) -> Bool) -> [Element] {
    var first = Array(prefix(limit))
    if count > limit, limit > 0, let kept = dropFirst(limit).first(where: mustStay),
      !first.contains(where: mustStay)
    {
      first[limit - 1] = kept
    }
    return first
  }
}
