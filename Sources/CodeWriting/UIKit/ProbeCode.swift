internal import DialogModel

/// The rows that the probe prints: calls in the form of `rehearsal trace`.
enum ProbeCode {
  /// The statement that prints a call.
  ///
  /// - Parameter answer: the expression that the method returns; `nil` for one that returns nothing.
  static func row(
    _ id: String, _ selector: Selector, isSecure: Bool = false, answer: String? = nil
  ) -> [CodeLine] {
    var text = "\(id)  \(selector.name)"
    var values = ""
    if CodeSignature.hasIndex(selector) {
      text += " %ld"
      values = ", (long)buttonIndex"
    } else if selector == .textFieldShouldChangeCharacters {
      text += " {%lu,%lu} \"%@\""
      values =
        ", (unsigned long)range.location, (unsigned long)range.length, \(isSecure ? "@\"•\"" : "string")"
    } else if selector == .completionHandler {
      text += " %@ %@"
      values = ", activityType ?: @\"nil\", completed ? @\"true\" : @\"false\""
    }
    if answer == "YES" || answer == "NO" {
      text += answer == "YES" ? " -> true" : " -> false"
    } else if let answer {
      text += " -> %@"
      values += ", \(answer) ? @\"true\" : @\"false\""
    }
    return [CodeLine("ProbeRow(\(CodeLiteral.objectiveC(text))\(values));")]
  }

  /// What prints, before everything else.
  static let head: [CodeLine] = [
    "static NSDate *ProbeStart;",
    "",
    "static void ProbeRow(NSString *format, ...) NS_FORMAT_FUNCTION(1, 2) __attribute__((unused));",
    "static void ProbeRow(NSString *format, ...) {",
    "  va_list arguments;",
    "  va_start(arguments, format);",
    "  NSString *row = [[NSString alloc] initWithFormat:format arguments:arguments];",
    "  va_end(arguments);",
    "  printf(\"%.3f  %s\\n\", -[ProbeStart timeIntervalSinceNow], [row UTF8String]);",
    "  fflush(stdout);",
    "}",
  ].map { CodeLine($0) }

  /// The test that shows the first screen and prints what happens for a minute.
  static func test(_ name: String, _ controller: String) -> [CodeLine] {
    [
      "@interface \(name)Probe : XCTestCase",
      "@end",
      "",
      "@implementation \(name)Probe",
      "",
      "- (void)testCalls {",
      "  // Play a scenario by hand meanwhile, and give the rows to “rehearsal verify” or “rehearsal diff”.",
      "  ProbeStart = [NSDate date];",
      "  \(controller) *controller = [[\(controller) alloc] init];",
      "  UIWindow *window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];",
      "  window.rootViewController = controller;",
      "  [window makeKeyAndVisible];",
      "  [[NSRunLoop mainRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:60]];",
      "}",
      "",
      "@end",
    ].map { CodeLine($0) }
  }
}
