import Tabstop
import Trips

/// The rows of an amount: the amount, its currency, and the rate if that is not the home currency.
struct MoneyFields<Field: Hashable>: View {
  let title: String
  @Bindable var entry: MoneyEntry
  let focus: FocusState<Field?>.Binding
  let fields: (amount: Field, currency: Field, rate: Field)
  @FocusState private var part: Part?

  private enum Part { case amount, rate }

  /// - Parameters:
  ///   - focus: The form's focus.
  ///   - fields: The form's focus values of the three controls.
  init(
    _ title: String, _ entry: MoneyEntry, focus: FocusState<Field?>.Binding,
    fields: (amount: Field, currency: Field, rate: Field)
  ) {
    self.title = title
    self.entry = entry
    self.focus = focus
    self.fields = fields
  }

  var body: some View {
    Group {
      LabeledContent(title) {
        VStack(alignment: .leading, spacing: 4) {
          TextField("", text: $entry.amount)
            .keyboardType(.decimalPad)
            .focused($part, equals: .amount)
            .onSubmit { entry.commit() }
          error(entry.amountProblem, .amount)
        }
      }
      .focused(focus, equals: fields.amount)
      Picker("Currency", selection: $entry.currency) {
        ForEach(CurrencyList.currencies(first: [entry.home, entry.currency]), id: \.self) {
          Text(CurrencyList.label($0)).tag($0)
        }
      }
      .focused(focus, equals: fields.currency)
      if entry.hasRate {
        LabeledContent(entry.rateTitle) {
          VStack(alignment: .leading, spacing: 4) {
            TextField("", text: $entry.rateText)
              .keyboardType(.decimalPad)
              .focused($part, equals: .rate)
              .onSubmit { entry.commit() }
              .accessibilityHint(entry.rateNote ?? "")
            error(entry.rateProblem, .rate)
            if let note = entry.rateNote {
              Text(note)
                .styleClass("dim-label")
                .accessibilityHidden(true)
            }
          }
        }
        .focused(focus, equals: fields.rate)
      }
    }
    .onChange(of: part) { old, _ in if old != nil { entry.commit() } }
    .task { entry.setRates(await SharedGazetteer.shared.rates()) }
  }

  @ViewBuilder private func error(_ sentence: String?, _ field: Part) -> some View {
    if let sentence {
      Text(sentence)
        .styleClass("error")
        .accessibilityErrorMessage(for: $part, equals: field)
    }
  }
}
