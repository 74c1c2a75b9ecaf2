// SwiftPM requires that a C target has a source file. It does without the header, which not every program needs.
typedef int _EmptyCommonCrypto;
