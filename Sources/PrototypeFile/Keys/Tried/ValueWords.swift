internal import DialogModel

extension TriedValues {
  /// The words for each list of words; two lists that are equal have the same meaning.
  static let all: [TriedValues] = [
    TriedValues(
      of: Prototype.Device.self,
      [
        .phone:
          "iphone* ipod* mobile smartphone handset handy android small compact telephone cell",
        .tablet: "ipad* pad tab large big desktop regular",
      ]),
    TriedValues(
      of: Prototype.Era.self,
      [
        .ios6: "6* 4* 5* 7* ios4* ios5* ios6* ios7* ios8* ios9* ios1* modern new latest current "
          + "multitasking",
        .ios3: "3* 2* 1* ios2* ios3* iphoneos* old classic original",
      ]),
    TriedValues(
      of: Alert.Style.self,
      [
        .default: "none normal standard simple plain alert basic info warning error message",
        .plainText: "text input prompt textField textInput field plainTextInput "
          + "UIAlertViewStylePlainTextInput",
        .secureText: "secure password secret passwordInput secureTextInput "
          + "UIAlertViewStyleSecureTextInput",
        .loginAndPassword: "login credentials signIn logIn account userAndPassword "
          + "loginAndPasswordInput UIAlertViewStyleLoginAndPasswordInput",
      ]),
    TriedValues(
      of: ActionSheet.Style.self,
      [
        .automatic: "auto system inherit", .default: "light white normal standard blue",
        .blackTranslucent: "translucent transparent dark",
        .blackOpaque: "black opaque solid",
      ]),
    TriedValues(
      of: Screen.BarStyle.self,
      [
        .default: "light white blue normal standard plain grey gray",
        .black: "dark opaque blackOpaque", .blackTranslucent: "translucent transparent clear blur",
      ]),
    TriedValues(
      of: Orientation.self,
      [
        .portrait: "vertical upright tall up upsideDown portraitUpsideDown",
        .landscape: "horizontal sideways wide left right landscapeLeft landscapeRight",
      ]),
    TriedValues(
      of: TextField.ViewMode.self,
      [
        .never: "false no off none hidden hide", .always: "true yes on show visible",
        .whileEditing: "editing focus focused active onFocus",
        .unlessEditing: "notEditing blur blurred inactive idle",
      ]),
    TriedValues(
      of: TextField.Keyboard.self,
      [
        .default: "text normal standard qwerty letters alphabet", .asciiCapable: "ascii latin",
        .numbersAndPunctuation: "punctuation symbols", .url: "uri web address link website",
        .numberPad: "number numeric digits pin integer int numbers",
        .emailAddress: "email e-mail mail",
        .phonePad: "phone tel telephone phoneNumber", .namePhonePad: "contact name",
        .decimalPad: "decimal float double price money currency", .twitter: "tweet social",
      ]),
    TriedValues(
      of: TextField.ReturnKey.self,
      [
        .default: "return enter newline normal", .go: "submit open ok",
        .next: "forward tab continue", .search: "find lookup", .send: "mail post",
        .done: "finish close end", .emergencyCall: "emergency sos call",
      ]),
    TriedValues(
      of: LocalNotification.RepeatInterval.self,
      [
        .minute: "minutely everyMinute 1m", .hour: "hourly everyHour 1h",
        .day: "daily everyDay 1d", .week: "weekly everyWeek 1w",
        .month: "monthly everyMonth", .year: "yearly annually everyYear annual",
      ]),
    TriedValues(
      of: NotificationSettings.Style.self,
      [
        .alert: "alerts modal dialog popup box", .banner: "banners toast strip top true yes on",
        .none: "off no never false nothing silent",
      ]),
    TriedValues(
      of: PrototypeTask.Loader.self,
      [
        .inPlace: "inline same alert here default true yes on",
        .separate: "own another new extra other second", .none: "off no false hidden never",
      ]),
    TriedValues(
      of: PrototypeTask.Outcome.self,
      [
        .success: "succeed succeeds succeeded ok okay done true pass passed completed yes",
        .failure: "fail fails failed error false no crash cancelled",
      ]),
    TriedValues(
      of: Prototype.Application.InBackground.self,
      [
        .suspended: "suspend sleep sleeping paused pause false no stopped",
        .running: "run runs active continue true yes",
      ]),
    TriedValues(
      of: ActivityItem.Kind.self,
      [
        .text: "string texts strings words", .url: "link links urls uri address",
        .image: "picture photo images pictures photos img", .file: "files document documents path",
      ]),
    TriedValues(
      of: BuiltInActivity.self,
      [
        .postToFacebook: "facebook UIActivityTypePostToFacebook",
        .postToTwitter: "twitter tweet UIActivityTypePostToTwitter",
        .postToWeibo: "weibo UIActivityTypePostToWeibo",
        .message: "sms imessage messages text UIActivityTypeMessage",
        .mail: "email e-mail UIActivityTypeMail", .print: "printer airprint UIActivityTypePrint",
        .copyToPasteboard: "copy pasteboard clipboard UIActivityTypeCopyToPasteboard",
        .assignToContact: "contact contacts assign UIActivityTypeAssignToContact",
        .saveToCameraRoll: "save saveImage cameraRoll photos UIActivityTypeSaveToCameraRoll",
      ]),
    TriedValues(
      of: ScenarioStep.Key.self,
      [
        .return: "enter ok done submit newline", .clear: "x delete empty",
        .home: "homeButton menu", .power: "lock sleep lockButton off", .tab: "next",
      ]),
    TriedValues(
      SourceKey.words,
      [
        "view": "self here content", "rootView": "window root screen keyWindow",
        "toolbar": "bottomBar bottom footer bar", "tabBar": "tabs tab",
      ]),
    TriedValues(["none"], ["none": "nil null no false off nobody empty"]),
    TriedValues(
      ["none", "outside"],
      ["none": "nil null no false off nobody empty", "outside": "program external code"]),
    TriedValues(["nil"], ["nil": "none null nothing no false"]),
    TriedValues(["never"], ["never": "hangs endless lost nil none"]),
    TriedValues(["ask"], ["ask": "question prompt person user me interactive askMe live"]),
  ]

  static let booleans = TriedValues(
    ["true", "false"],
    [
      "true": "yes on y 1 enabled always ja enable t oui",
      "false": "no off n 0 disabled never nein f",
    ])

  static let yes = TriedValues(["true"], ["true": "yes on y 1 now enabled {} null"])

  /// Names of languages; a document names them by their codes.
  static let languages = TriedValues(
    [],
    [
      "ar": "arabic", "cs": "czech", "da": "danish", "de": "german deutsch",
      "el": "greek", "en": "english default base", "es": "spanish español castellano",
      "fi": "finnish suomi", "fr": "french français", "he": "hebrew", "hi": "hindi",
      "hu": "hungarian magyar", "it": "italian italiano", "ja": "japanese 日本語",
      "ko": "korean", "nl": "dutch nederlands", "nb": "norwegian norsk", "pl": "polish polski",
      "pt": "portuguese português", "pt_BR": "brazilian", "ro": "romanian", "ru": "russian русский",
      "sv": "swedish svenska", "tr": "turkish türkçe", "uk": "ukrainian українська",
      "zh": "chinese mandarin 中文",
    ])
}
