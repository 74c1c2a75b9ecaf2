/// The icons of the desktop's themes for the names of SF Symbols; `drawing(of:)` says which are drawn instead.
///
/// The variants of a symbol (`.fill`, `.circle`, `.square`) have the same icon: a theme has one for
/// each meaning.
enum SymbolNames {
  /// The icon for a symbol, without "-symbolic". A freedesktop name is its own icon.
  static func icon(for symbol: String) -> String { listedIcon(for: symbol) ?? symbol }

  /// The icon of the list for a symbol, or for the symbol without its last words: "person.crop.circle.fill" has that
  /// of a user. `nil` if the list has none.
  static func listedIcon(for symbol: String) -> String? {
    beginnings(of: symbol.split(separator: ".")).compactMap(known).first
  }

  /// The symbols that words begin with, the longest first: "car.2.fill", "car.2" and "car".
  static func beginnings(of words: [Substring]) -> LazyMapSequence<Range<Int>, String> {
    words.indices.lazy.map { words.dropLast($0).joined(separator: ".") }
  }

  /// The name of a symbol for assistive technology, in the user's language: its usual meaning, else its words
  /// without those for its shape, of which the catalog has the frequent ones.
  ///
  /// A crossed out symbol is off. The filled ones that applications show for what is chosen, beside the
  /// same in outlines, are filled: a star that a button turns on and off is announced differently.
  static func spokenName(of symbol: String) -> String {
    if symbol.hasSuffix(".fill"), let outline = withoutEnd(symbol), marks.contains(outline) {
      return String(own: "filled \(spokenName(of: outline))")
    }
    if let meaning = SymbolMeanings.meaning(of: symbol) { return translation(of: meaning) }
    let parts = symbol.split { $0 == "." || $0 == "-" }
    if parts.dropFirst().contains("slash") {
      let rest = parts.filter { $0 != "slash" && $0 != "fill" }.joined(separator: ".")
      return String(own: "\(spokenName(of: rest)) off")
    }
    let words = parts.indices.filter { $0 == 0 || !isShape(at: $0, of: parts) }.map { parts[$0] }
    return translation(of: words.joined(separator: " "))
  }

  private static func translation(of name: String) -> String {
    String(own: LocalizedStringKey(name))
  }

  /// Whether a word of a symbol's name says only how it is drawn, as in "speaker.wave.2.fill" and "person.2". Other
  /// numbers are what the symbol shows: "die.face.5".
  private static func isShape(at index: Int, of parts: [Substring]) -> Bool {
    let shapes: Set<Substring> = ["fill", "circle", "square", "crop", "rectangle", "wave"]
    let counted: Set<Substring> = ["wave", "person"]
    return shapes.contains(parts[index])
      || counted.contains(parts[index - 1]) && parts[index].allSatisfy(\.isNumber)
  }

  /// Symbols that are shown filled for what is on or chosen.
  private static let marks: Set<String> = [
    "star", "heart", "bookmark", "flag", "pin", "hand.thumbsup", "hand.thumbsdown", "circle",
    "square",
  ]

  /// A symbol without the words for its fill and its enclosing shape.
  private static func base(of symbol: String) -> String {
    withoutEnd(symbol).map(base) ?? symbol
  }

  /// A symbol without the last word for its fill or its enclosing shape; `nil` without such a word.
  static func withoutEnd(_ symbol: String) -> String? {
    let ends = [".fill", ".circle", ".square", ".rectangle", ".app"]
    return ends.first(where: symbol.hasSuffix).map { String(symbol.dropLast($0.count)) }
  }

  /// Whether a symbol shows that an element leads somewhere, or expands.
  static func isArrow(_ symbol: String) -> Bool { symbol.hasPrefix("chevron") }

