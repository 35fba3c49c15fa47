import Testing

/// Documents in JSON.
@Suite struct JSONPairs {
  static let pairs = [
    Pair(
      "Keys and texts are in quotes", "set /dialogs/a/alert/message Hello",
      """
        {
          "rehearsal": 1,
          "dialogs": {
            "a": {
              "alert": {
                "title": "A",
      +         "message": "Hello",
                "cancelButton": "OK"
              }
            }
          }
        }
      """),
    Pair(
      "Numbers are not", "set /dialogs/a/alert/cancelButtonIndex -1",
      """
        {
      -   "dialogs": {"a": {"alert": {"title": "A"}}}
      +   "dialogs": {"a": {"alert": {"title": "A", "cancelButtonIndex": -1}}}
        }
      """),
    Pair(
      "A new dialog has the lines of the others",
      "insert /dialogs/b {alert: {title: B, cancelButton: OK}}",
      """
        {
          "dialogs": {
            "a": {
              "alert": {
                "title": "A"
              }
      +     },
      +     "b": {
      +       "alert": {
      +         "title": "B",
      +         "cancelButton": "OK"
      +       }
            }
          }
        }
      """),
    Pair(
      "A new item on a line of its own", "insert /dialogs/a/alert/otherButtons/- Two",
      """
        {
          "dialogs": {"a": {"alert": {
            "otherButtons": [
      -       "One"
      +       "One",
      +       "Two"
            ]
          }}}
        }
      """),
    Pair(
      "Without spaces", "set /dialogs/a/alert/message Hello",
      """
      - {"rehearsal":1,"dialogs":{"a":{"alert":{"title":"A","cancelButton":"OK"}}}}
      + {"rehearsal":1,"dialogs":{"a":{"alert":{"title":"A","message":"Hello","cancelButton":"OK"}}}}
      """),
    Pair(
      "A character outside of the first plane", #"set /dialogs/a/alert/title "😀 and \u200B""#,
      #"""
        {
      -   "dialogs": {"a": {"alert": {"title": "A"}}}
      +   "dialogs": {"a": {"alert": {"title": "😀 and \u200b"}}}
        }
      """#),
    Pair(
      "Beside a surrogate pair", "set /dialogs/a/alert/cancelButton Fine",
      #"""
      - {"dialogs": {"a": {"alert": {"title": "\ud83d\ude00 A", "cancelButton": "OK \ud83d\ude00"}}}}
      + {"dialogs": {"a": {"alert": {"title": "\ud83d\ude00 A", "cancelButton": "Fine"}}}}
      """#),
    Pair(
      "A surrogate pair before the place", "remove /dialogs/a/alert/title",
      #"""
      - {"dialogs": {"a": {"alert": {"title": "\ud83d\ude00 A", "cancelButton": "OK \ud83d\ude00"}}}}
      + {"dialogs": {"a": {"alert": {"cancelButton": "OK \ud83d\ude00"}}}}
      """#),
    Pair(
      "A text of lines", #"set /dialogs/a/alert/message "One\nTwo""#,
      #"""
        {
          "dialogs": {
      -     "a": {"alert": {"title": "A"}}
      +     "a": {"alert": {"title": "A", "message": "One\nTwo"}}
          }
        }
      """#),
    Pair(
      "A line goes with its comma", "remove /dialogs/a/alert/message",
      """
        {
          "dialogs": {
            "a": {
              "alert": {
      -         "title": "A",
      -         "message": "Hello"
      +         "title": "A"
              }
            }
          }
        }
      """),
    Pair(
      "The first line goes", "remove /dialogs/a/alert/title",
      """
        {
          "dialogs": {
            "a": {
              "alert": {
      -         "title": "A",
                "message": "Hello"
              }
            }
          }
        }
      """),
    Pair(
      "The only line goes", "remove /dialogs/a/alert/title",
      """
        {
          "dialogs": {
            "a": {
      -       "alert": {
      -         "title": "A"
      -       }
      +       "alert": {}
            }
          }
        }
      """),
    Pair(
      "A bare button gets an action", "set /dialogs/a/alert/cancelButton/then [{log: No}]",
      """
        {
          "dialogs": {
            "a": {
              "alert": {
                "title": "A",
      -         "cancelButton": "OK"
      +         "cancelButton": {
      +           "title": "OK",
      +           "then": [
      +             {
      +               "log": "No"
      +             }
      +           ]
      +         }
              }
            }
          }
        }
      """),
    Pair(
      "A line goes to another place", "move /dialogs/a/alert/cancelButton 0",
      """
        {
          "dialogs": {
            "a": {
              "alert": {
      -         "title": "A",
      -         "cancelButton": "OK"
      +         "cancelButton": "OK",
      +         "title": "A"
              }
            }
          }
        }
      """),
    Pair(
      "An empty object gets a key", "set /dialogs/a/alert/title A",
      """
        {
          "dialogs": {
            "a": {
      -       "alert": {}
      +       "alert": {
      +         "title": "A"
      +       }
            }
          }
        }
      """),
    Pair(
      "JSON in brackets inside YAML keeps its quotes", "set /dialogs/a/alert/message Hello",
      """
        dialogs:
      -   a: {"alert": {"title": "A"}}
      +   a: {"alert": {"title": "A", "message": "Hello"}}
          b: {alert: {title: B}}
      """),
    Pair(
      "Tabs before lines", "set /dialogs/a/alert/message Hello",
      """
        {
        	"dialogs": {
        		"a": {
        			"alert": {
      - 				"title": "A"
      + 				"title": "A",
      + 				"message": "Hello"
        			}
        		}
        	}
        }
      """),
    Pair(
      "A new map beside items on one line",
      "insert /dialogs/a/alert/otherButtons/- {title: Two, then: [{log: x}]}",
      """
        {
          "dialogs": {
            "a": {
              "alert": {
      -         "otherButtons": ["One"]
      +         "otherButtons": ["One", {"title": "Two", "then": [{"log": "x"}]}]
              }
            }
          }
        }
      """),
    Pair(
      "A long one is indented as the line that it begins in",
      "insert /dialogs/a/alert/otherButtons/- {title: A title that is long enough for a line of its own, then: [{log: x}]}",
      """
        {
          "dialogs": {
            "a": {
              "alert": {
      -         "otherButtons": ["One"]
      +         "otherButtons": ["One", {
      +           "title": "A title that is long enough for a line of its own",
      +           "then": [{"log": "x"}]
      +         }]
              }
            }
          }
        }
      """),
  ]

  @Test(arguments: pairs) func aChangeIsWritten(_ pair: Pair) { pair.check() }
}
