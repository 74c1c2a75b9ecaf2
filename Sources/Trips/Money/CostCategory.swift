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
  /// The total; nil without a limit.
  public var total: Money?
  /// The budgets of categories, at most one for each.
  public var categories: [CategoryBudget]

  /// Creates a budget.
  public init(total: Money? = nil, categories: [CategoryBudget] = []) {
    self.total = total
    self.categories = categories
  }
}

/// The budget of one category.
public struct CategoryBudget: Hashable, Sendable, Codable {
  /// The category.
  public var category: CostCategory
  /// The amount.
  public var amount: Money

  /// Creates the budget of a category.
  public init(_ category: CostCategory, _ amount: Money) {
    self.category = category
    self.amount = amount
  }
}
