"""Documents by chance: made by walking the schema, or by spoiling others."""

import copy
import string

TEXTS = [
    "", "Yes", "No", "true", "null", "~", "007", "1:30", "1.10", "-1", "OK", "Sign Out", "a: b",
    "{buttonTitle} at {buttonIndex}", "{field:0}", "{{", "{", "#no comment", "- item", "é", "日本 2",
    "😀", "line\nline", "\t", "'", "\"", "\\", "/a+/", "view", "none", "ask", "never", "application",
    "a" * 210, "/" + "x" * 201 + "/", "../up", "picture.png", "a/../../b", "2013-01-07T09:41:00",
    "2013-02-30", "2013-01-07T09:41:00+03:00", "Europe/Moscow", "ru", "pt_BR", "d0#2", "d0/field-0",
]
IDS = ["d0", "d1", "s0", "go", "name", "t0", "n0", "a-2", "ключ", "x.y_z"]
BY_PATTERN = {
    "a-z": ["ru", "en", "pt_BR", "zh-Hant"],
    "[0-9]{4}-": ["2013-01-07", "2013-01-07T09:41", "2013-01-07 09:41:00.250", "2013-02-30",
                  "2013-01-07T09:41:00Z", "2013-01-07T09:41:00+0330", "2012-02-29T23:59:59-11"],
    "_+-]*(/": ["UTC", "Europe/Moscow", "Etc/GMT+3", "America/Argentina/Ushuaia"],
}


class Generator:
    """Makes documents from a schema."""

    def __init__(self, schema, random):
        self.schema = schema
        self.random = random

    def document(self):
        self.left = self.random.choice([6, 15, 30, 60])
        return self.thing(self.schema)

    def value(self, schema):
        self.left -= 1
        if "$ref" in schema:
            return self.value(self.schema["$defs"][schema["$ref"].rsplit("/", 1)[1]])
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        if "if" in schema and "type" not in schema:
            often = self.random.random() < 0.5
            return self.value(schema["then"] if self.left >= 0 and often else schema["else"])
        if "anyOf" in schema and "type" not in schema:
            options = schema["anyOf"]
            return self.value(options[0] if self.left < 0 else self.random.choice(options))
        types = schema.get("type", ["null", "boolean", "number", "string", "array", "object"])
        if isinstance(types, str):
            types = [types]
        # What is most natural is most frequent.
        kind = types[0] if self.random.random() < 0.9 else self.random.choice(types)
        if "type" not in schema:
            kind = self.random.choice(types[:4])
        return getattr(self, kind)(schema)

    def null(self, schema):
        return None

    def boolean(self, schema):
        return self.random.random() < 0.5

    def integer(self, schema):
        least, most = schema.get("minimum", -3), schema.get("maximum", 7)
        return self.random.randint(least, most)

    def number(self, schema):
        return self.random.choice([0, 1, 3, 0.25, 12.5, 0.001])

    def string(self, schema):
        pattern = schema.get("pattern")
        for part, examples in BY_PATTERN.items():
            if pattern and part in pattern and "u0000" not in pattern:
                return self.random.choice(examples)
        if pattern or schema.get("minLength"):
            return self.random.choice(IDS)
        return self.random.choice(TEXTS)[: schema.get("maxLength", 1000)]

    def array(self, schema):
        least = schema.get("minItems", 0)
        count = least if self.left < 0 else self.random.randint(least, 3)
        return [self.value(schema.get("items", {})) for _ in range(count)]

    def object(self, schema):
        if "properties" in schema:
            return self.thing(schema)
        names = schema.get("propertyNames", {})
        count = 0 if self.left < 0 else self.random.randint(0, 3)
        result = {}
        for _ in range(count):
            if "enum" in names:
                name = self.random.choice(names["enum"])
            else:
                name = self.string(names)[:100] or "x"
            result[name] = self.value(schema.get("additionalProperties", {"type": "string"}))
        return result

    def thing(self, schema):
        """An object with known keys that keep the rules."""
        known = list(schema["properties"])
        needs = schema.get("dependentRequired", {})
        chosen = set(schema.get("required", []))
        barred = set()
        rules = [rule.get("then", rule) for rule in schema.get("allOf", [])]
        if "oneOf" in schema:
            rules.append({"oneOf": schema["oneOf"]})
        for rule in rules:
            options = rule.get("oneOf", rule.get("anyOf", []))
            keys = [option["required"][0] for option in options if "required" in option]
            # With a "not" among them, they are what another key needs: they come last.
            if keys and len(keys) == len(options):
                pick = self.random.choice(keys)
                chosen.add(pick)
                barred |= set(keys) - {pick} if "oneOf" in rule else set()
        for key in self.random.sample(known, len(known)):
            if self.left > 0 and key not in barred and self.random.random() < 0.25:
                chosen.add(key)
        for key in sorted(chosen):
            missing = set(needs.get(key, [])) - chosen
            if missing & barred:
                chosen.discard(key)
            chosen |= missing - barred
        for rule in rules:
            groups = [
                {option["required"][0] for option in part["anyOf"]}
                for part in rule.get("not", {}).get("allOf", [])
            ]
            if groups and all(group & chosen for group in groups):
                chosen -= self.random.choice(groups)
        for rule in rules:
            options = rule.get("anyOf", [])
            if options and "not" in options[0]:
                key = options[0]["not"]["required"][0]
                others = {option["required"][0] for option in options[1:]}
                if key in chosen and not others & chosen:
                    chosen.add(self.random.choice(sorted(others)))
        order = [key for key in known if key in chosen]
        self.random.shuffle(order)
        return {key: self.value(schema["properties"][key]) for key in order}


