// The names of options and properties.
public import TabstopFoundation
@_exported public import enum TabstopKits.CGImagePropertyOrientation

// MARK: Options of reading

/// The key of whether decoded pictures are kept. No effect. Mirrors ImageIO's.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
/// The key of whether a picture is decoded at once. It always is. Mirrors ImageIO's.
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
/// The key of whether components are floating-point numbers. No effect. Mirrors ImageIO's.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" }
/// The key of the type that a file may have. No effect. Mirrors ImageIO's.
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }
/// The key of whether a smaller copy is made if the file has none. It always is. Mirrors ImageIO's.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}

/// The key of whether a smaller copy is always made. It always is. Mirrors ImageIO's.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}

/// The key of the longest side of a smaller copy, in pixels. Mirrors ImageIO's.
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
/// The key of whether a smaller copy is turned as its file says. Mirrors ImageIO's.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}

/// The key of a share of the pixels. No effect. Mirrors ImageIO's.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" }

// MARK: Options of writing

/// The key of the quality, from 0, the smallest file, to 1. Mirrors ImageIO's.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// The key of the colour behind a picture. No effect. Mirrors ImageIO's.
public var kCGImageDestinationBackgroundColor: CFString { "kCGImageDestinationBackgroundColor" }
/// The key of the longest side in pixels. No effect. Mirrors ImageIO's.
public var kCGImageDestinationImageMaxPixelSize: CFString { "kCGImageDestinationImageMaxPixelSize" }

// MARK: Properties

/// The key of the width, in pixels. Mirrors ImageIO's.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The key of the height, in pixels. Mirrors ImageIO's.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The key of the direction, from 1 to 8. Mirrors ImageIO's.
public var kCGImagePropertyOrientation: CFString { "Orientation" }
/// The key of the bits of a component. Mirrors ImageIO's.
public var kCGImagePropertyDepth: CFString { "Depth" }
/// The key of the model of the colours. Mirrors ImageIO's.
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
/// Colours of red, green and blue. Mirrors ImageIO's.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }
/// The key of whether the picture can be translucent. Mirrors ImageIO's.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" }
/// The key of the number of bytes. Mirrors ImageIO's.
public var kCGImagePropertyFileSize: CFString { "FileSize" }
/// The key of the pixels per inch. Not read. Mirrors ImageIO's.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
/// The key of the pixels per inch. Not read. Mirrors ImageIO's.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
/// The key of the name of the colours' space. Not read. Mirrors ImageIO's.
public var kCGImagePropertyProfileName: CFString { "ProfileName" }
/// The key of the camera's properties. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
/// The key of the properties of TIFF. Not read. Mirrors ImageIO's.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
/// The key of the place. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
/// The key of the properties of newspapers. Not read. Mirrors ImageIO's.
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" }
/// The key of the properties of JPEG. Not read. Mirrors ImageIO's.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
/// The key of the properties of PNG. Not read. Mirrors ImageIO's.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" }
/// The key of the properties of GIF. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// The key of the time of a picture of a GIF. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGIFDelayTime: CFString { "GIFDelayTime" }
/// The key of the time of a picture of a GIF. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "GIFUnclampedDelayTime" }
/// The key of the number of times that a GIF is shown. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGIFLoopCount: CFString { "GIFLoopCount" }
/// The key of the time at which a picture was taken. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
/// The key of the time at which a picture was stored. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifDateTimeDigitized: CFString { "DateTimeDigitized" }
/// The key of the width of a camera's picture. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifPixelXDimension: CFString { "PixelXDimension" }
/// The key of the height of a camera's picture. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifPixelYDimension: CFString { "PixelYDimension" }
/// The key of the aperture. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifFNumber: CFString { "FNumber" }
/// The key of the exposure. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifExposureTime: CFString { "ExposureTime" }
/// The key of the sensitivity. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifISOSpeedRatings: CFString { "ISOSpeedRatings" }
/// The key of the focal length. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifFocalLength: CFString { "FocalLength" }
/// The key of the lens. Not read. Mirrors ImageIO's.
public var kCGImagePropertyExifLensModel: CFString { "LensModel" }
/// The key of the camera's maker. Not read. Mirrors ImageIO's.
public var kCGImagePropertyTIFFMake: CFString { "TIFFMake" }
/// The key of the camera. Not read. Mirrors ImageIO's.
public var kCGImagePropertyTIFFModel: CFString { "TIFFModel" }
/// The key of the direction in TIFF's properties. Not read. Mirrors ImageIO's.
public var kCGImagePropertyTIFFOrientation: CFString { "TIFFOrientation" }
/// The key of the time in TIFF's properties. Not read. Mirrors ImageIO's.
public var kCGImagePropertyTIFFDateTime: CFString { "TIFFDateTime" }
/// The key of the latitude. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGPSLatitude: CFString { "GPSLatitude" }
/// The key of north or south. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGPSLatitudeRef: CFString { "GPSLatitudeRef" }
/// The key of the longitude. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGPSLongitude: CFString { "GPSLongitude" }
/// The key of east or west. Not read. Mirrors ImageIO's.
public var kCGImagePropertyGPSLongitudeRef: CFString { "GPSLongitudeRef" }