  /// The letter of a symbol, for an icon within a text; empty if fonts have none. Symbols in an outline have that of
  /// what is inside, and those with a badge or the like that of the symbol without it.
  static func letter(for symbol: String) -> String {
    if let letter = letters[symbol] ?? letters[base(of: symbol)] { return letter }
    var parts = symbol.split(separator: ".")
    while parts.count > 1, parts.last != "slash" {
      parts.removeLast()
      if let letter = letters[parts.joined(separator: ".")] { return letter }
    }
    return enclosedSign(symbol) ?? ""
  }

  /// The shapes around a number or a letter. Other words are another symbol: "l.joystick", "1.magnifyingglass".
  private static let enclosures: Set<Substring> = [
    "alt", "circle", "diamond", "lane", "rectangle", "square", "triangle",
  ]

  /// The number or the letter in a shape; for a circle, and a number up to 20, a letter of its own.
  private static func enclosedSign(_ symbol: String) -> String? {
    let parts = symbol.split(separator: ".")
    guard parts.count > 1, enclosures.contains(parts[1]), let sign = parts.first else { return nil }
    let number = Int(sign)
    guard sign.count == 1 && sign.allSatisfy({ $0.isASCII && $0.isLetter }) || number != nil
    else { return nil }
    guard parts[1] == "circle" else { return sign.uppercased() }
    switch number {
    case 0: return "⓪"
    case let number? where 1...20 ~= number:
      return Unicode.Scalar(0x245F + UInt32(number)).map { String($0) }
    case _?: return String(sign)
    case nil:
      let letter = sign.uppercased().unicodeScalars.first!.value
      return Unicode.Scalar(0x24B6 + letter - 65).map { String($0) }
    }
  }