class Spoiler:
    """Changes documents so that many are wrong in some place."""

    def __init__(self, schema, random):
        self.random = random
        self.generator = Generator(schema, random)
        self.keys = sorted(
            {key for table in [schema, *schema["$defs"].values()] for key in table["properties"]})

    def spoil(self, document):
        document = copy.deepcopy(document)
        for _ in range(self.random.choice([1, 1, 1, 2, 3])):
            places = list(self.places(document, None, None))
            if not places:
                return document
            # Deep places are many and high ones few: all levels get their turn.
            depth = self.random.choice(sorted({place[3] for place in places}))
            parent, key, value, _ = self.random.choice(
                [place for place in places if place[3] == depth])
            self.change(parent, key, value)
        return document

    def places(self, node, parent, key, depth=0):
        if parent is not None:
            yield parent, key, node, depth
        children = node.items() if isinstance(node, dict) else (
            enumerate(node) if isinstance(node, list) else ())
        for name, child in list(children):
            yield from self.places(child, node, name, depth + 1)

    def change(self, parent, key, value):
        change = self.random.choice(
            [self.other, self.other, self.unknown, self.known, self.missing, self.word,
             self.nested, self.listed, self.number])
        change(parent, key, value)

    def anything(self):
        return self.random.choice([
            None, True, False, -1, 0, 1, 2, 99, 0.5, -2.5, "", "x", "none", "ask", [], {}, [[]],
            ["x"], {"x": "y"}, {"title": "x"}, [{}], {"": 1}, self.random.choice(TEXTS)])

    def other(self, parent, key, value):
        parent[key] = self.anything()

    def unknown(self, parent, key, value):
        target = value if isinstance(value, dict) else parent
        if isinstance(target, dict):
            target["".join(self.random.choices(string.ascii_letters, k=5))] = self.anything()

    def known(self, parent, key, value):
        target = value if isinstance(value, dict) else parent
        if isinstance(target, dict):
            name = self.random.choice(self.keys)
            self.generator.left = 5
            target[name] = self.anything()

    def missing(self, parent, key, value):
        if isinstance(parent, dict):
            del parent[key]
        elif parent:
            parent.pop(key)

    def word(self, parent, key, value):
        parent[key] = value + self.random.choice("sX :#/") if isinstance(value, str) else "word"

    def nested(self, parent, key, value):
        parent[key] = {self.random.choice(self.keys): value}

    def listed(self, parent, key, value):
        parent[key] = [value] if self.random.random() < 0.7 else [value, value]

    def number(self, parent, key, value):
        parent[key] = self.random.choice([-1, 0, 1, 2, 0.5, -0.5, 4_000_000_000, 10**12])
