#!/usr/bin/env python3
"""Writes the table of next firings that FiringTableTests compares with.

The table comes from Python's zoneinfo and from dateutil, which share nothing with Rehearsal: what
clocks show is zoneinfo's, and months and years are added by relativedelta. Run it as
`Tests/zones/generate.py > Tests/zones/firings.txt`.

A line `= ZONE` begins a zone. A line `year START …` asks for every unit, from the bases below and
a start in seconds since 1970 in UTC; a line `change INSTANT LOCAL …` asks around a change of the
clocks, whose middle they skip or show twice. The numbers after it are two for each question: the
seconds from the start to the first firing at or after it, and from there to the next one.
FiringTableTests has the same questions.
"""

from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta

# Zones with and without daylight saving, of both hemispheres, with odd offsets, that changed their
# offset, that skipped a day, and whose gap is half an hour.
ZONES = [
    "UTC", "Europe/Moscow", "Europe/London", "Europe/Berlin", "Europe/Lisbon", "Europe/Istanbul",
    "America/New_York", "America/Los_Angeles", "America/St_Johns", "America/Sao_Paulo",
    "America/Caracas", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tehran", "Asia/Pyongyang",
    "Africa/Cairo", "Australia/Sydney", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Chatham",
]
FIRST, LAST = 1984, 2023
STEPS = {
    "minute": lambda base, count: None, "hour": lambda base, count: None,
    "day": lambda base, count: base + timedelta(days=count),
    "week": lambda base, count: base + timedelta(weeks=count),
    "month": lambda base, count: base + relativedelta(months=count),
    "year": lambda base, count: base + relativedelta(years=count),
}


def instant(local, zone):
    """The first instant when the clocks show it; a skipped time moves on by the gap (PEP 495)."""
    return int(local.replace(tzinfo=zone, fold=0).timestamp())


def firings(unit, base, zone, start):
    """The first two firings at or after a start."""
    if unit in ("minute", "hour"):
        length = 60 if unit == "minute" else 3600
        first = instant(base, zone)
        while first < start:
            first += length * max(1, (start - first) // length)
        return first, first + length
    found = []
    count = max(0, (start - instant(base, zone)) // (86400 * 366) * {"year": 1, "month": 12, "week": 52, "day": 365}[unit] - 2)
    while len(found) < 2:
        next_firing = instant(STEPS[unit](base, count), zone)
        if next_firing >= (found[-1] + 1 if found else start):
            found.append(next_firing)
        count += 1
    return found


def transitions(zone):
    """The instants at which the clocks of a zone change."""
    def offset(second):
        return datetime.fromtimestamp(second, zone).utcoffset()
    step = 6 * 3600
    moment = int(datetime(FIRST, 1, 1, tzinfo=timezone.utc).timestamp())
    end = int(datetime(LAST + 1, 1, 1, tzinfo=timezone.utc).timestamp())
    while moment < end:
        if offset(moment) != offset(moment + step):
            low, high = moment, moment + step
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if offset(middle) == offset(low) else (low, middle)
            yield high
        moment += step


# The written times of the questions of a year.
BASES = [
    ("minute", datetime(1984, 2, 29, 23, 59, 30)), ("hour", datetime(1984, 2, 29, 23, 59, 30)),
    ("day", datetime(1984, 1, 1, 8)), ("week", datetime(1984, 1, 1, 0, 5)),
    ("month", datetime(1984, 1, 31, 2, 30)), ("year", datetime(1984, 2, 29, 12)),
]
# The questions of a change: the unit, how many seconds before the middle it was written, and how
# many seconds after the change the search starts.
AROUND = [
    ("day", 3 * 86400, -43200), ("week", 14 * 86400, -43200), ("month", 59 * 86400, -43200),
    ("year", 1096 * 86400, -43200), ("minute", 108017, -90), ("minute", 108017, -169189),
    ("minute", 108017, 169211), ("hour", 108017, -5400), ("hour", 108017, -169189),
    ("hour", 108017, 169211),
]


def answers(unit, base, zone, start):
    first, second = firings(unit, base, zone, start)
    return f"{first - start} {second - first}"


def main():
    for name in ZONES:
        zone = ZoneInfo(name)
        print("=", name)
        for year in range(FIRST, LAST + 1):
            start = int(datetime(year, 3, 1, 1, tzinfo=timezone.utc).timestamp())
            print("year", start, *(answers(unit, base, zone, start) for unit, base in BASES))
        for change in transitions(zone):
            before = datetime.fromtimestamp(change - 1, zone).replace(tzinfo=None)
            after = datetime.fromtimestamp(change, zone).replace(tzinfo=None)
            middle = (before + (after - before) / 2).replace(microsecond=0, second=0)
            print(
                "change", change, middle.isoformat(),
                *(answers(unit, middle - timedelta(seconds=earlier), zone, change + later)
                  for unit, earlier, later in AROUND))


if __name__ == "__main__":
    main()
