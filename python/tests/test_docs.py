"""Every block of Python in the documents runs, with the output that is shown."""

import doctest
import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

import pakhuis

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python( gpu)?\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def with_gpu():
    try:
        import torch

        pakhuis.Batch("carts", 1, device="cuda").close()
        return torch.cuda.is_available()
    except (ImportError, pakhuis.DeviceError):
        return False


def blocks(name):
    """The line and the text of each block that can run here."""
    text = (ROOT / name).read_text()
    gpu = with_gpu()
    return [(text[: m.start(2)].count("\n"), m[2]) for m in BLOCK.finditer(text) if gpu or not m[1]]


class Documents(unittest.TestCase):
    def test_the_walk_through_shows_what_happens(self):
        found = blocks("docs/python.md")
        self.assertGreater(len(found), 10)
        names = {}
        for line, text in found:
            test = doctest.DocTestParser().get_doctest(
                text, names, "docs/python.md", "python.md", line
            )
            report = []
            doctest.DocTestRunner(verbose=False).run(test, out=report.append, clear_globs=False)
            self.assertFalse(report, "".join(report))
            names = test.globs

    def test_the_example_of_the_readme_runs(self):
        found = blocks("README.md")
        self.assertEqual(len(found), 1)
        exec(compile(found[0][1], "README.md", "exec"), {})

    def test_the_example_that_learns_runs(self):
        script = ROOT / "python/examples/learn_carts.py"
        run = subprocess.run(
            [sys.executable, script, "1"],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("before:", run.stdout)
        self.assertEqual(run.stdout.count("after:"), 2)
