/// Types of texts, sources and programs, by their names on Apple's systems. Mirrors
/// UniformTypeIdentifiers.
extension UTType {
  /// Programs.
  public static var executable: UTType { UTType("public.executable", "application/x-executable") }
  /// Text in UTF-16, with a mark of its order.
  public static var utf16ExternalPlainText: UTType {
    UTType("public.utf16-external-plain-text", "text/plain", "txt")
  }
  /// Text in UTF-16.
  public static var utf16PlainText: UTType {
    UTType("public.utf16-plain-text", "text/plain", "txt")
  }
  /// Tables as text.
  public static var delimitedText: UTType { UTType("public.delimited-values-text", "text/csv") }
  /// Tables with tabs, in UTF-8.
  public static var utf8TabSeparatedText: UTType {
    UTType("public.utf8-tab-separated-values-text", "text/tab-separated-values", "tsv")
  }
  /// Style sheets of the web.
  public static var css: UTType { UTType("public.css", "text/css", "css") }
  /// Sources in assembly language.
  public static var assemblyLanguageSource: UTType {
    UTType("public.assembly-source", "text/x-asm", "s")
  }
  /// Sources in C.
  public static var cSource: UTType { UTType("public.c-source", "text/x-csrc", "c") }
  /// Sources in Objective-C.
  public static var objectiveCSource: UTType {
    UTType("public.objective-c-source", "text/x-objcsrc", "m")
  }
  /// Sources in C++.
  public static var cPlusPlusSource: UTType {
    UTType("public.c-plus-plus-source", "text/x-c++src", "cp")
  }
  /// Sources in Objective-C++.
  public static var objectiveCPlusPlusSource: UTType {
    UTType("public.objective-c-plus-plus-source", "text/x-objc++src", "mm")
  }
  /// Headers of C.
  public static var cHeader: UTType { UTType("public.c-header", "text/x-chdr", "h") }
  /// Headers of C++.
  public static var cPlusPlusHeader: UTType {
    UTType("public.c-plus-plus-header", "text/x-c++hdr", "hh")
  }
  /// Scripts of any language.
  public static var script: UTType { UTType("public.script", "text/*") }
  /// Sources in AppleScript.
  public static var appleScript: UTType {
    UTType("com.apple.applescript.text", "text/x-applescript", "applescript")
  }
  /// Compiled scripts of macOS.
  public static var osaScript: UTType { UTType("com.apple.applescript.script", nil, "scpt") }
  /// Folders with compiled scripts of macOS.
  public static var osaScriptBundle: UTType {
    UTType("com.apple.applescript.script-bundle", nil, "scptd")
  }
  /// Scripts in Perl.
  public static var perlScript: UTType { UTType("public.perl-script", "application/x-perl", "pl") }
  /// Scripts in Python.
  public static var pythonScript: UTType { UTType("public.python-script", "text/x-python", "py") }
  /// Scripts in Ruby.
  public static var rubyScript: UTType { UTType("public.ruby-script", "application/x-ruby", "rb") }
  /// Scripts in PHP.
  public static var phpScript: UTType { UTType("public.php-script", "application/x-php", "php") }
  /// Makefiles.
  public static var makefile: UTType { UTType("public.make-source", "text/x-makefile") }
  /// Property lists in XML.
  public static var xmlPropertyList: UTType {
    UTType("com.apple.xml-property-list", "application/x-plist", "plist")
  }
  /// Property lists in their binary form.
  public static var binaryPropertyList: UTType {
    UTType("com.apple.binary-property-list", "application/x-plist", "plist")
  }
  /// Folders that macOS shows as one file.
  public static var package: UTType { UTType("com.apple.package", "inode/directory") }
  /// Folders with a program's files.
  public static var bundle: UTType { UTType("com.apple.bundle", "inode/directory") }
  /// Extensions of programs for macOS.
  public static var pluginBundle: UTType { UTType("com.apple.plugin", nil, "plugin") }
  /// Extensions of the search of macOS.
  public static var spotlightImporter: UTType {
    UTType("com.apple.metadata-importer", nil, "mdimporter")
  }
  /// Extensions of the preview of macOS.
  public static var quickLookGenerator: UTType {
    UTType("com.apple.quicklook-generator", nil, "qlgenerator")
  }
  /// Services of programs for macOS.
  public static var xpcService: UTType { UTType("com.apple.xpc-service", nil, "xpc") }
  /// Libraries of macOS.
  public static var framework: UTType { UTType("com.apple.framework", nil, "framework") }
  /// Applications.
  public static var application: UTType { UTType("com.apple.application", "application/x-desktop") }
  /// Applications for macOS.
  public static var applicationBundle: UTType { UTType("com.apple.application-bundle", nil, "app") }
  /// Extensions of applications.
  public static var applicationExtension: UTType {
    UTType("com.apple.application-and-system-extension", nil, "appex")
  }
  /// Programs of Unix.
  public static var unixExecutable: UTType {
    UTType("public.unix-executable", "application/x-executable")
  }
  /// Panes of the settings of macOS.
  public static var systemPreferencesPane: UTType {
    UTType("com.apple.systempreference.prefpane", nil, "prefPane")
  }
  /// Logs of programs.
  public static var log: UTType { UTType("public.log", "text/x-log", "log") }
  /// Places in GeoJSON.
  public static var geoJSON: UTType { UTType("public.geojson", "application/geo+json", "geojson") }

  /// All types of this file.
  static var textsAndPrograms: [UTType] {
    [
      executable, utf16ExternalPlainText, utf16PlainText, delimitedText, utf8TabSeparatedText,
      css, assemblyLanguageSource, cSource, objectiveCSource, cPlusPlusSource,
      objectiveCPlusPlusSource, cHeader, cPlusPlusHeader, script, appleScript, osaScript,
      osaScriptBundle, perlScript, pythonScript, rubyScript, phpScript, makefile, xmlPropertyList,
      binaryPropertyList, package, bundle, pluginBundle, spotlightImporter, quickLookGenerator,
      xpcService, framework, application, applicationBundle, applicationExtension, unixExecutable,
      systemPreferencesPane, log, geoJSON,
    ]
  }
}
