import Speech

let typeOfSpeech: Any.Type = AVAudioPCMBuffer.self
