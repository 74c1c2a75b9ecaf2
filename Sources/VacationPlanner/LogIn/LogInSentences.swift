import Tabstop

/// The sentences above the fields of the log-in page: the reason for it, and what follows.
struct LogInSentences: View {
  let planner: Planner
  let width: Double

  var body: some View {
    if let reason = planner.notice {
      Text(reason)
        .styleClass("error")
        .frame(minWidth: width, maxWidth: width, alignment: .leading)
    }
    if !planner.openedFiles.files.isEmpty {
      Text(planner.openedFiles.logInSentence)
        .multilineTextAlignment(.center)
        .frame(maxWidth: width)
    }
    if let request = planner.externalRequests.request {
      Text(request.logInSentence)
        .multilineTextAlignment(.center)
    }
    if let requestedDestination = planner.requestedDestination {
      Text("Log in, and the page about \(requestedDestination.name) opens.")
        .multilineTextAlignment(.center)
    }
    if let logOut = planner.providerLogOut {
      Text(logOut.sentence)
        .multilineTextAlignment(.center)
        .frame(maxWidth: width)
      if !logOut.isDone {
        Button("Sign Out at \(logOut.name)", action: planner.logOutAtProvider)
          .buttonStyle(.borderless)
      }
    }
  }
}

extension Planner {
  /// Whether `LogInSentences` would show a sentence.
  var hasLogInSentences: Bool {
    notice != nil || !openedFiles.files.isEmpty || externalRequests.request != nil
      || requestedDestination != nil
      || providerLogOut != nil
  }
}
