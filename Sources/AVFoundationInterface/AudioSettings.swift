// The keys and values of the settings that a recorder is created with. Mirrors AVFoundation's.

/// The key of the format of a recording.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the number of samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the number of bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the number of bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether the first byte of a sample is the highest one.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are floating-point numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel has samples of its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The quality of a recording. Mirrors AVFoundation's.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// The format AAC. Mirrors Core Audio's.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Uncompressed samples. Mirrors Core Audio's.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Apple's lossless format. Mirrors Core Audio's.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
/// The lossless format FLAC. Mirrors Core Audio's.
public let kAudioFormatFLAC: UInt32 = 0x666C_6163
/// The format MP3. Mirrors Core Audio's.
public let kAudioFormatMPEGLayer3: UInt32 = 0x2E6D_7033
