internal import Texts

extension ScreenKey {
  package static let lone: [ScreenKey] = [.title, .controls]

  package static let tried: [Tried<ScreenKey>] = [
    Tried(
      "name heading header headline caption label text navigationTitle navigationBarTitle navTitle",
      .title),
    Tried(
      "elements children subviews items content contents body components widgets layers "
        + "buttons fields cells rows views view ui form sections", .controls),
    Tried(
      "background backgroundImage picture backdrop screenshot photo wallpaper mockup", .image),
    Tried("contentMode imageFit objectFit scaling resizeMode", .fit),
    Tried("style navigationBarStyle toolbarStyle navBarStyle appearance statusBar", .barStyle),
    Tried(
      "orientation rotation supportedOrientations supportedInterfaceOrientations autorotate",
      .orientations),
    Tried(
      "id identifier key", tr("the key above the screen is its id"),
      "screens: {home: {title: Home}}",
      in: DocumentKey.self),
    Tried(
      "navigationBar navBar toolbar tabBar tabs leftBarButton rightBarButton leftBarButtonItem "
        + "rightBarButtonItem toolbarItems tabBarItem footer",
      tr("what stands in bars is among the controls"),
      "controls: [{barButton: Edit}, {toolbarButton: Share}, {tab: Home}]", in: ScreenKey.self),
    Tried(
      "onAppear onLoad onEnter viewDidLoad viewDidAppear then actions",
      tr("a screen does nothing by itself; a tap on a control does"),
      "controls: [{button: Go, then: [{log: Tapped}]}]", in: ScreenKey.self),
  ]
}

extension ControlKey {
  package static let lone: [ControlKey] = [.button]

  package static let tried: [Tried<ControlKey>] =
    [
      Tried("btn pushButton uibutton link cta submit action a", .button),
      Tried(
        "navButton navigationButton navigationBarButton navBarButton barButtonItem barItem "
          + "rightBarButton leftBarButton rightBarButtonItem leftBarButtonItem headerButton",
        .barButton),
      Tried("toolbarItem toolButton toolbarButtonItem bottomButton footerButton", .toolbarButton),
      Tried("tabItem tabBarItem tabButton tabBarButton", .tab),
      Tried(
        "cell listItem tableRow tableCell tableViewCell item menuItem listRow li option", .row),
      Tried(
        "paragraph p heading header headline h1 h2 caption staticText span string uilabel "
          + "description footer note textView markdown", .label),
      Tried(
        "input textInput textBox inputField formField entry editText uitextfield searchField "
          + "search field edit textarea", .textField),
      Tried("img picture photo imageView uiimageview", .image),
      Tried("toggle checkbox checkBox uiswitch", .switch),
      Tried("segmentedControl segments radio buttonGroup uisegmentedcontrol", .segmented),
      Tried("group fieldset tableSection listSection", .section),
      Tried("spacer flexibleSpace flexSpace flexible fixedSpace gap", .space),
      Tried("buttonStyle variant appearance kindOfButton", .style),
      Tried("detailText detailTextLabel secondaryText trailing", .detail),
      Tried("secondary secondLine underText", .subtitle),
      Tried("accessoryType disclosure disclosureIndicator indicator", .accessory),
      Tried("glyph symbol systemImage iconName tabIcon", .icon),
      Tried("page view tabScreen root", .screen),
      Tried("contentMode objectFit scaling resizeMode", .fit),
      Tried("heightInPoints imageHeight", .height),
      Tried("checked initiallyOn initialState", .isOn),
      Tried("options labels segmentTitles choices", .titles),
      Tried("selectedIndex selectedSegment selectedSegmentIndex current active", .selected),
      Tried("identifier key name ref tag accessibilityIdentifier testID testTag", .id),
      Tried(
        "onTap onClick onPress onSelect onTouch onTapGesture tap click press action actions "
          + "handler do does target href link to command trigger callback whenTapped perform segue "
          + "navigate touchUpInside destination opens open shows show presents displays display "
          + "alert dialog sheet popover modal popup", .then),
    ]
    // A control that is hidden is meant more often than bullets, and icons are also in bars.
    + TextFieldKey.tried.compactMap {
      $0.moved(to: ControlKey.self, without: ["label", "name", "hidden", "icon"])
    }
    + [
      Tried(
        "validation validate validator maxLength minLength pattern regex matches required limit "
          + "allowed filter",
        tr("the delegate of a text field answers whether its text may change"),
        TextFieldKey.limitedLine, in: TextFieldKey.self),
      Tried(
        "type kind control element", tr("the kind of a control is its key"), "button: Go",
        in: ControlKey.self),
      Tried(
        "title caption value content", tr("the text of a control stands after its kind"),
        "button: Go", in: ControlKey.self),
      Tried(
        "slider stepper datePicker picker map webView video "
          + "progress spinner activityIndicator pageControl scrollView collection grid",
        tr("there is no such control; a row or a label can stand for it"), "row: Volume",
        in: ControlKey.self),
      Tried(
        "enabled disabled isEnabled hidden visible isHidden",
        tr("actions enable and disable a control"), "then: [{disable: go}]", in: ControlKey.self),
      Tried(
        "children items controls subviews buttons stack hstack vstack div container",
        tr("controls stand in one list, from top to bottom"),
        "controls: [{label: Name}, {button: Go}]", in: ScreenKey.self),
    ]
}

