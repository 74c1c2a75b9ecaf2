internal import GtkBridge

/// The symbols that are drawn from outlines: things for which the desktop's themes have no icon of their own.
enum SymbolOutlines {
  /// The outline for exactly this symbol; `nil` if there is none.
  static func outline(of symbol: String) -> DrawnSymbol.Outline? {
    SymbolList(lines).firstWord(ofLineWith: symbol)
      .flatMap { SymbolList(MaterialOutlines.lines).rest(ofLineWithFirst: $0) }
      .map { .path($0) }
  }

  /// The outline of a symbol without its last words: that of "car" for "car.2.fill". `nil` if there is none, or if
  /// the theme has an icon for more of the words.
  static func outline(for words: [Substring]) -> DrawnSymbol.Outline? {
    for name in SymbolNames.beginnings(of: words) {
      if let outline = outline(of: name) { return outline }
      if SymbolNames.hasIcon(name) { return nil }
    }
    return nil
  }

  /// Glyphs of Google's Material Icons, and the symbols that each is used for. `scripts/make-symbol-outlines.py` writes
  /// the outlines of these glyphs.
  static let lines = """
    smartphone iphone apps.iphone candybarphone flipphone
    tune slider.horizontal.3 slider.vertical.3 slider.horizontal.2.square
    build wrench wrench.adjustable screwdriver
    hardware hammer
    handyman wrench.and.screwdriver
    toggle_on switch.2 lightswitch.on
    toggle_off lightswitch.off
    apartment building
    location_city building.2
    account_balance building.columns
    storefront storefront
    subdirectory_arrow_right arrow.turn.down.right
    replay arrow.counterclockwise
    sync arrow.triangle.2.circlepath
    cloud_sync arrow.triangle.2.circlepath.icloud
    cloud_done checkmark.icloud
    cloud_upload icloud.and.arrow.up
    cloud_download icloud.and.arrow.down
    credit_card creditcard
    wallet wallet.pass wallet.bifold
    payments banknote
    currency_exchange dollarsign.arrow.circlepath
    currency_bitcoin bitcoinsign
    currency_rupee indianrupeesign
    currency_lira turkishlirasign
    currency_ruble rublesign
    currency_franc francsign
    laptop laptopcomputer macbook
    monitor display
    tablet ipad
    watch applewatch
    checklist checklist
    sticky_note_2 note
    near_me location
    navigation location.north
    location_off mappin.slash
    map map
    signpost signpost
    gps_fixed scope
    track_changes target
    cell_tower antenna.radiowaves.left.and.right
    public globe
    explore safari
    lan network
    router wifi.router
    dns server.rack
    storage cylinder externaldrive internaldrive
    memory cpu memorychip
    album opticaldisc opticaldiscdrive
    sd_card sdcard
    sim_card simcard
    code chevron.left.forwardslash.chevron.right swift
    data_object curlybraces
    schedule clock
    history clock.arrow.circlepath
    timer timer stopwatch
    hourglass_empty hourglass
    hourglass_bottom hourglass.bottomhalf.filled
    hourglass_top hourglass.tophalf.filled
    alarm deskclock
    wb_twilight sunrise sunset sun.horizon
    thunderstorm cloud.bolt cloud.bolt.rain
    foggy cloud.fog sun.haze sun.dust cloud.hail
    ac_unit snowflake
    cloudy_snowing cloud.snow cloud.sleet
    umbrella umbrella cloud.rain.umbrella
    air wind aqi.low aqi.medium aqi.high
    tornado tornado
    cyclone hurricane tropicalstorm
    waves water.waves
    looks rainbow
    device_thermostat thermometer
    water_drop humidity
    nights_stay moon.stars
    bedtime zzz moon.zzz sleep powersleep
    sell tag
    link link
    menu_book book books.vertical text.book.closed
    book book.closed character.book.closed
    school graduationcap studentdesk
    newspaper newspaper
    auto_stories magazine
    article doc.text doc.plaintext
    zoom_in plus.magnifyingglass
    zoom_out minus.magnifyingglass
    find_in_page doc.text.magnifyingglass doc.viewfinder
    note_add doc.badge.plus
    create_new_folder folder.badge.plus
    folder_shared folder.badge.person.crop
    folder_zip doc.zipper zipper.page
    assignment list.clipboard list.bullet.clipboard
    assignment_turned_in checkmark.rectangle.stack
    receipt_long scroll receipt
    sports_esports gamecontroller arcade.stick
    casino dice die.face
    extension puzzlepiece puzzlepiece.extension
    inventory_2 shippingbox archivebox
    card_giftcard gift giftcard
    view_in_ar cube arkit rotate.3d move.3d view.3d perspective
    inbox tray
    move_to_inbox tray.and.arrow.down square.and.arrow.down.on.square
    logout rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward door.right.hand.open
    meeting_room door.left.hand.open
    door_front door.left.hand.closed door.right.hand.closed
    garage door.garage.closed door.garage.open
    window window.vertical.closed window.vertical.open
    blinds blinds.horizontal.open blinds.vertical.open blinds.horizontal.closed blinds.vertical.closed
    curtains curtains.closed curtains.open
    bolt bolt
    flash_off bolt.slash
    brush paintbrush paintbrush.pointed
    palette paintpalette swatchpalette
    colorize eyedropper
    draw signature pencil.tip
    border_color highlighter
    gesture scribble hand.draw lasso
    straighten ruler level
    design_services pencil.and.ruler
    architecture compass.drawing
    auto_fix_high wand.and.stars wand.and.rays
    auto_awesome sparkles sparkle
    crop crop
    flip flip.horizontal
    contrast circle.lefthalf.filled circle.righthalf.filled
    filter_vintage camera.filters
    local_florist camera.macro
    camera camera.aperture
    collections photo.on.rectangle photo.stack rectangle.stack.badge.plus
    add_photo_alternate photo.badge.plus
    panorama pano
    theaters film
    movie movieclapper
    smart_display play.rectangle
    live_tv play.tv
    video_call video.badge.plus
    videocam_off video.slash
    closed_caption captions
    earbuds earbuds airpods
    speaker homepod hifispeaker amplifier
    radio radio
    piano pianokeys
    music_note guitars music.quarternote.3 tuningfork
    queue_music music.note.list
    graphic_eq waveform
    fast_forward forward
    fast_rewind backward
    skip_next forward.end
    skip_previous backward.end
    forward_10 goforward.10 goforward.15
    forward_30 goforward.30
    forward_5 goforward.5
    replay_10 gobackward.10 gobackward.15
    replay_30 gobackward.30
    replay_5 gobackward.5
    airplay airplayvideo airplayaudio
    cast tv.and.mediabox
    battery_charging_full battery.100.bolt
    power powerplug
    outlet poweroutlet
    ev_station ev.charger bolt.car
    local_gas_station fuelpump
    directions_car car
    directions_bus bus
    tram tram cablecar lightrail
    train train.side.front.car train.side.middle.car
    directions_boat ferry
    sailing sailboat
    pedal_bike bicycle
    two_wheeler motorcycle moped
    electric_scooter scooter
    local_shipping truck.box box.truck
    local_taxi car.side
    flight airplane
    flight_takeoff airplane.departure
    flight_land airplane.arrival
    rocket_launch rocket
    local_parking parkingsign
    add_road road.lanes
    directions arrow.triangle.turn.up.right.diamond
    merge arrow.triangle.merge arrow.merge
    call_split arrow.triangle.branch arrow.branch
    luggage suitcase suitcase.rolling suitcase.cart
    backpack backpack
    work briefcase case latch.2.case
    medical_services cross.case stethoscope
    local_hospital cross
    emergency staroflife
    healing bandage
    masks facemask
    coronavirus allergens microbe
    science testtube flask cross.vial
    psychology brain
    monitor_heart waveform.path.ecg heart.text.square bolt.heart
    hearing ear
    fingerprint touchid
    face faceid
    key key
    lock_reset lock.rotation
    password ellipsis.rectangle
    security lock.shield
    verified_user checkmark.shield
    gpp_bad xmark.shield
    gpp_maybe exclamationmark.shield
    verified checkmark.seal
    report exclamationmark.octagon
    block nosign circle.slash slash.circle
    back_hand hand.raised
    waving_hand hand.wave hands.clap
    thumb_up_off_alt hand.thumbsup
    thumb_up hand.thumbsup.fill
    thumb_down_off_alt hand.thumbsdown
    thumb_down hand.thumbsdown.fill
    touch_app hand.tap hand.point.up.left
    handshake handshake
    groups person.3
    group_off person.2.slash
    person_off person.slash
    person_add person.badge.plus person.fill.badge.plus
    person_remove person.badge.minus person.fill.badge.minus
    how_to_reg person.fill.checkmark person.badge.checkmark
    badge person.text.rectangle
    account_box person.crop.rectangle
    family_restroom figure.2.and.child.holdinghands figure.and.child.holdinghands
    man figure.stand figure
    wc figure.stand.dress.line.vertical.figure toilet
    child_care figure.child teddybear
    directions_run figure.run
    directions_walk figure.walk
    hiking figure.hiking figure.climbing
    pool figure.pool.swim figure.open.water.swim
    surfing figure.surfing
    downhill_skiing figure.skiing.downhill figure.skiing.crosscountry
    snowboarding figure.snowboarding
    directions_bike figure.outdoor.cycle figure.indoor.cycle
    self_improvement figure.mind.and.body figure.yoga figure.cooldown
    sports_gymnastics figure.gymnastics figure.dance
    sports_martial_arts figure.martial.arts figure.boxing figure.kickboxing
    rowing figure.rower
    sports_golf figure.golf
    accessible figure.roll
    emoji_people figure.wave
    fitness_center dumbbell figure.strengthtraining.traditional figure.strengthtraining.functional
    sports_soccer soccerball figure.soccer
    sports_basketball basketball figure.basketball
    sports_football football figure.american.football
    sports_tennis tennisball tennis.racket figure.tennis
    sports_volleyball volleyball figure.volleyball
    sports_baseball baseball figure.baseball
    stadium sportscourt
    sports_score flag.checkered
    emoji_events trophy
    military_tech medal
    workspace_premium rosette
    celebration party.popper balloon fireworks
    theater_comedy theatermasks
    confirmation_number ticket
    restaurant fork.knife
    local_cafe cup.and.saucer
    coffee mug cup.and.heat.waves
    wine_bar wineglass
    cake birthday.cake
    takeout_dining takeoutbag.and.cup.and.straw
    outdoor_grill frying.pan cooktop stove
    microwave microwave oven
    kitchen refrigerator
    local_laundry_service washer dryer dishwasher
    bathtub bathtub
    shower shower
    stairs stairs
    fireplace fireplace
    weekend sofa chair.lounge
    chair chair
    bed bed.double
    table_restaurant table.furniture
    light lamp.desk lamp.table lamp.floor lamp.ceiling
    lightbulb_outline lightbulb
    lightbulb lightbulb.fill
    cottage house.lodge
    park tree
    pets pawprint dog cat
    bug_report ant ladybug
    cruelty_free hare
    set_meal fish
    landscape mountain.2
    cabin tent tent.2
    beach_access beach.umbrella
    checkroom tshirt hanger jacket
    outlined_flag flag flag.2.crossed
    flag flag.fill
    star_border star
    star star.fill
    star_half star.leadinghalf.filled
    bookmark_border bookmark
    bookmark bookmark.fill
    send paperplane
    push_pin pin
    campaign megaphone horn
    format_quote quote.opening quote.closing text.quote
    support lifepreserver
    hexagon hexagon
    pentagon pentagon
    change_history triangle
    layers square.stack.3d.up
    dashboard rectangle.3.group
    view_column rectangle.split.3x1
    table_chart tablecells
    grid_view rectangle.grid.2x2
    apps circle.grid.3x3
    calendar_view_day calendar.day.timeline.left
    event_available calendar.badge.checkmark
    edit_calendar calendar.badge.plus
    pending_actions calendar.badge.clock
    list_alt list.bullet.rectangle
    toc list.bullet.indent
    playlist_add text.badge.plus
    edit_note rectangle.and.pencil.and.ellipsis
    bar_chart chart.bar chart
    pie_chart chart.pie
    show_chart chart.xyaxis.line chart.line.flattrend.xyaxis
    trending_up chart.line.uptrend.xyaxis
    trending_down chart.line.downtrend.xyaxis
    scatter_plot chart.dots.scatter circle.hexagongrid
    speed gauge speedometer
    scale scalemass
    functions sum function
    calculate plus.forwardslash.minus plus.slash.minus
    translate translate character.bubble character
    qr_code qrcode
    qr_code_scanner qrcode.viewfinder barcode.viewfinder
    center_focus_weak viewfinder
    center_focus_strong camera.viewfinder dot.viewfinder
    scanner scanner
    fax faxmachine
    keyboard_command_key command
    keyboard_option_key option
    keyboard_control_key control
    north_east arrow.up.right arrow.up.forward
    south_east arrow.down.right arrow.down.forward
    north_west arrow.up.left arrow.up.backward
    south_west arrow.down.left arrow.down.backward
    open_in_new arrow.up.right.square arrow.up.forward.square arrow.up.forward.app
    swap_vert arrow.up.arrow.down
    swap_horiz arrow.left.arrow.right
    open_with arrow.up.and.down.and.arrow.left.and.right
    close_fullscreen arrow.down.right.and.arrow.up.left
    open_in_full arrow.up.left.and.arrow.down.right
    vertical_align_bottom arrow.down.to.line
    vertical_align_top arrow.up.to.line
    keyboard_tab arrow.right.to.line arrow.forward.to.line
    unfold_more chevron.up.chevron.down
    filter_list line.3.horizontal.decrease line.horizontal.3.decrease
    ios_share square.and.arrow.up
    save_alt square.and.arrow.down
    delete_forever xmark.bin
    call_end phone.down
    mark_email_unread envelope.badge
    forward_to_inbox envelope.arrow.triangle.branch
    alternate_email at
    sms ellipsis.message ellipsis.bubble
    rss_feed dot.radiowaves.up.forward
    sensors dot.radiowaves wave.3.right
    contactless wave.3
    wifi_tethering personalhotspot
    smart_toy robotic.vacuum
    abc abc
    """
}
