// What code of 2013 calls, for -fsyntax-only. Nothing here runs.
#include <stdint.h>
#include <stdarg.h>
int printf(const char *restrict format, ...);
typedef struct RehearsalFile FILE;
extern FILE *stdout;
int fflush(FILE *file);

// objc/objc.h, Foundation/NSObjCRuntime.h
typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#undef nil
#define nil ((id)0)
#define NS_ENUM(_t, _n) enum _n : _t _n; enum _n : _t
#define NS_REQUIRES_NIL_TERMINATION __attribute__((sentinel(0, 1)))
#define NS_FORMAT_FUNCTION(F, A) __attribute__((format(__NSString__, F, A)))
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef double CGFloat;
typedef struct { CGFloat x, y, width, height; } CGRect;
typedef struct { NSUInteger location, length; } NSRange;
#define NSNotFound ((NSUInteger)0x7fffffff)
@class NSString, NSDictionary, NSArray, NSDate, NSTimeZone, UIView, UIViewController, UIImage;

// objc/NSObject.h
@protocol NSObject
- (BOOL)isEqual:(id)object;
- (BOOL)isKindOfClass:(Class)type;
@property (readonly) NSString *description;
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
- (void)dealloc;
@end

// Foundation/NSString.h
typedef NS_ENUM(NSUInteger, NSStringCompareOptions) { NSRegularExpressionSearch = 1024 };
@interface NSString : NSObject
@property (readonly) NSUInteger length;
@property (readonly) const char *UTF8String;
+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
- (BOOL)isEqualToString:(NSString *)other;
- (NSRange)rangeOfString:(NSString *)text options:(NSStringCompareOptions)options;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)text;
@end
@interface NSConstantString : NSString
@end
extern void NSLog(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2);

// Foundation/NSBundle.h
@interface NSBundle : NSObject
+ (NSBundle *)mainBundle;
- (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table __attribute__((format_arg(1)));
@end
#define NSLocalizedString(key, comment) [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]

// Foundation/NSValue.h, NSArray.h, NSDictionary.h
@interface NSNumber : NSObject
+ (NSNumber *)numberWithInt:(int)value;
@end
typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
@protocol NSFastEnumeration
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer count:(NSUInteger)length;
@end
@protocol NSCopying
@end
@interface NSArray : NSObject <NSFastEnumeration>
@property (readonly) NSUInteger count;
- (id)objectAtIndexedSubscript:(NSUInteger)index;
+ (instancetype)arrayWithObjects:(const id [])objects count:(NSUInteger)count;
- (BOOL)containsObject:(id)object;
@end
@interface NSMutableArray : NSArray
+ (instancetype)array;
- (void)addObject:(id)object;
@end
@interface NSDictionary : NSObject
- (id)objectForKey:(id)key;
+ (instancetype)dictionaryWithObjects:(const id [])objects forKeys:(const id [])keys count:(NSUInteger)count;
@end

// Foundation/NSURL.h, NSDate.h, NSCalendar.h, NSTimeZone.h, NSRunLoop.h
@interface NSURL : NSObject
+ (instancetype)URLWithString:(NSString *)text;
+ (instancetype)fileURLWithPath:(NSString *)path;
@property (readonly) BOOL isFileURL;
@end
@interface NSDate : NSObject
+ (instancetype)date;
+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)seconds;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)seconds;
@property (readonly) NSTimeInterval timeIntervalSinceNow;
@end
@interface NSTimeZone : NSObject
+ (NSTimeZone *)localTimeZone;
+ (instancetype)timeZoneWithName:(NSString *)name;
@end
@interface NSDateComponents : NSObject
@property NSInteger year, month, day, hour, minute, second;
@end
extern NSString *const NSGregorianCalendar;
typedef NS_ENUM(NSUInteger, NSCalendarUnit) {
  NSCalendarUnitYear = 4, NSCalendarUnitMonth = 8, NSCalendarUnitDay = 16, NSCalendarUnitHour = 32,
  NSCalendarUnitMinute = 64, NSCalendarUnitSecond = 128, NSCalendarUnitWeekOfYear = 8192
};
@interface NSCalendar : NSObject
- (instancetype)initWithCalendarIdentifier:(NSString *)name;
@property (copy) NSTimeZone *timeZone;
- (NSDate *)dateFromComponents:(NSDateComponents *)components;
@end
@interface NSRunLoop : NSObject
+ (NSRunLoop *)mainRunLoop;
- (void)runUntilDate:(NSDate *)date;
@end

// dispatch/time.h, dispatch/queue.h
#define NSEC_PER_MSEC 1000000ull
#define DISPATCH_TIME_NOW (0ull)
typedef uint64_t dispatch_time_t;
typedef NSObject *dispatch_queue_t;
dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta);
void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, void (^block)(void));
dispatch_queue_t dispatch_get_main_queue(void);

// UIKit/UIResponder.h, UIView.h, UIWindow.h, UIImage.h, UIDevice.h, UIScreen.h
@interface UIResponder : NSObject
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@end
@interface UIView : UIResponder
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) UIView *window;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@end
@interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame;
@property (nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end
// A view's window has a root view controller.
@interface UIView (Window)
@property (nonatomic, readonly) UIViewController *rootViewController;
@end
@interface UIImage : NSObject
+ (UIImage *)imageNamed:(NSString *)name;
@end
@interface UIImageView : UIView
- (instancetype)initWithImage:(UIImage *)image;
@end
@interface UILabel : UIView
@end
@interface UIScreen : NSObject
+ (UIScreen *)mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@end
typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) { UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad };
UIUserInterfaceIdiom UI_USER_INTERFACE_IDIOM(void);

