#pragma once

// The parts of FoundationEssentials that swift-argument-parser names, so that nothing of the library
// is linked. There is nothing here to call.
