// What code of 2013 calls, for -fsyntax-only. Nothing here runs.
#include <stdint.h>
#include <stdarg.h>
int printf(const char *restrict format, ...);
typedef struct RehearsalFile FILE;  // libc/stdio.h
extern FILE *stdout;  // libc/stdio.h
int fflush(FILE *file);

// objc/objc.h, Foundation/NSObjCRuntime.h
typedef signed char BOOL;  // objc/objc.h
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#undef nil
#define nil ((id)0)
#define NS_ENUM(_t, _n) enum _n : _t _n; enum _n : _t
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#define NS_FORMAT_FUNCTION(F, A) __attribute__((format(__NSString__, F, A)))
typedef long NSInteger;  // objc/NSObjCRuntime.h
typedef unsigned long NSUInteger;  // objc/NSObjCRuntime.h
typedef double NSTimeInterval;  // Foundation/NSDate.h
typedef double CGFloat;  // CoreGraphics/CGBase.h
typedef struct { CGFloat x, y, width, height; } CGRect;  // CoreGraphics/CGGeometry.h
typedef struct { NSUInteger location, length; } NSRange;  // Foundation/NSRange.h
#define NSNotFound ((NSUInteger)0x7fffffff)
@class NSString, NSDictionary, NSArray, NSDate, NSTimeZone, UIView, UIViewController, UIImage;

// objc/NSObject.h
@protocol NSObject  // objc/NSObject.h
- (BOOL)isEqual:(id)object;
- (BOOL)isKindOfClass:(Class)type;
@property (readonly) NSString *description;
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>  // objc/NSObject.h
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
- (void)dealloc;
@end

// Foundation/NSString.h
typedef NS_ENUM(NSUInteger, NSStringCompareOptions) { NSRegularExpressionSearch = 1024 };  // Foundation/NSString.h
@interface NSString : NSObject  // Foundation/NSString.h
@property (readonly) NSUInteger length;
@property (readonly) const char *UTF8String;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
- (BOOL)isEqualToString:(NSString *)other;
- (NSRange)rangeOfString:(NSString *)text options:(NSStringCompareOptions)options;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)text;
@end
@interface NSConstantString : NSString  // clang: the class of a literal
@end
extern void NSLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);  // Foundation/NSObjCRuntime.h

// Foundation/NSBundle.h
@interface NSBundle : NSObject  // Foundation/NSBundle.h
+ (NSBundle *)mainBundle;
- (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table __attribute__((format_arg(1)));
@end
#define NSLocalizedString(key, comment) [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]

// Foundation/NSValue.h, NSArray.h, NSDictionary.h
@interface NSNumber : NSObject  // Foundation/NSValue.h
+ (NSNumber *)numberWithInt:(int)value;
@end
typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;  // Foundation/NSEnumerator.h
@protocol NSFastEnumeration  // Foundation/NSEnumerator.h
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
@end
@protocol NSCopying  // Foundation/NSObject.h
@end
@interface NSArray : NSObject <NSFastEnumeration>  // Foundation/NSArray.h
@property (readonly) NSUInteger count;
- (id)objectAtIndexedSubscript:(NSUInteger)index;
+ (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count;
- (BOOL)containsObject:(id)object;
@end
@interface NSMutableArray : NSArray  // Foundation/NSArray.h
+ (instancetype)array;
- (void)addObject:(id)object;
@end
@interface NSDictionary : NSObject  // Foundation/NSDictionary.h
- (id)objectForKey:(id)key;
+ (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id [])keys count:(NSUInteger)count;
@end

// Foundation/NSURL.h, NSDate.h, NSCalendar.h, NSTimeZone.h, NSRunLoop.h
@interface NSURL : NSObject  // Foundation/NSURL.h
+ (instancetype)URLWithString:(NSString *)text;
+ (instancetype)fileURLWithPath:(NSString *)path;
@property (readonly) BOOL isFileURL;
@end
@interface NSDate : NSObject  // Foundation/NSDate.h
+ (instancetype)date;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
@property (readonly) NSTimeInterval timeIntervalSinceNow;
@end
@interface NSTimeZone : NSObject  // Foundation/NSTimeZone.h
+ (NSTimeZone *)localTimeZone;
+ (instancetype)timeZoneWithName:(NSString *)name;
@end
@interface NSDateComponents : NSObject  // Foundation/NSCalendar.h
@property NSInteger year, month, day, hour, minute, second;
@end
extern NSString *const NSGregorianCalendar;  // Foundation/NSLocale.h
typedef NS_ENUM(NSUInteger, NSCalendarUnit) {  // Foundation/NSCalendar.h
  NSCalendarUnitYear = 4, NSCalendarUnitMonth = 8, NSCalendarUnitDay = 16, NSCalendarUnitHour = 32,
  NSCalendarUnitMinute = 64, NSCalendarUnitSecond = 128, NSCalendarUnitWeekOfYear = 8192
};
@interface NSCalendar : NSObject  // Foundation/NSCalendar.h
- (instancetype)initWithCalendarIdentifier:(NSString *)name;
@property (copy) NSTimeZone *timeZone;
- (NSDate *)dateFromComponents:(NSDateComponents *)components;
@end
@interface NSRunLoop : NSObject  // Foundation/NSRunLoop.h
+ (NSRunLoop *)mainRunLoop;
- (void)runUntilDate:(NSDate *)date;
@end

// dispatch/time.h, dispatch/queue.h
#define NSEC_PER_MSEC 1000000ull
#define DISPATCH_TIME_NOW (0ull)
typedef uint64_t dispatch_time_t;  // dispatch/time.h
typedef NSObject *dispatch_queue_t;  // dispatch/queue.h
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, void (^block)(void));
dispatch_queue_t dispatch_get_main_queue(void);

// UIKit/UIResponder.h, UIView.h, UIWindow.h, UIImage.h, UIDevice.h, UIScreen.h
@interface UIResponder : NSObject  // UIKit/UIResponder.h
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@end
@interface UIView : UIResponder  // UIKit/UIView.h
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) UIView *window;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@end
@interface UIWindow : UIView  // UIKit/UIWindow.h
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end
// A view's window has a root view controller.
@interface UIView (Window)  // UIKit/UIView.h
@property (nonatomic, readonly) UIViewController *rootViewController;
@end
@interface UIImage : NSObject  // UIKit/UIImage.h
+ (UIImage *)imageNamed:(NSString *)name;
@end
@interface UIImageView : UIView  // UIKit/UIImageView.h
- (instancetype)initWithImage:(UIImage *)image;
@end
@interface UILabel : UIView  // UIKit/UILabel.h
@end
@interface UIScreen : NSObject  // UIKit/UIScreen.h
+ (UIScreen *)mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@end
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) { UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad };  // UIKit/UIDevice.h
UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void);

