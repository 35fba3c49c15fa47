// swift-argument-parser names seven things of FoundationEssentials: six for the option
// --experimental-dump-help, which main.swift refuses, and a protocol in one cast. Linked statically they
// bring the library along, a quarter of the program. These symbols take their place before the linker
// looks into the library. They are hidden, so that a test runner which has the library keeps its own.
//
// A version of the parser that names more of the library does not link (a duplicate symbol), or makes
// the program large again, which a test of its symbols tells.

#include <stdlib.h>

#define ABSENT(number, symbol)                                                                     \
  __attribute__((visibility("hidden"))) void rehearsal_absent_##number(void) __asm__(symbol);      \
  void rehearsal_absent_##number(void) { abort(); }

ABSENT(1, "$s20FoundationEssentials11JSONEncoderC16OutputFormattingV10sortedKeysAEvau")
ABSENT(2, "$s20FoundationEssentials11JSONEncoderC16OutputFormattingV13prettyPrintedAEvau")
ABSENT(3, "$s20FoundationEssentials11JSONEncoderCACycfc")
ABSENT(4, "$s20FoundationEssentials11JSONEncoderCMa")
ABSENT(5, "$sSS20FoundationEssentialsE4data8encodingSSSgAA4DataVh_SSAAE8EncodingVtcfC")
ABSENT(6, "$sSS20FoundationEssentialsE8EncodingV4utf8ACvau")

// The descriptor of the protocol LocalizedError, to which nothing conforms: the cast to it gives nil,
// and the parser continues to CustomStringConvertible. The fields are those of Swift's ABI: kind
// and flags (a protocol that is no class, unique), its module, its name, and no requirements.
__asm__(".pushsection .rodata, \"a\", %progbits\n"
        ".p2align 2\n"
        ".Lmodule: .long 0x40, 0, .Lmodule_name - .\n"
        ".hidden \"$s20FoundationEssentials14LocalizedErrorMp\"\n"
        ".globl \"$s20FoundationEssentials14LocalizedErrorMp\"\n"
        "\"$s20FoundationEssentials14LocalizedErrorMp\":\n"
        ".long 0x10043\n"
        ".long .Lmodule - .\n"
        ".long .Lprotocol_name - .\n"
        ".long 0, 0, 0\n"
        ".Lmodule_name: .asciz \"FoundationEssentials\"\n"
        ".Lprotocol_name: .asciz \"LocalizedError\"\n"
        ".popsection\n");
