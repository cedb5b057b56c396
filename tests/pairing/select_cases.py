"""Makes a small selection of a corpus: every scenario, small and large events of each.

    python -m tests.pairing.select_cases CORPUS.jsonl.gz tests/data/pairing/cases.jsonl.gz

Takes the tournaments of each scenario spread evenly over their sizes, so many that every scenario
gets the same share of the bytes.
"""

import argparse
import gzip
import json
import sys
import zlib
from collections import defaultdict
from pathlib import Path

from tests.pairing.corpus import records

KEPT = ("id", "scenario", "n", "rounds", "initial", "infer_colour", "trf", "states")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("selection", type=Path)
    parser.add_argument(
        "--bytes", type=int, default=480_000, help="bytes if each were packed alone"
    )
    parser.add_argument("--largest", type=int, default=120, help="players of the largest event")
    choice = parser.parse_args()
    scenarios = defaultdict(list)
    for record in records(choice.corpus):
        if record["n"] <= choice.largest:
            scenarios[record["scenario"]].append(
                {key: record[key] for key in KEPT if key in record}
            )
    share = choice.bytes // len(scenarios)
    lines = [line for _, found in sorted(scenarios.items()) for line in spread(found, share)]
    # No time of writing in the file: the same corpus gives the same bytes.
    with choice.selection.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as file:
        file.write("".join(lines).encode())
    sys.stdout.write(f"{len(lines)} tournaments, {choice.selection.stat().st_size} bytes\n")


def spread(found, share):
    """Lines of as many records as fit, evenly spread over the sizes of the events."""
    found.sort(key=lambda record: (record["n"], record["id"]))
    lines = [json.dumps(record, separators=(",", ":")) + "\n" for record in found]
    sizes = [len(zlib.compress(line.encode(), 9)) for line in lines]
    count = max(1, min(len(found), share * len(found) // sum(sizes)))
    return [lines[(2 * place + 1) * len(found) // (2 * count)] for place in range(count)]


if __name__ == "__main__":
    main()
