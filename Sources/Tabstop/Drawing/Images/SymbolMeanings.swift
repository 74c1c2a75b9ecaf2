/// The names of symbols that are often the only content of a button, by what they are for, as VoiceOver speaks them;
/// and the usual words for what other symbols show, where the words of their own names are none.
enum SymbolMeanings {
  /// The meaning of a symbol, or of one with the same sign in an outline, as a key of the catalog of texts.
  static func meaning(of symbol: String) -> String? {
    meanings[symbol] ?? SymbolNames.withoutEnd(symbol).flatMap(meaning)
  }

  /// What a slider beside a symbol sets, in the user's language: "Volume" beside a speaker.
  static func setting(of symbol: String) -> String {
    switch symbol.prefix(while: { $0 != "." }) {
    case "speaker", "volume": String(own: "Volume")
    case "sun", "light": String(own: "Brightness")
    case "tortoise", "hare": String(own: "Speed")
    case "textformat": String(own: "Text Size")
    default: SymbolNames.spokenName(of: SymbolNames.withoutEnd(symbol) ?? symbol)
    }
  }

  private static let meanings: [String: String] = {
    var result: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: ":")
      for symbol in parts[1].split(separator: " ") { result[String(symbol)] = String(parts[0]) }
    }
    return result
  }()

  /// Meanings, and their symbols. Arrows that lead somewhere are named as in a bar.
  private static let lines = """
    Back: chevron.left chevron.backward arrow.left arrow.backward
    Forward: chevron.right chevron.forward arrow.right arrow.forward
    Up: chevron.up arrow.up
    Down: chevron.down arrow.down
    Close: xmark
    Add: plus
    Remove: minus
    Delete: trash delete.left delete.backward delete.right
    Settings: gear gearshape
    Search: magnifyingglass
    More: ellipsis
    Share: square.and.arrow.up
    Compose: square.and.pencil
    Edit: pencil
    Show: eye
    Hide: eye.slash
    Help: questionmark
    Refresh: arrow.clockwise arrow.triangle.2.circlepath arrow.2.circlepath
    Menu: line.3.horizontal line.horizontal.3
    Move: arrow.up.and.down.and.arrow.left.and.right
    Sort: arrow.up.arrow.down
    Swap: arrow.left.arrow.right arrow.triangle.swap
    Filter: line.3.horizontal.decrease line.horizontal.3.decrease
    Options: slider.horizontal.3 slider.vertical.3 slider.horizontal.2.square
    Reset: arrow.counterclockwise
    Undo: arrow.uturn.backward arrow.uturn.left
    Redo: arrow.uturn.forward arrow.uturn.right
    Reply: arrowshape.turn.up.left
    Full Screen: arrow.up.left.and.arrow.down.right
    Exit Full Screen: arrow.down.right.and.arrow.up.left
    Download: square.and.arrow.down icloud.and.arrow.down arrow.down.to.line
    Upload: icloud.and.arrow.up arrow.up.to.line
    Open: arrow.up.right.square arrow.up.forward.square arrow.up.forward.app
    Send: paperplane
    Sign Out: rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    Sidebar: sidebar.left sidebar.leading sidebar.right sidebar.trailing
    Copy: doc.on.doc
    Paste: doc.on.clipboard
    Cut: scissors
    Duplicate: plus.square.on.square square.on.square plus.rectangle.on.rectangle
    Duplicate: rectangle.on.rectangle rectangle.on.rectangle.angled
    Document: doc doc.text
    New Document: doc.badge.plus
    New Folder: folder.badge.plus
    Add Person: person.badge.plus person.fill.badge.plus person.crop.circle.badge.plus
    Add Event: calendar.badge.plus
    Add to Cart: cart.badge.plus cart.fill.badge.plus
    List: list.bullet list.dash
    Grid: square.grid.2x2 square.grid.3x3 square.grid.3x2
    Message: bubble.left bubble.right text.bubble message
    Messages: bubble.left.and.bubble.right
    Notifications: bell bell.badge
    Notifications Off: bell.slash
    Zoom In: plus.magnifyingglass
    Zoom Out: minus.magnifyingglass
    Contrast: circle.lefthalf.filled circle.righthalf.filled
    Sun: sun.max sun.min
    Moon: moon moon.stars
    Warning: exclamationmark exclamationmark.triangle
    Error: exclamationmark.octagon xmark.octagon
    Hang Up: phone.down
    Print: printer
    QR Code: qrcode
    Scan QR Code: qrcode.viewfinder
    Scan Barcode: barcode.viewfinder
    Text Format: textformat
    Text Size: textformat.size
    Align Left: text.alignleft
    Center: text.aligncenter
    Align Right: text.alignright
    Credit Card: creditcard
    Location: mappin mappin.and.ellipse
    Location Off: mappin.slash
    Chart: chart.bar chart.pie chart.line.uptrend.xyaxis chart.xyaxis.line
    Fast Forward: forward
    Rewind: backward
    Next Track: forward.end
    Previous Track: backward.end
    Play or Pause: playpause
    Switch Camera: camera.rotate arrow.triangle.2.circlepath.camera
    Hide Keyboard: keyboard.chevron.compact.down
    Archive: archivebox
    Inbox: tray
    Attach: paperclip
    dollar: dollarsign
    euro: eurosign
    pound: sterlingsign
    yen: yensign
    open lock: lock.open
    video camera: video
    microphone: mic
    music: music.note music.note.list
    computer: desktopcomputer laptopcomputer
    rain: cloud.rain cloud.drizzle cloud.heavyrain
    light bulb: lightbulb
    paint palette: paintpalette
    graduation cap: graduationcap
    thumbs up: hand.thumbsup
    thumbs down: hand.thumbsdown
    raised hand: hand.raised
    bed: bed.double
    cutlery: fork.knife
    cup: cup.and.saucer mug
    cake: birthday.cake
    game controller: gamecontroller
    first aid: cross.case
    building: building.2 building.columns
    box: shippingbox
    """
}
