"""Runs the tests of the Python package; the last line is "N passed, N failed".

run.py [FILTER…]: only tests whose name contains one of the words.
"""

import sys
import unittest
from pathlib import Path

FOLDER = Path(__file__).parent


def tests_in(suite):
    for one in suite:
        if isinstance(one, unittest.TestSuite):
            yield from tests_in(one)
        else:
            yield one


def main() -> int:
    found = unittest.defaultTestLoader.discover(str(FOLDER), top_level_dir=str(FOLDER))
    words = sys.argv[1:]
    chosen = [t for t in tests_in(found) if not words or any(w in t.id() for w in words)]
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=0).run(unittest.TestSuite(chosen))
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    return 0 if result.wasSuccessful() and result.testsRun > 0 else 1


if __name__ == "__main__":
    sys.exit(main())