// UIKit/UIControl.h and its subclasses
typedef NS_ENUM(NSUInteger, UIControlEvents) {  // UIKit/UIControl.h
  UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18, UIControlEventEditingDidEndOnExit = 1 << 19
};
@interface UIControl : UIView  // UIKit/UIControl.h
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
@end
@interface UIButton : UIControl  // UIKit/UIButton.h
@end
@interface UISwitch : UIControl  // UIKit/UISwitch.h
@end
@interface UISegmentedControl : UIControl  // UIKit/UISegmentedControl.h
@end
@interface UITableViewCell : UIView  // UIKit/UITableViewCell.h
@end
@interface UIBarItem : NSObject  // UIKit/UIBarItem.h
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
@interface UIBarButtonItem : UIBarItem  // UIKit/UIBarButtonItem.h
@end
@interface UITabBarItem : UIBarItem  // UIKit/UITabBarItem.h
@end
@interface UIToolbar : UIView  // UIKit/UIToolbar.h
@end
@interface UITabBar : UIView  // UIKit/UITabBar.h
@end
@interface UINavigationBar : UIView  // UIKit/UINavigationBar.h
@end

// UIKit/UITextInputTraits.h, UITextField.h
typedef NS_ENUM(NSInteger, UIKeyboardType) {  // UIKit/UITextInputTraits.h
  UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL, UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) {  // UIKit/UITextInputTraits.h
  UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext,
  UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone,
  UIReturnKeyEmergencyCall
};
typedef NS_ENUM(NSInteger, UITextFieldViewMode) {  // UIKit/UITextField.h
  UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways
};
@class UITextField;
@protocol UITextFieldDelegate <NSObject>  // UIKit/UITextField.h
@optional
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end
@interface UITextField : UIControl  // UIKit/UITextField.h
@property (nonatomic, copy) NSString *text, *placeholder;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) UITextFieldViewMode clearButtonMode, leftViewMode, rightViewMode;
@property (nonatomic, strong) UIView *leftView, *rightView;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic) BOOL clearsOnBeginEditing, enablesReturnKeyAutomatically;
@property (nonatomic, unsafe_unretained) id<UITextFieldDelegate> delegate;
@end