// UIKit/UIControl.h and its subclasses
typedef NS_ENUM(NSUInteger, UIControlEvents) {
  UIControlEventEditingDidBegin = 1 << 16, UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18, UIControlEventEditingDidEndOnExit = 1 << 19
};
@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
@end
@interface UIButton : UIControl
@end
@interface UISwitch : UIControl
@end
@interface UISegmentedControl : UIControl
@end
@interface UITableViewCell : UIView
@end
@interface UIBarItem : NSObject
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end
@interface UIBarButtonItem : UIBarItem
@end
@interface UITabBarItem : UIBarItem
@end
@interface UIToolbar : UIView
@end
@interface UITabBar : UIView
@end
@interface UINavigationBar : UIView
@end

// UIKit/UITextInputTraits.h, UITextField.h
typedef NS_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL, UIKeyboardTypeNumberPad, UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter
};
typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext,
  UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend, UIReturnKeyYahoo, UIReturnKeyDone,
  UIReturnKeyEmergencyCall
};
typedef NS_ENUM(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways
};
@class UITextField;
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end
@interface UITextField : UIControl
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
typedef NS_ENUM(NSInteger, UIAlertViewStyle) {
  UIAlertViewStyleDefault, UIAlertViewStyleSecureTextInput, UIAlertViewStylePlainTextInput,
  UIAlertViewStyleLoginAndPasswordInput
};
@protocol UIAlertViewDelegate <NSObject>
@end
@interface UIAlertView : UIView
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
typedef NS_ENUM(NSInteger, UIActionSheetStyle) {
  UIActionSheetStyleAutomatic = -1, UIActionSheetStyleDefault, UIActionSheetStyleBlackTranslucent,
  UIActionSheetStyleBlackOpaque
};
@protocol UIActionSheetDelegate <NSObject>
@end
@interface UIActionSheet : UIView
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
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) { UIInterfaceOrientationPortrait = 1 };
enum { UIInterfaceOrientationMaskPortrait = 2, UIInterfaceOrientationMaskLandscape = 24 };
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet
};
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl
};
@class UINavigationController, UITabBarController;
@interface UIViewController : UIResponder
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
@protocol UINavigationControllerDelegate <NSObject>
@end
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)controller;
@property (nonatomic, unsafe_unretained) id<UINavigationControllerDelegate> delegate;
@property (nonatomic, readonly) UIToolbar *toolbar;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (NSArray *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
@end
@protocol UITabBarControllerDelegate <NSObject>
@end
@interface UITabBarController : UIViewController
@property (nonatomic, readonly) UITabBar *tabBar;
@end

// UIKit/UIPopoverController.h
typedef NS_ENUM(NSUInteger, UIPopoverArrowDirection) { UIPopoverArrowDirectionAny = 15 };
@protocol UIPopoverControllerDelegate <NSObject>
@end
@interface UIPopoverController : NSObject
- (instancetype)initWithContentViewController:(UIViewController *)controller;
@property (nonatomic, unsafe_unretained) id<UIPopoverControllerDelegate> delegate;
@property (nonatomic, copy) NSArray *passthroughViews;
@property (nonatomic, readonly, getter=isPopoverVisible) BOOL popoverVisible;
- (void)presentPopoverFromRect:(CGRect)rect inView:(UIView *)view permittedArrowDirections:(UIPopoverArrowDirection)directions animated:(BOOL)animated;
- (void)presentPopoverFromBarButtonItem:(UIBarButtonItem *)item permittedArrowDirections:(UIPopoverArrowDirection)directions animated:(BOOL)animated;
- (void)dismissPopoverAnimated:(BOOL)animated;
@end

// UIKit/UIActivityViewController.h, UIActivity.h, UIActivityItemProvider.h
extern NSString *const UIActivityTypePostToFacebook, *const UIActivityTypePostToTwitter,
    *const UIActivityTypePostToWeibo, *const UIActivityTypeMessage, *const UIActivityTypeMail,
    *const UIActivityTypePrint, *const UIActivityTypeCopyToPasteboard,
    *const UIActivityTypeAssignToContact, *const UIActivityTypeSaveToCameraRoll;
@interface UIActivity : NSObject
- (NSString *)activityType;
- (NSString *)activityTitle;
- (UIImage *)activityImage;
- (BOOL)canPerformWithActivityItems:(NSArray *)activityItems;
- (void)performActivity;
- (UIViewController *)activityViewController;
- (void)activityDidFinish:(BOOL)completed;
@end
@interface UIActivityItemProvider : NSObject
- (instancetype)initWithPlaceholderItem:(id)placeholderItem;
@property (nonatomic, readonly) id placeholderItem;
@property (nonatomic, readonly) NSString *activityType;
- (id)item;
@end
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems applicationActivities:(NSArray *)applicationActivities;
@property (nonatomic, copy) NSArray *excludedActivityTypes;
@property (nonatomic, copy) void (^completionHandler)(NSString *activityType, BOOL completed);
@end

// UIKit/UIApplication.h, UILocalNotification.h
extern NSString *const UIApplicationLaunchOptionsLocalNotificationKey;
extern NSString *const UILocalNotificationDefaultSoundName;
typedef NS_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground
};
@interface UILocalNotification : NSObject
@property (nonatomic, copy) NSDate *fireDate;
@property (nonatomic, copy) NSTimeZone *timeZone;
@property (nonatomic) NSCalendarUnit repeatInterval;
@property (nonatomic, copy) NSString *alertBody, *alertAction, *alertLaunchImage, *soundName;
@property (nonatomic) BOOL hasAction;
@property (nonatomic) NSInteger applicationIconBadgeNumber;
@property (nonatomic, copy) NSDictionary *userInfo;
@end
@protocol UIApplicationDelegate <NSObject>
@end
@interface UIApplication : UIResponder
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
