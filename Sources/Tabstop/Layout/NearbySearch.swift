/// Finds an element of a list that is mostly searched in order, as the widgets of many rows are:
/// each is next to the one found before. So visiting all costs time in proportion to their number.
struct NearbySearch {
  private var last = 0

  @MainActor
  mutating func firstIndex<Element>(
    in elements: [Element], where isMeant: (Element) -> Bool
  ) -> Int? {
    for index in [last, last + 1, last - 1, elements.count - 1]
    where elements.indices.contains(index) {
      ViewCost.step()
      if isMeant(elements[index]) {
        last = index
        return index
      }
    }
    let found = elements.firstIndex {
      ViewCost.step()
      return isMeant($0)
    }
    if let found { last = found }
    return found
  }
}