extension SectionKey {
  package static let lone: [SectionKey] = [.header]

  package static let tried: [Tried<SectionKey>] = [
    Tried("title name text label heading caption head", .header),
    Tried("note description foot hint explanation", .footer),
    Tried("rows cells items children content contents fields elements buttons", .controls),
  ]
}

extension TextFieldKey {
  package static let lone: [TextFieldKey] = [.placeholder]

  package static let tried: [Tried<TextFieldKey>] = [
    Tried("hint prompt label title name ghostText placeholderText ghost", .placeholder),
    Tried(
      "value default defaultValue initial initialText initialValue prefill prefilled content",
      .text),
    Tried(
      "password secureTextEntry isSecure masked hidden obscured isPassword mask secret obscureText "
        + "secured", .secure),
    Tried("keyboardType type inputType kind inputMode format", .keyboard),
    Tried(
      "returnKeyType enter enterKey enterKeyHint submitLabel returnButton return", .returnKey),
    Tried("clear clearButtonMode clearable allowClear showClear", .clearButton),
    Tried(
      "clearOnFocus clearsOnFocus clearsOnInsertion clearsOnEditing", .clearsOnBeginEditing),
    Tried(
      "autoEnableReturn enablesReturn autoReturn disablesEmptyReturn",
      .enablesReturnKeyAutomatically),
    Tried("events controlEvents listeners handlers", .on),
    Tried("icon leftView leftIcon leadingIcon prefix", .overlay, inside: OverlayKey.left),
    Tried("rightView rightIcon trailingIcon suffix", .overlay, inside: OverlayKey.right),
    Tried("adornment icons views", .overlay),
    Tried(
      "onChange onInput onEdit changed valueChanged", .on, inside: ControlEventKey.editingChanged),
    Tried("onFocus didBeginEditing", .on, inside: ControlEventKey.editingDidBegin),
    Tried("onBlur didEndEditing", .on, inside: ControlEventKey.editingDidEnd),
    Tried(
      "onSubmit onEnter onReturn submit", .on, inside: ControlEventKey.editingDidEndOnExit),
    Tried(
      "validation validate validator maxLength minLength pattern regex matches required limit "
        + "allowed filter",
      tr("its delegate answers whether its text may change"), limitedLine, in: TextFieldKey.self),
  ]

  /// A delegate that answers when a text becomes too long.
  fileprivate static let limitedLine =
    #"delegate: {returns: {"textField:shouldChangeCharactersInRange:replacementString:": {when: {maxLength: 10}}}}"#
}

extension OverlayKey {
  package static let lone: [OverlayKey] = [.left]

  package static let tried: [Tried<OverlayKey>] = [
    Tried("leading leftView leftIcon start icon prefix before image", .left),
    Tried("trailing rightView rightIcon end suffix after", .right),
    Tried("viewMode when show visibility visible leftViewMode rightViewMode", .mode),
  ]
}

extension ControlEventKey {
  package static let tried: [Tried<ControlEventKey>] = [
    Tried("focus onFocus begin didBeginEditing beginEditing onBegin", .editingDidBegin),
    Tried(
      "change onChange changed input onInput valueChanged textChanged edit", .editingChanged),
    Tried("blur onBlur end didEndEditing endEditing onEnd", .editingDidEnd),
    Tried(
      "submit onSubmit return enter onReturn onEnter done primaryActionTriggered didEndOnExit",
      .editingDidEndOnExit),
  ]
}
