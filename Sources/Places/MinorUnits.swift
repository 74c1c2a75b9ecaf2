/// The minor units of currencies, by ISO 4217. (ICU's digits are those of cash in some: a Hungarian
/// forint has none there.)
public enum MinorUnits {
  /// The number of digits after the decimal point: 2 for the euro, 0 for the yen, 3 for the Kuwaiti
  /// dinar.
  public static func digits(of currency: String) -> Int {
    if withoutDigits.contains(currency) { return 0 }
    return withThreeDigits.contains(currency) ? 3 : 2
  }

  private static let withoutDigits: Set = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF",
    "XOF", "XPF",
  ]
  private static let withThreeDigits: Set = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