// UIKit/UIAlertView.h (alertViewStyle), UIActionSheet.h
typedef NS_ENUM(NSInteger, UIAlertViewStyle) {  // UIKit/UIAlertView.h
  UIAlertViewStyleDefault, UIAlertViewStyleSecureTextInput, UIAlertViewStylePlainTextInput,
  UIAlertViewStyleLoginAndPasswordInput
};
@protocol UIAlertViewDelegate <NSObject>  // UIKit/UIAlertView.h
@end
@interface UIAlertView : UIView  // UIKit/UIAlertView.h
- (instancetype)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate cancelButtonTitle:(NSString *)cancelButtonTitle otherButtonTitles:(NSString *)otherButtonTitles, ... NS_REQUIRES_NIL_TERMINATION;
@property (nonatomic, unsafe_unretained) id<UIAlertViewDelegate> delegate;
@property (nonatomic, copy) NSString *title, *message;
@property (nonatomic) UIAlertViewStyle alertViewStyle;
@property (nonatomic) NSInteger cancelButtonIndex;
@property (nonatomic, readonly) NSInteger firstOtherButtonIndex, numberOfButtons;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
- (NSInteger)addButtonWithTitle:(NSString *)title;
- (NSString *)buttonTitleAtIndex:(NSInteger)buttonIndex;
- (UITextField *)textFieldAtIndex:(NSInteger)textFieldIndex;
- (void)show;
- (void)dismissWithClickedButtonIndex:(NSInteger)buttonIndex animated:(BOOL)animated;
@end
typedef NS_ENUM(NSInteger, UIActionSheetStyle) {  // UIKit/UIActionSheet.h
  UIActionSheetStyleAutomatic = -1, UIActionSheetStyleDefault, UIActionSheetStyleBlackTranslucent,
  UIActionSheetStyleBlackOpaque
};
@protocol UIActionSheetDelegate <NSObject>  // UIKit/UIActionSheet.h
@end
@interface UIActionSheet : UIView  // UIKit/UIActionSheet.h
- (instancetype)initWithTitle:(NSString *)title delegate:(id<UIActionSheetDelegate>)delegate cancelButtonTitle:(NSString *)cancelButtonTitle destructiveButtonTitle:(NSString *)destructiveButtonTitle otherButtonTitles:(NSString *)otherButtonTitles, ... NS_REQUIRES_NIL_TERMINATION;
@property (nonatomic, unsafe_unretained) id<UIActionSheetDelegate> delegate;
@property (nonatomic, copy) NSString *title;
@property (nonatomic) UIActionSheetStyle actionSheetStyle;
@property (nonatomic) NSInteger cancelButtonIndex, destructiveButtonIndex;
@property (nonatomic, readonly) NSInteger firstOtherButtonIndex, numberOfButtons;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
- (NSInteger)addButtonWithTitle:(NSString *)title;
- (NSString *)buttonTitleAtIndex:(NSInteger)buttonIndex;
- (void)showInView:(UIView *)view;
- (void)showFromToolbar:(UIToolbar *)view;
- (void)showFromTabBar:(UITabBar *)view;
- (void)showFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
- (void)showFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
- (void)dismissWithClickedButtonIndex:(NSInteger)buttonIndex animated:(BOOL)animated;
@end

