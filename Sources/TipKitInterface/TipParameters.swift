extension Tips {
  /// A value that rules of tips depend on. Mirrors TipKit's; the macro ``Parameter(_:)`` creates one for
  /// a static property.
  ///
  /// It is stored with the state of the tips, unless it is `transient`. A value that cannot be stored
  /// as JSON, such as a number that is not finite, holds for this run.
  public struct Parameter<Value: Codable & Sendable>: Identifiable, _RuleInput {
    /// The name of the type and of the property.
    public let id: String
    private let initial: Value
    private let isTransient: Bool

    /// Creates a parameter of a property in a type.
    ///
    /// - Parameter fileID: The file of the type. It belongs to the name of a private type, which others
    ///   of the module may have as well.
    public init<Owner>(
      _ owner: Owner.Type, _ name: String, _ initialValue: Value, _ options: ParameterOption...,
      fileID: String = #fileID
    ) {
      id = "\(StoredTipValue.name(of: owner, in: fileID)).\(name)"
      initial = initialValue
      isTransient = options.contains { $0.isTransient }
    }

    /// The value. Tips that depend on it follow its changes.
    public var wrappedValue: Value {
      get {
        TipCenter.shared.read { state in
          // In two steps: no value could be cast to an optional type.
          if let known = state.values[id], let value = known as? Value { return value }
          guard !isTransient, let text = state.records.parameters[id],
            let value = StoredTipValue.value(text, as: Value.self)
          else { return initial }
          state.values[id] = value
          return value
        }
      }
      nonmutating set {
        let new = StoredTipValue.text(newValue)
        // Before the tips are configured, another value may be stored.
        if let new, isTransient || TipCenter.shared.read({ $0.isConfigured }),
          StoredTipValue.text(wrappedValue) == new
        {
          return
        }
        TipCenter.shared.change { state in
          state.values[id] = newValue
          if !isTransient { state.record(.parameter(id, value: new)) }
        }
      }
    }
  }

  /// An option of a parameter. Mirrors TipKit's.
  public struct ParameterOption: Sendable {
    let isTransient: Bool
    /// The value is the initial one at each start of the program.
    public static let transient = ParameterOption(isTransient: true)
  }
}

/// `Tips.Parameter` under a name that a program's own type `Tips` does not hide.
public typealias _TipParameter = Tips.Parameter
