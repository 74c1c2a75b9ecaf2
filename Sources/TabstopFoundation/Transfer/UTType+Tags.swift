// The extensions of file names, and the media types. Many types have several: pictures in JPEG are ".jpeg" and ".jpg",
// and web servers call a sound in WAV "audio/wav", the desktop "audio/x-wav".
extension UTType {
  /// The extensions of file names, in lower case, the preferred one first.
  var endings: [String] {
    if let declared = DeclaredTypes.declaration(of: identifier), !declared.endings.isEmpty {
      return declared.endings
    }
    return (preferredFilenameExtension.map { [$0.lowercased()] } ?? [])
      + (Self.moreEndings[identifier] ?? [])
  }

  /// The known type of an extension in lower case.
  static func known(ending: String) -> UTType? {
    known.first { $0.preferredFilenameExtension?.lowercased() == ending }
      ?? known.first { moreEndings[$0.identifier]?.contains(ending) == true }
  }

  /// The extensions beside the preferred one, by the type's identifier.
  private static let moreEndings = [
    "com.apple.quicktime-movie": ["qt"],
    "com.microsoft.bmp": ["dib"],
    "com.microsoft.waveform-audio": ["wave"],
    "com.netscape.javascript-source": ["jscript", "javascript", "mjs"],
    "com.pixar.universal-scene-description": ["usda", "usdc"],
    "com.rsa.pkcs-12": ["pfx"],
    "org.gnu.gnu-zip-archive": ["gzip"],
    "public.aiff-audio": ["aif"],
    "public.avi": ["vfw"],
    "public.bzip2-archive": ["bz"],
    "public.c-plus-plus-header": ["hp", "hpp", "hxx", "h++", "ipp"],
    "public.c-plus-plus-source": ["cpp", "c++", "cc", "cxx"],
    "public.html": ["htm", "shtml", "shtm"],
    "public.jpeg": ["jpg", "jpe"],
    "public.m3u-playlist": ["m3u8"],
    "public.make-source": ["make", "mak", "gmk", "mk"],
    "public.midi-audio": ["mid", "smf", "kar"],
    "public.mp3": ["mpga"],
    "public.mpeg": ["mpeg", "mpe", "m75", "m15"],
    "public.mpeg-4": ["mpg4"],
    // Apple has a type of its own for ".m4a".
    "public.mpeg-4-audio": ["mpg4", "m4a"],
    "public.perl-script": ["pm"],
    "public.php-script": ["php3", "php4", "ph3", "ph4", "phtml"],
    "public.plain-text": ["text"],
    "public.ruby-script": ["rbw"],
    "public.svg-image": ["svgz"],
    "public.tiff": ["tif"],
    "public.vcard": ["vcard"],
    "public.x509-certificate": ["der", "crt", "pem"],
    "public.yaml": ["yaml"],
  ]

  /// The media types, the preferred one first.
  var mediaTypes: [String] {
    if let declared = DeclaredTypes.declaration(of: identifier), !declared.mediaTypes.isEmpty {
      return declared.mediaTypes
    }
    return (preferredMIMEType.map { [$0] } ?? []) + (Self.moreMediaTypes[identifier] ?? [])
  }

  /// The names that Apple and web servers have for media types, beside the desktop's, by the type's identifier.
  private static let moreMediaTypes = [
    "com.microsoft.ico": ["image/x-icon"],
    "com.microsoft.waveform-audio": ["audio/vnd.wave", "audio/wav", "audio/wave"],
    "com.microsoft.windows-executable": ["application/x-msdownload"],
    "com.netscape.javascript-source": ["application/javascript"],
    "org.gnu.gnu-zip-archive": ["application/x-gzip"],
    "public.aiff-audio": ["audio/aiff"],
    "public.avi": ["video/avi", "video/msvideo"],
    "public.bzip2-archive": ["application/x-bzip2", "application/bzip2", "application/bzip"],
    "public.comma-separated-values-text": ["text/comma-separated-values"],
    "public.jpeg": ["image/jpg"],
    "public.m3u-playlist": ["audio/mpegurl", "application/vnd.apple.mpegurl"],
    "public.midi-audio": ["audio/x-midi"],
    "public.mp3": ["audio/mp3", "audio/mpeg3", "audio/x-mp3", "audio/x-mpeg"],
    "public.mpeg": ["video/mpg", "video/x-mpeg", "video/x-mpg"],
    "public.mpeg-2-video": ["video/mpeg2", "video/mpeg2-video"],
    "public.mpeg-4": ["video/mp4v-es"],
    "public.mpeg-4-audio": ["audio/mp4a-latm", "audio/x-m4a"],
    "public.perl-script": ["text/x-perl-script"],
    "public.php-script": ["text/php", "text/x-php-script", "application/php"],
    "public.python-script": ["text/x-python-script"],
    "public.rtf": ["text/rtf"],
    "public.ruby-script": ["text/x-ruby-script"],
    "public.tar-archive": ["application/tar"],
    "public.utf8-plain-text": ["text/plain;charset=utf-8"],
    "public.utf16-plain-text": ["text/plain;charset=utf-16"],
    "public.vcard": ["text/directory", "text/x-vcard"],
    "public.x509-certificate": ["application/x-x509-ca-cert"],
    "public.xml": ["text/xml"],
    "public.yaml": ["application/x-yaml"],
  ]
}
