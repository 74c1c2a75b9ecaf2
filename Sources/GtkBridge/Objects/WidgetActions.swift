internal import CGtk

extension WidgetPointer {
  /// Performs an action of the widget, or of one that it is in, by its name, such as `clipboard.copy`; returns whether
  /// there is one.
  public func activateAction(_ name: String) -> Bool {
    gtk_widget_activate_action_variant(self, name, nil) != 0
  }
}