  /// Letters of Noto's fonts of symbols, which the package recommends: fonts with emoji may be missing.
  static let letters = [
    "checkmark": "✓", "xmark": "✕", "multiply": "×", "plus": "+", "minus": "−", "equal": "=",
    "number": "#", "percent": "%", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£",
    "yensign": "¥", "at": "@", "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥",
    "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "diamond": "◇",
    "diamond.fill": "◆", "triangle": "△", "triangle.fill": "▲", "stop": "□", "stop.fill": "■",
    "play": "▷", "play.fill": "▶", "arrow.right": "→", "arrow.forward": "→", "arrow.left": "←",
    "arrow.backward": "←", "arrow.up": "↑", "arrow.down": "↓", "arrow.up.right": "↗",
    "arrow.down.right": "↘", "arrow.up.left": "↖", "arrow.down.left": "↙",
    "arrow.left.arrow.right": "⇄", "arrow.up.arrow.down": "⇅", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "chevron.right": "›", "chevron.forward": "›",
    "chevron.left": "‹", "chevron.backward": "‹", "chevron.up": "⌃", "chevron.down": "⌄",
    "ellipsis": "⋯", "line.3.horizontal": "☰", "exclamationmark.triangle": "⚠",
    "exclamationmark": "⚠", "info": "ⓘ", "questionmark": "?", "envelope": "✉", "phone": "☎",
    "pencil": "✎", "scissors": "✂", "trash": "🗑", "gear": "⚙", "gearshape": "⚙", "flag": "⚐",
    "flag.fill": "⚑", "tag": "🏷", "eye": "👁", "lock": "🔒", "lock.open": "🔓",
    "magnifyingglass": "🔍", "camera": "📷", "photo": "🖼", "house": "⌂", "clock": "🕒",
    "timer": "⏱", "stopwatch": "⏱", "trophy": "🏆", "crown": "♛", "music.note": "♪",
    "airplane": "✈", "bicycle": "🚲", "bed.double": "🛏", "keyboard": "⌨", "bolt": "⚡",
    "sun.max": "☀", "sun.min": "☀", "moon": "☾", "cloud": "☁", "cloud.sun": "⛅",
    "snowflake": "❄", "umbrella": "☂", "cup.and.saucer": "☕", "hand.thumbsup": "👍",
    "hand.thumbsdown": "👎", "command": "⌘", "option": "⌥", "shift": "⇧", "return": "⏎",
    "infinity": "∞", "calendar": "🗓", "hourglass": "⌛", "book": "🕮", "map": "🗺", "folder": "🗀",
    "creditcard": "💳", "speaker": "🔈", "speaker.wave.2": "🔊",
    "paperplane": "✈", "square.and.arrow.up": "⇪", "location": "➤", "printer": "🖨",
    "graduationcap": "🎓", "gamecontroller": "🎮", "paintbrush": "🖌", "wrench.and.screwdriver": "🛠",
    "wrench": "🛠", "hammer": "⚒", "tray": "📥", "archivebox": "🗃", "doc": "🗎", "doc.text": "🗎",
    "shield": "🛡",
    "tv": "📺", "desktopcomputer": "🖥", "headphones": "🎧", "film": "🎞", "video": "📹",
    "thermometer": "🌡", "wind": "🌬", "tornado": "🌪", "chart.bar": "📊",
    "chart.line.uptrend.xyaxis": "📈", "square.and.pencil": "✎", "list.bullet": "☰", "power": "⏻",
    "speaker.slash": "🔇", "moon.stars": "☾", "cloud.rain": "🌧", "cloud.snow": "🌨",
    "cloud.bolt": "🌩", "cloud.fog": "🌫", "scope": "⌖", "target": "◎", "forward": "⏩",
    "backward": "⏪", "pause": "⏸", "suit.heart": "♥", "suit.spade": "♠", "suit.club": "♣",
    "suit.diamond": "♦", "hand.raised": "✋", "hand.point.right": "☞", "hand.point.left": "☜",
    "hand.point.up": "☝", "hand.point.down": "☟", "die.face.1": "⚀", "die.face.2": "⚁",
    "die.face.3": "⚂", "die.face.4": "⚃", "die.face.5": "⚄", "die.face.6": "⚅", "dice": "⚂",
    "atom": "⚛", "cross": "✚", "face.smiling": "☺", "theatermasks": "🎭", "ticket": "🎟",
    "square.grid.2x2": "⊞", "slider.horizontal.3": "🎚", "network": "🖧", "bag": "🛍",
    "rosette": "🏵", "medal": "🎖", "chevron.up.chevron.down": "⇕", "arrow.uturn.left": "↩",
    "arrow.uturn.backward": "↩", "arrow.uturn.right": "↪", "arrow.uturn.forward": "↪",
    "arrow.triangle.2.circlepath": "↻", "delete.left": "⌫", "eject": "⏏", "escape": "⎋",
    "control": "⌃", "globe": "🌍", "shippingbox": "📦", "alarm": "⏲", "quote.bubble": "🗨",
    "text.bubble": "🗨", "bubble.left": "🗨", "bubble.right": "🗨", "message": "🗨", "person": "🯅",
    "person.2": "🯅🯅", "person.3": "🯅🯅🯅", "bell": "🕭", "pin": "🖈", "mappin": "🖈", "paperclip": "🖇",
    "key": "🗝", "newspaper": "🗞", "mic": "🎙", "building.2": "🏙", "building": "🏙",
    "building.columns": "🏛", "drop": "🌢", "fork.knife": "🍽", "sparkles": "✦", "megaphone": "🕫",
    "repeat": "⟳", "shuffle": "⤨", "link": "⛓", "leaf": "☘", "envelope.open": "📭",
    "wand.and.stars": "✦", "mountain.2": "⛰", "sailboat": "⛵", "tent": "⛺", "ferry": "⛴",
    "anchor": "⚓", "scalemass": "⚖", "staroflife": "⚕", "peacesign": "☮", "smoke": "♨",
    "sum": "∑", "function": "ƒ", "x.squareroot": "√", "divide": "÷", "plusminus": "±",
    "plus.forwardslash.minus": "±", "lessthan": "<", "greaterthan": ">", "asterisk": "∗",
  ]

  /// The names of all icons that are used for symbols.
  static var icons: Set<String> { Set(SymbolList(lines).firstWords) }

