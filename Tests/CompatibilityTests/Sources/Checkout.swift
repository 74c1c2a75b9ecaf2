import SwiftUI
struct CheckoutView: View {
  enum Field: Int, CaseIterable, Hashable {
    case name, street, zip, city, card, expiry, cvc
    var next: Field? { Field(rawValue: rawValue + 1) };
    var previous: Field? { Field(rawValue: rawValue - 1) }
  }
  enum Shipping: String, CaseIterable, Identifiable {
    case standard, express; var id: Self { self };
    var price: Decimal { self == .standard ? 0 : 9.99 }
  }
  @State private var values = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, "") })
  @State private var shipping = Shipping.standard; @State private var quantity = 1;
  @State private var tip = 0.15; @State private var price = 19.99; @State private var gift = false;
  @State private var note = ""; @State private var confirm = false; @State private var error: Error?
  @FocusState private var field: Field?
  private var total: Double { price * Double(quantity) * (1 + tip) }
  private func binding(_ f: Field) -> Binding<String> {
    Binding(get: { values[f, default: ""] }, set: { values[f] = $0 })
  }
  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Delivery")) {
          row("Full name", .name).textContentType(.name);
          row("Street", .street).textContentType(.fullStreetAddress);
          HStack {
            row("ZIP", .zip).keyboardType(.numberPad).frame(maxWidth: 90); Divider();
            row("City", .city)
          }
        }
        Section(header: Text("Payment"), footer: Text("Test cards only")) {
          row("Card number", .card).keyboardType(.numberPad).textContentType(.creditCardNumber)
            .onChange(of: values[.card]) { new in values[.card] = format(new ?? "") }
          HStack {
            row("MM/YY", .expiry);
            SecureField("CVC", text: binding(.cvc)).focused($field, equals: .cvc).submitLabel(.done)
          }
        }
        Section {
          Picker("Shipping", selection: $shipping) {
            ForEach(Shipping.allCases) { s in
              Text("\(s.rawValue.capitalized) – \(s.price, format: .currency(code: "EUR"))").tag(s)
            }
          }
          Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10);
          TextField(
            "Price", value: $price,
            format: .currency(code: Locale.current.currency?.identifier ?? "USD")
          ).keyboardType(.decimalPad)
          VStack(alignment: .leading) {
            Text("Tip \(tip, format: .percent)");
            Slider(value: $tip, in: 0...0.3, step: 0.05) {
              Text("Tip")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("30")
            }
          }
          Toggle("Gift", isOn: $gift.animation());
          if gift {
            TextEditor(text: $note).frame(minHeight: 80).overlay(alignment: .topLeading) {
              if note.isEmpty {
                Text("Message").foregroundStyle(.tertiary).padding(8).allowsHitTesting(false)
              }
            }
          }
        }
        Section {
          LabeledContent("Total") { Text(total, format: .currency(code: "EUR")).bold() };
          Button("Place order") { confirm = true }.disabled(
            values.values.contains(where: \.isEmpty)
          ).frame(maxWidth: .infinity)
        }
      }
      .navigationBarTitle(Text("Checkout"), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") {},
        trailing: Button(action: { confirm.toggle() }) { Text("Pay").bold() }
      )
      .onSubmit { field = field?.next }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button {
            field = field?.previous
          } label: {
            Image(systemName: "chevron.up")
          }.disabled(field?.previous == nil);
          Button {
            field = field?.next
          } label: {
            Image(systemName: "chevron.down")
          }.disabled(field?.next == nil); Spacer(); Button("Done") { field = nil }
        }
      }
      .confirmationDialog("Order now?", isPresented: $confirm, titleVisibility: .visible) {
        Button("Pay \(total.formatted(.currency(code: "EUR")))") {};
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("You will be charged.")
      }
    }
    .navigationViewStyle(.stack)
  }
  @ViewBuilder private func row(_ title: LocalizedStringKey, _ f: Field) -> some View {
    TextField(title, text: binding(f)).focused($field, equals: f).submitLabel(
      f.next == nil ? .done : .next
    ).autocorrectionDisabled()
  }
  private func format(_ s: String) -> String {
    let d = s.filter { $0.isWholeNumber }.prefix(16);
    return stride(from: 0, to: d.count, by: 4).map { i in String(d.dropFirst(i).prefix(4)) }.joined(
      separator: " ")
  }
}