// UIKit/UIViewController.h, UINavigationController.h, UITabBarController.h
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) { UIInterfaceOrientationPortrait = 1 };  // UIKit/UIApplication.h
enum { UIInterfaceOrientationMaskPortrait = 2, UIInterfaceOrientationMaskLandscape = 24 };
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {  // UIKit/UIViewController.h
  UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet
};
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {  // UIKit/UIViewController.h
  UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl
};
@class UINavigationController, UITabBarController;
@interface UIViewController : UIResponder  // UIKit/UIViewController.h
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) UIView *view;
@property (nonatomic, readonly) UINavigationController *navigationController;
@property (nonatomic, readonly) UITabBarController *tabBarController;
@property (nonatomic, readonly) UIViewController *presentingViewController;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic, getter=isModalInPopover) BOOL modalInPopover;
- (BOOL)isViewLoaded;
- (void)viewDidLoad;
- (void)viewDidUnload;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)didReceiveMemoryWarning;
- (BOOL)shouldAutorotate;
- (NSUInteger)supportedInterfaceOrientations;
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation;
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration;
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation duration:(NSTimeInterval)duration;
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
@end
@protocol UINavigationControllerDelegate <NSObject>  // UIKit/UINavigationController.h
@end
@interface UINavigationController : UIViewController  // UIKit/UINavigationController.h
- (instancetype)initWithRootViewController:(UIViewController *)controller;
@property (nonatomic, unsafe_unretained) id<UINavigationControllerDelegate> delegate;
@property (nonatomic, readonly) UIToolbar *toolbar;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (NSArray *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
@end
@protocol UITabBarControllerDelegate <NSObject>  // UIKit/UITabBarController.h
@end
@interface UITabBarController : UIViewController  // UIKit/UITabBarController.h
@property (nonatomic, readonly) UITabBar *tabBar;
@end

// UIKit/UIPopoverController.h
typedef NS_ENUM(NSUInteger, UIPopoverArrowDirection) { UIPopoverArrowDirectionAny = 15 };  // UIKit/UIPopoverController.h
@protocol UIPopoverControllerDelegate <NSObject>  // UIKit/UIPopoverController.h
@end
@interface UIPopoverController : NSObject  // UIKit/UIPopoverController.h
- (instancetype)initWithContentViewController:(UIViewController *)controller;
@property (nonatomic, unsafe_unretained) id<UIPopoverControllerDelegate> delegate;
@property (nonatomic, copy) NSArray *passthroughViews;
@property (nonatomic, readonly, getter=isPopoverVisible) BOOL popoverVisible;
- (void)presentPopoverFromRect:(CGRect)rect inView:(UIView *)view permittedArrowDirections:(UIPopoverArrowDirection)directions animated:(BOOL)animated;
- (void)presentPopoverFromBarButtonItem:(UIBarButtonItem *)item permittedArrowDirections:(UIPopoverArrowDirection)directions animated:(BOOL)animated;
- (void)dismissPopoverAnimated:(BOOL)animated;
@end

// UIKit/UIActivityViewController.h, UIActivity.h, UIActivityItemProvider.h
extern NSString *const UIActivityTypePostToFacebook, *const UIActivityTypePostToTwitter,  // UIKit/UIActivity.h
    *const UIActivityTypePostToWeibo, *const UIActivityTypeMessage, *const UIActivityTypeMail,
    *const UIActivityTypePrint, *const UIActivityTypeCopyToPasteboard,
    *const UIActivityTypeAssignToContact, *const UIActivityTypeSaveToCameraRoll;
@interface UIActivity : NSObject  // UIKit/UIActivity.h
- (NSString *)activityType;
- (NSString *)activityTitle;
- (UIImage *)activityImage;
- (BOOL)canPerformWithActivityItems:(NSArray *)activityItems;
- (void)performActivity;
- (UIViewController *)activityViewController;
- (void)activityDidFinish:(BOOL)completed;
@end
@interface UIActivityItemProvider : NSObject  // UIKit/UIActivityItemProvider.h
- (instancetype)initWithPlaceholderItem:(id)placeholderItem;
@property (nonatomic, readonly) id placeholderItem;
@property (nonatomic, readonly) NSString *activityType;
- (id)item;
@end
@interface UIActivityViewController : UIViewController  // UIKit/UIActivityViewController.h
- (instancetype)initWithActivityItems:(NSArray *)activityItems applicationActivities:(NSArray *)applicationActivities;
@property (nonatomic, copy) NSArray *excludedActivityTypes;
@property (nonatomic, copy) void (^completionHandler)(NSString *activityType, BOOL completed);
@end

// UIKit/UIApplication.h, UILocalNotification.h
extern NSString *const UIApplicationLaunchOptionsLocalNotificationKey;  // UIKit/UIApplication.h
extern NSString *const UILocalNotificationDefaultSoundName;  // UIKit/UILocalNotification.h
typedef NS_ENUM(NSInteger, UIApplicationState) {  // UIKit/UIApplication.h
  UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground
};
@interface UILocalNotification : NSObject  // UIKit/UILocalNotification.h
@property (nonatomic, copy) NSDate *fireDate;
@property (nonatomic, copy) NSTimeZone *timeZone;
@property (nonatomic) NSCalendarUnit repeatInterval;
@property (nonatomic, copy) NSString *alertBody, *alertAction, *alertLaunchImage, *soundName;
@property (nonatomic) BOOL hasAction;
@property (nonatomic) NSInteger applicationIconBadgeNumber;
@property (nonatomic, copy) NSDictionary *userInfo;
@end
@protocol UIApplicationDelegate <NSObject>  // UIKit/UIApplication.h
@end
@interface UIApplication : UIResponder  // UIKit/UIApplication.h
+ (UIApplication *)sharedApplication;
@property (nonatomic, unsafe_unretained) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic) NSInteger applicationIconBadgeNumber;
@property (nonatomic, copy) NSArray *scheduledLocalNotifications;
- (void)scheduleLocalNotification:(UILocalNotification *)notification;
- (void)presentLocalNotificationNow:(UILocalNotification *)notification;
- (void)cancelLocalNotification:(UILocalNotification *)notification;
- (void)cancelAllLocalNotifications;
@end
