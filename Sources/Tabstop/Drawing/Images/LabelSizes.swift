/// The sizes that a program sets for the labels inside a view, in points.
struct LabelSizes: Equatable {
  var spacing: Double = 6
  var iconWidth: Double?
}

/// The icon beside the title, with the sizes that the program has set.
struct SizedLabel<Icon: View, Title: View>: View {
  let icon: Icon
  let title: Title
  @Environment(\.labelSizes) private var sizes

  var body: some View {
    HStack(spacing: sizes?.spacing ?? LabelSizes().spacing) {
      icon.frame(minWidth: sizes?.iconWidth)
      title
    }
  }
}

extension View {
  /// Sets the space between icon and title of the labels inside, in points; 6 by default. Mirrors
  /// SwiftUI.
  public func labelIconToTitleSpacing(_ spacing: Double) -> some View {
    transformEnvironment(\.labelSizes) {
      $0 = LabelSizes(spacing: spacing, iconWidth: $0?.iconWidth)
    }
  }

  /// Sets the least width of the icons of the labels inside, in points, so that titles one below the
  /// other begin at one line. Mirrors SwiftUI.
  public func labelReservedIconWidth(_ value: Double) -> some View {
    transformEnvironment(\.labelSizes) {
      $0 = LabelSizes(spacing: $0?.spacing ?? LabelSizes().spacing, iconWidth: value)
    }
  }
}

private struct LabelSizesKey: EnvironmentKey {
  static var defaultValue: LabelSizes? { nil }
}

extension EnvironmentValues {
  var labelSizes: LabelSizes? {
    get { self[LabelSizesKey.self] }
    set { self[LabelSizesKey.self] = newValue }
  }
}
