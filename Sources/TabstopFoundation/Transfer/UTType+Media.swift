/// Types of pictures, sounds, films, archives and other documents, by their names on Apple's systems.
/// Mirrors UniformTypeIdentifiers.
extension UTType {
  /// Documents of several parts.
  public static var compositeContent: UTType { UTType("public.composite-content", nil) }
  /// Images of disks.
  public static var diskImage: UTType {
    UTType("public.disk-image", "application/x-raw-disk-image", "img")
  }
  /// Files that stand for other files.
  public static var resolvable: UTType { UTType("com.apple.resolvable", nil) }
  /// Links to files.
  public static var symbolicLink: UTType { UTType("public.symlink", "inode/symlink") }
  /// Folders with another file system.
  public static var mountPoint: UTType { UTType("com.apple.mount-point", "inode/mount-point") }
  /// Aliases of macOS.
  public static var aliasFile: UTType { UTType("com.apple.alias-file", nil) }
  /// Bookmarks of files.
  public static var urlBookmarkData: UTType { UTType("com.apple.bookmark", nil) }
  /// Folders with formatted text and pictures.
  public static var rtfd: UTType { UTType("com.apple.rtfd", nil, "rtfd") }
  /// Formatted text and pictures in one file.
  public static var flatRTFD: UTType { UTType("com.apple.flat-rtfd", nil) }
  /// Pages of Safari with their pictures.
  public static var webArchive: UTType {
    UTType("com.apple.webarchive", "application/x-webarchive", "webarchive")
  }
  /// Icons of macOS.
  public static var icns: UTType { UTType("com.apple.icns", "image/x-icns", "icns") }
  /// Icons of Windows.
  public static var ico: UTType { UTType("com.microsoft.ico", "image/vnd.microsoft.icon", "ico") }
  /// Pictures as a camera's sensor has read them.
  public static var rawImage: UTType { UTType("public.camera-raw-image", "image/x-dcraw") }
  /// Pictures with a short film.
  public static var livePhoto: UTType { UTType("com.apple.live-photo", nil) }
  /// Pictures in HEIF.
  public static var heif: UTType { UTType("public.heif", "image/heif", "heif") }
  /// Series of pictures in HEIF.
  public static var heics: UTType { UTType("public.heics", "image/heic-sequence", "heics") }
  /// Pictures in OpenEXR.
  public static var exr: UTType { UTType("com.ilm.openexr-image", "image/x-exr", "exr") }
  /// Pictures in DNG.
  public static var dng: UTType { UTType("com.adobe.raw-image", "image/x-adobe-dng", "dng") }
  /// Pictures in JPEG XL.
  public static var jpegxl: UTType { UTType("public.jpeg-xl", "image/jxl", "jxl") }
  /// Three-dimensional models.
  public static var threeDContent: UTType { UTType("public.3d-content", "model/*") }
  /// Scenes in USD.
  public static var usd: UTType {
    UTType("com.pixar.universal-scene-description", "model/vnd.usd", "usd")
  }
  /// Scenes in USD, packed.
  public static var usdz: UTType {
    UTType("com.pixar.universal-scene-description-mobile", "model/vnd.usdz+zip", "usdz")
  }
  /// Scenes of RealityKit.
  public static var realityFile: UTType { UTType("com.apple.reality", nil, "reality") }
  /// Scenes of SceneKit.
  public static var sceneKitScene: UTType { UTType("com.apple.scenekit.scene", nil, "scn") }
  /// Objects that ARKit looks for.
  public static var arReferenceObject: UTType { UTType("com.apple.arobject", nil, "arobject") }
  /// Films in MPEG-1 or MPEG-2.
  public static var mpeg: UTType { UTType("public.mpeg", "video/mpeg", "mpg") }
  /// Films in MPEG-2, without sound.
  public static var mpeg2Video: UTType { UTType("public.mpeg-2-video", "video/mpeg", "m2v") }
  /// Streams in MPEG-2.
  public static var mpeg2TransportStream: UTType {
    UTType("public.mpeg-2-transport-stream", "video/mp2t", "ts")
  }
  /// Protected sounds of iTunes.
  public static var appleProtectedMPEG4Audio: UTType {
    UTType("com.apple.protected-mpeg-4-audio", "audio/mp4", "m4p")
  }
  /// Protected films of iTunes.
  public static var appleProtectedMPEG4Video: UTType {
    UTType("com.apple.protected-mpeg-4-video", "video/x-m4v", "m4v")
  }
  /// Films in AVI.
  public static var avi: UTType { UTType("public.avi", "video/x-msvideo", "avi") }
  /// Sounds in AIFF.
  public static var aiff: UTType { UTType("public.aiff-audio", "audio/x-aiff", "aiff") }
  /// Notes in MIDI.
  public static var midi: UTType { UTType("public.midi-audio", "audio/midi", "midi") }
  /// Lists of titles.
  public static var playlist: UTType { UTType("public.playlist", "audio/x-mpegurl") }
  /// Lists of titles in M3U.
  public static var m3uPlaylist: UTType { UTType("public.m3u-playlist", "audio/x-mpegurl", "m3u") }
  /// Disks.
  public static var volume: UTType { UTType("public.volume", "inode/mount-point") }
  /// Files packed by bzip2.
  public static var bz2: UTType { UTType("public.bzip2-archive", "application/x-bzip", "bz2") }
  /// Archives of macOS.
  public static var appleArchive: UTType { UTType("com.apple.archive", nil, "aar") }
  /// Archives of tar.
  public static var tarArchive: UTType { UTType("public.tar-archive", "application/x-tar", "tar") }
  /// Spreadsheets.
  public static var spreadsheet: UTType {
    UTType("public.spreadsheet", "application/vnd.oasis.opendocument.spreadsheet")
  }
  /// Presentations.
  public static var presentation: UTType {
    UTType("public.presentation", "application/vnd.oasis.opendocument.presentation")
  }
  /// Databases.
  public static var database: UTType { UTType("public.database", "application/vnd.sqlite3") }
  /// Messages.
  public static var message: UTType { UTType("public.message", "message/rfc822") }
  /// Contacts.
  public static var contact: UTType { UTType("public.contact", "text/vcard") }
  /// Tasks.
  public static var toDoItem: UTType { UTType("public.to-do-item", "text/calendar") }
  /// Files with an address.
  public static var internetLocation: UTType {
    UTType("com.apple.internet-location", nil, "webloc")
  }
  /// Files of Windows with an address.
  public static var internetShortcut: UTType {
    UTType("com.microsoft.internet-shortcut", "application/x-mswinurl", "url")
  }
  /// Fonts.
  public static var font: UTType { UTType("public.font", "font/*") }
  /// Bookmarks.
  public static var bookmark: UTType { UTType("public.bookmark", nil) }
  /// Certificates with their keys.
  public static var pkcs12: UTType { UTType("com.rsa.pkcs-12", "application/x-pkcs12", "p12") }
  /// Certificates.
  public static var x509Certificate: UTType {
    UTType("public.x509-certificate", "application/pkix-cert", "cer")
  }
  /// Patterns for haptic motors.
  public static var ahap: UTType { UTType("com.apple.haptics.ahap", nil, "ahap") }
  /// What is known about a link.
  public static var linkPresentationMetadata: UTType {
    UTType("com.apple.linkpresentation.metadata", nil)
  }

  /// All types of this file.
  static var media: [UTType] {
    [
      compositeContent, diskImage, resolvable, symbolicLink, mountPoint, aliasFile,
      urlBookmarkData, rtfd, flatRTFD, webArchive, icns, ico, rawImage, livePhoto, heif, heics,
      exr, dng, jpegxl, threeDContent, usd, usdz, realityFile, sceneKitScene, arReferenceObject,
      mpeg, mpeg2Video, mpeg2TransportStream, appleProtectedMPEG4Audio, appleProtectedMPEG4Video,
      avi, aiff, midi, playlist, m3uPlaylist, volume, bz2, appleArchive, tarArchive, spreadsheet,
      presentation, database, message, contact, toDoItem, internetLocation, internetShortcut,
      font, bookmark, pkcs12, x509Certificate, ahap, linkPresentationMetadata,
    ]
  }
}
