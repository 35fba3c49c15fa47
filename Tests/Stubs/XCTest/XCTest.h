// XCTest/XCTestCase.h
@interface XCTestCase : NSObject
@end
