/// A category of costs.
public enum CostCategory: String, Hashable, Sendable, Codable, CaseIterable {
  case transport
  case stays
  case meals
  case activities
  case shopping
  case other
}

/// The budget of a trip: in total, and for each category.
public struct Budget: Hashable, Sendable, Codable {
  public var total: Money?
  /// At most one for each category.
  public var categories: [CategoryBudget]

  public init(total: Money? = nil, categories: [CategoryBudget] = []) {
    self.total = total
    self.categories = categories
  }
}

/// The budget of one category.
public struct CategoryBudget: Hashable, Sendable, Codable {
  public var category: CostCategory
  public var amount: Money

  public init(_ category: CostCategory, _ amount: Money) {
    self.category = category
    self.amount = amount
  }
}