  /// Whether the list has an icon for exactly this symbol.
  static func hasIcon(_ symbol: String) -> Bool { known(symbol) != nil }

  /// The icon of a symbol in the list.
  private static func known(_ symbol: String) -> String? {
    SymbolList(lines).firstWord(ofLineWith: symbol)
  }

  /// An icon of the Adwaita theme (43, Debian 12's), and the symbols that it is used for. Symbols that are drawn here
  /// have the icon that comes nearest: panels show icons of themes alone.
  private static let lines = """
    mail-unread envelope mail at
    mail-read envelope.open
    mail-send paperplane
    mail-attachment paperclip
    changes-prevent lock lock.shield key
    changes-allow lock.open
    avatar-default person figure faceid touchid
    system-users person.2 person.3
    contact-new person.badge.plus person.crop.circle.badge.plus person.fill.badge.plus
    view-reveal eye
    view-conceal eye.slash
    object-select checkmark
    emblem-ok checkmark.circle checkmark.seal checkmark.square checkmark.shield
    checkbox-checked checkmark.rectangle
    checkbox square
    radio circle
    radio-checked largecircle.fill.circle record.circle smallcircle.filled.circle inset.filled.circle
    window-close xmark multiply
    edit-clear delete.left delete.backward
    process-stop xmark.octagon nosign
    list-add plus
    list-remove minus
    edit-find magnifyingglass
    x-office-calendar calendar
    call-start phone iphone
    emblem-system gear gearshape
    preferences-system slider.horizontal.3 wrench hammer switch.2
    go-home house building
    starred star.fill
    non-starred star
    semi-starred star.leadinghalf.filled
    emblem-favorite heart
    user-trash trash
    document-edit pencil square.and.pencil highlighter applepencil
    go-previous chevron.left chevron.backward arrow.left arrow.backward arrowshape.left
    go-next chevron.right chevron.forward arrow.right arrow.forward arrowshape.right hand.point.right
    go-up chevron.up arrow.up
    go-down chevron.down arrow.down
    pan-up arrowtriangle.up
    pan-down arrowtriangle.down
    view-sort-ascending chevron.up.chevron.down arrow.up.arrow.down
    go-jump arrow.turn.down.right arrow.turn.up.right
    view-refresh arrow.clockwise arrow.counterclockwise arrow.triangle.2.circlepath
    edit-undo arrow.uturn.backward arrow.uturn.left
    edit-redo arrow.uturn.forward arrow.uturn.right
    dialog-warning exclamationmark exclamationmark.triangle
    dialog-error exclamationmark.circle exclamationmark.octagon
    dialog-information info info.circle
    dialog-question questionmark
    preferences-system-notifications bell
    notifications-disabled bell.slash
    camera-photo camera
    camera-video video
    image-x-generic photo
    auth-smartcard creditcard wallet.pass banknote dollarsign eurosign sterlingsign yensign
    computer desktopcomputer laptopcomputer display
    input-keyboard keyboard
    view-more-horizontal ellipsis
    open-menu line.horizontal.3 line.3.horizontal
    view-list list.bullet list.dash text.justify checklist
    view-grid square.grid.2x2 square.grid.3x3 square.grid.3x2 square.grid.4x3
    view-sort-descending line.3.horizontal.decrease
    folder folder
    folder-download square.and.arrow.down arrow.down.circle
    document-send square.and.arrow.up arrow.up.circle
    text-x-generic doc text.alignleft note
    edit-copy doc.on.doc
    edit-paste doc.on.clipboard clipboard
    edit-cut scissors
    edit-select-all selection.pin.in.out
    bookmark-new bookmark
    mark-location mappin location map
    find-location scope
    network-wireless wifi antenna.radiowaves.left.and.right
    network-offline wifi.slash
    web-browser globe network safari
    alarm alarm clock timer stopwatch
    weather-clear sun.max sun.min sunrise sunset
    weather-clear-night moon
    weather-few-clouds cloud.sun
    weather-overcast cloud
    weather-showers cloud.rain
    weather-snow snow snowflake
    audio-input-microphone mic
    microphone-sensitivity-muted mic.slash
    audio-volume-high speaker.wave.3
    audio-volume-medium speaker.wave.2
    audio-volume-low speaker speaker.wave.1
    audio-volume-muted speaker.slash
    media-playback-start play
    media-playback-pause pause
    media-playback-stop stop
    media-skip-forward forward
    media-skip-backward backward
    audio-x-generic music.note
    battery-full battery.100
    printer printer
    user-bookmarks tag
    emblem-shared link
    security-high shield
    face-smile face.smiling
    face-sad face.dashed
    accessories-text-editor textformat character.cursor.ibeam
    format-text-bold bold
    format-text-italic italic
    format-text-underline underline
    accessories-dictionary book books.vertical graduationcap
    applications-games gamecontroller
    x-office-address-book person.text.rectangle person.crop.rectangle
    edit-delete clear
    non-starred sparkles
    user-home house.fill
    package-x-generic shippingbox gift
    system-shutdown power
    system-log-out rectangle.portrait.and.arrow.right arrow.right.square
    thunderbolt bolt
    view-fullscreen arrow.up.left.and.arrow.down.right
    airplane-mode airplane
    preferences-desktop-accessibility accessibility
    color-select paintbrush paintpalette eyedropper
    computer-apple-ipad ipad
    phone-apple-iphone apps.iphone
    preferences-system-time applewatch deskclock
    content-loading hourglass
    audio-headphones headphones airpods earbuds
    audio-speakers homepod hifispeaker
    tv tv appletv
    video-x-generic film
    zoom-in textformat.size.larger
    zoom-out textformat.size.smaller
    accessories-calculator divide equal plusminus percent function sum x.squareroot
    input-dialpad number circle.grid.3x3 circle.grid.2x2
    dialog-password asterisk ellipsis.rectangle rectangle.and.pencil.and.ellipsis
    insert-text textfield text.cursor
    emoji-travel car bus tram ferry fuelpump bicycle scooter suitcase sailboat
    emoji-activities trophy medal rosette sportscourt dumbbell figure.run soccerball party.popper
    emoji-food fork.knife cup.and.saucer mug wineglass birthday.cake takeoutbag.and.cup.and.straw carrot popcorn
    emoji-nature tree pawprint ladybug ant tortoise hare fish bird cat dog lizard
    emoji-objects lightbulb lamp.desk
    emoji-flags flag
    emoji-body hand.wave ear
    emoji-people theatermasks tshirt
    face-glasses eyeglasses sunglasses
    face-sick stethoscope bandage facemask
    preferences-system-privacy hand.raised
    emblem-default hand.thumbsup
    action-unavailable hand.thumbsdown
    input-touchpad hand.tap hand.draw
    input-mouse cursorarrow computermouse
    starred crown
    applications-graphics wand.and.stars wand.and.rays ruler
    mail-reply-sender arrowshape.turn.up.left
    mail-forward arrowshape.turn.up.right
    edit-undo arrow.turn.up.left
    media-playlist-repeat arrow.2.squarepath repeat
    media-playlist-shuffle shuffle
    object-flip-horizontal arrow.left.arrow.right
    view-list-ordered list.number
    view-list-bullet list
    format-justify-center text.aligncenter
    format-justify-right text.alignright
    format-text-strikethrough strikethrough
    format-text-plaintext abc character
    pan-down chevron.compact.down
    x-office-spreadsheet tablecells table
    x-office-presentation chart
    power-profile-performance gauge speedometer
    power-profile-balanced scalemass
    view-paged rectangle.stack rectangle.grid.1x2 square.stack
    view-dual square.split.2x1 rectangle.split.2x1
    checkbox rectangle app capsule
    radio diamond hexagon octagon
    pan-up triangle
    system-log-out rectangle.portrait.and.arrow.forward door.left.hand.open
    phone rectangle.portrait
    preferences-other slider.vertical.3 slider.horizontal.below.rectangle
    x-office-document newspaper magazine
    emblem-documents briefcase case
    document-edit signature
    scanner qrcode barcode viewfinder
    edit-clear-rtl delete.right
    preferences-desktop-keyboard-shortcuts command option control
    go-jump-rtl return
    application-exit escape
    weather-few-clouds thermometer
    weather-showers drop umbrella
    weather-windy wind
    network-server server.rack
    drive-harddisk externaldrive internaldrive
    media-optical opticaldisc opticaldiscdrive
    application-x-firmware cpu memorychip
    list-add cross staroflife
    weather-clear-night bed.double
    package-x-generic archivebox giftcard cube
    folder tray
    application-x-addon puzzlepiece
    audio-volume-high megaphone
    chat-message-new quote.bubble quote.opening quote.closing
    goa-panel apple.logo applelogo g.circle f.circle f.square
    utilities-terminal terminal chevron.left.forwardslash.chevron.right curlybraces swift
    weather-overcast icloud
    document-send icloud.and.arrow.up
    folder-download icloud.and.arrow.down
    sidebar-show sidebar.left sidebar.leading
    sidebar-show-right sidebar.right sidebar.trailing rectangle.leadinghalf.inset.filled
    edit-select crop lasso
    object-rotate-right rotate.right
    object-rotate-left rotate.left
    help-browser lifepreserver
    applications-games dice die.face
    user-bookmarks ticket
    view-pin pin
    audio-x-generic waveform
    network-wireless dot.radiowaves
    go-home stairs sofa washer
    ac-adapter poweroutlet powerplug
    applications-science brain testtube flask atom allergens microbe syringe cross.vial
    emoji-body lungs mouth nose hands eyebrow
    weather-showers-scattered humidity
    accessories-dictionary text.book character.book
    chat-message-new text.quote
    media-view-subtitles captions
    camera-photo livephoto
    window-new macwindow window uiwindow
    go-home bathtub shower toilet refrigerator oven
    system-shutdown poweroff togglepower
    display-brightness light.max light.min
    multimedia-volume-control dial
    battery-level-80 battery.75
    battery-level-50 battery.50
    battery-level-20 battery.25
    battery-level-0 battery.0
    screen-shared airplayvideo shareplay
    audio-speakers airplayaudio amplifier
    auth-sim simcard
    media-flash sdcard
    find-location target
    radio-checked dot.circle
    edit-find binoculars
    media-eject eject
    sidebar-show sidebar
    radio seal oval rhombus pentagon
    go-up hand.point.up
    emoji-activities basketball football tennisball volleyball baseball balloon
    emblem-favorite suit.heart
    applications-games suit
    audio-x-generic pianokeys guitars music.quarternote tuningfork metronome
    audio-input-microphone music.mic
    multimedia-player radio
    action-unavailable slash.circle
    network-server cylinder
    package-x-generic arkit move.3d rotate.3d view.3d perspective
    weather-tornado tornado hurricane
    emoji-travel mountain.2 tent beach.umbrella backpack road.lanes
    weather-showers water.waves
    edit-clear-all eraser
    document-edit scribble
    non-starred sparkle rays
    media-playlist-repeat infinity
    format-indent-more increase.indent
    format-indent-less decrease.indent
    emblem-ok purchased
    mark-location signpost
    ac-adapter ev.charger
    network-wireless wave.3
    weather-clear-night zzz sleep powersleep
    system-reboot restart
    computer pc xserve
    insert-text textbox
    open-menu filemenu contextualmenu
    audio-volume-high horn
    auth-smartcard bitcoinsign indianrupeesign centsign
    preferences-desktop-locale translate
    computer-apple-ipad apps.ipad
    network-wireless-hotspot personalhotspot
    media-seek-forward goforward
    media-seek-backward gobackward
    view-restore pip
    media-playback-start playpause
    """
}
