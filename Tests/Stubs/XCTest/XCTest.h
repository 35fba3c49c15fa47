// XCTest/XCTestCase.h
@interface XCTestCase : NSObject  // XCTest/XCTestCase.h
@end
