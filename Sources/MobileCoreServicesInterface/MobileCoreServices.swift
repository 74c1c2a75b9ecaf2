// The older names of types of files, under the module name MobileCoreServices: a compatible interface, not
// Apple's.
@_exported public import Foundation

/// A picture.
public let kUTTypeImage = "public.image"
/// A film.
public let kUTTypeMovie = "public.movie"
/// A film without sound.
public let kUTTypeVideo = "public.video"
/// The type of sounds.
public let kUTTypeAudio = "public.audio"
/// A photo that moves.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// A text.
public let kUTTypeText = "public.text"
/// A text without formats.
public let kUTTypePlainText = "public.plain-text"
/// A text.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// A PDF file.
public let kUTTypePDF = "com.adobe.pdf"
/// An address.
public let kUTTypeURL = "public.url"
/// The address of a file.
public let kUTTypeFileURL = "public.file-url"
/// A PNG picture.
public let kUTTypePNG = "public.png"
/// A JPEG picture.
public let kUTTypeJPEG = "public.jpeg"
/// A GIF picture.
public let kUTTypeGIF = "com.compuserve.gif"
/// A JSON file.
public let kUTTypeJSON = "public.json"
/// The type of any bytes.
public let kUTTypeData = "public.data"
/// A file or a folder.
public let kUTTypeItem = "public.item"
/// A folder.
public let kUTTypeFolder = "public.folder"
