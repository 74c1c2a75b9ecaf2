/// What money is spent on.
public enum CostCategory: String, Hashable, Sendable, Codable, CaseIterable {
  case transport
  case stays
  case meals
  case activities
  case shopping
  case other
}

/// What may be spent on a trip: all in all, and on each category.
public struct Budget: Hashable, Sendable, Codable {
  public var total: Money?
  /// At most one for each category.
  public var categories: [CategoryBudget]

  public init(total: Money? = nil, categories: [CategoryBudget] = []) {
    self.total = total
    self.categories = categories
  }
}

/// What may be spent on one category.
public struct CategoryBudget: Hashable, Sendable, Codable {
  public var category: CostCategory
  public var amount: Money

  public init(_ category: CostCategory, _ amount: Money) {
    self.category = category
    self.amount = amount
  }
}
