/// Modifiers of tabs that keep the type of their values, so that the values of the other tabs can
/// still be written `.home`. They are those of SwiftUI's `TabContent`.
extension TabContent {
  /// Adds a number to the tab; none for 0. Mirrors SwiftUI.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Adds a short text to the tab. Mirrors SwiftUI.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _TabGroup(BadgedView(content: self, label: label))
  }

  /// A badge with a localized text; `nil` removes it.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0.text) })
  }

  /// A badge with a text that is not localized; `nil` removes it.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Removes the tab and its page while `hidden` is true. Mirrors SwiftUI.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabGroup<TabValue, _>(hidden ? nil : self)
  }

  /// Disables the controls of the page while `disabled` is true; the tab can be selected. Mirrors
  /// SwiftUI.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    _TabGroup(modifier(DisabledModifier(isDisabled: disabled)))
  }

  /// Sets the name by which tests find the tab. No effect: here they find it by its title.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { self }
}
