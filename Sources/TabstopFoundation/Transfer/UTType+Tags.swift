// The extensions of file names. Many types have several: pictures in JPEG are ".jpg" and ".jpeg".
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
    "com.netscape.javascript-source": ["mjs"],
    "com.rsa.pkcs-12": ["pfx"],
    "public.aiff-audio": ["aif"],
    "public.c-plus-plus-header": ["hh", "hxx"],
    "public.c-plus-plus-source": ["cc", "cxx"],
    "public.html": ["htm"],
    "public.jpeg": ["jpeg", "jpe"],
    "public.m3u-playlist": ["m3u8"],
    "public.midi-audio": ["midi"],
    "public.mpeg": ["mpeg", "mpe"],
    "public.perl-script": ["pm"],
    "public.plain-text": ["text"],
    "public.tiff": ["tif"],
    "public.vcard": ["vcard"],
    "public.x509-certificate": ["crt", "der"],
    "public.yaml": ["yml"],
  ]
}
