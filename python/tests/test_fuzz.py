"""Bad arguments of all kinds end in Python exceptions, never in a crash."""

import os
import subprocess
import sys
import unittest
from pathlib import Path


class BadArguments(unittest.TestCase):
    def test_crash_nothing(self):
        seconds = os.environ.get("PAKHUIS_FUZZ_SECONDS", "2")
        seed = os.environ.get("PAKHUIS_FUZZ_SEED", "1")
        script = Path(__file__).with_name("fuzz.py")
        run = subprocess.run(
            [sys.executable, "-X", "faulthandler", "-W", "ignore", str(script), seed, seconds],
            capture_output=True,
            text=True,
        )
        self.assertEqual(
            run.returncode, 0, f"seed {seed}\n{run.stdout[-2000:]}{run.stderr[-4000:]}"
        )
        calls, refused = map(int, run.stdout.split())
        self.assertGreater(refused, 20)
        self.assertGreater(calls, refused)
