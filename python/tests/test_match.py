"""Single matches: the same rules, views and records as the program's."""

import ast
import copy
import inspect
import pickle
import unittest
from pathlib import Path

import numpy as np

import pakhuis
from pakhuis import _pakhuis

GAMES = [game["id"] for game in pakhuis.games()]


def play(match, rng, most=100_000):
    """Random decisions until the end, or so many."""
    match.deal()
    while not match.over and most > 0:
        seat = match.waiting[0]
        match.apply_id(seat, int(rng.choice(match.legal_ids(seat))))
        match.deal()
        most -= 1
    return match


class EveryGame(unittest.TestCase):
    def test_a_match_ends_and_its_record_replays(self):
        for game in GAMES:
            match = play(pakhuis.Match(game, seed=1), np.random.default_rng(1))
            self.assertTrue(match.over)
            self.assertEqual(sorted(match.ranking)[0], 1)
            self.assertIsNotNone(match.end_reason)
            again = pakhuis.Match.from_record(match.record(["Anna", "Bert", "Cees"][: match.seats]))
            self.assertEqual(again.hash, match.hash)
            self.assertEqual(again.scores, match.scores)
            self.assertEqual(again.steps, match.steps)

    def test_ids_features_and_mask_belong_to_the_listed_actions(self):
        for game in GAMES:
            match = play(pakhuis.Match(game, seed=2), np.random.default_rng(2), 15)
            seat = match.waiting[0]
            names = match.feature_names()
            ids = match.legal_ids(seat)
            self.assertEqual(len(ids), len(match.legal(seat)))
            self.assertEqual(np.flatnonzero(match.action_mask(seat)).tolist(), sorted(ids))
            self.assertEqual(match.action_mask(seat).shape, (names["action_ids"],))
            self.assertEqual(match.features(seat).size, sum(f["count"] for f in names["view"]))
            rows = match.action_features(seat)
            self.assertEqual(rows.shape, (len(ids), sum(f["count"] for f in names["action"])))
            self.assertEqual(rows.dtype, np.int16)
            for text, one in zip(match.legal(seat), ids):
                by_text, by_id = match.copy(), match.copy()
                by_text.apply(seat, text)
                by_id.apply_id(seat, int(one))
                self.assertEqual(by_text.hash, by_id.hash)

    def test_a_sample_looks_the_same_to_its_seat_and_hides_nothing_from_it(self):
        for game in GAMES:
            match = play(pakhuis.Match(game, seed=3), np.random.default_rng(3), 10)
            seat = match.waiting[0]
            sample = match.sample(seat, seed=9)
            self.assertEqual(sample.observe(seat), match.observe(seat))
            self.assertEqual(sample.legal(seat), match.legal(seat))
            self.assertEqual(match.sample(seat, seed=9).hash, sample.hash)
            from_view = pakhuis.Match.from_view(game, match.observe(seat))
            self.assertEqual(from_view.observe(seat), match.observe(seat))

    def test_every_bot_chooses_a_legal_action(self):
        for game in GAMES:
            match = play(pakhuis.Match(game, seed=4), np.random.default_rng(4), 6)
            seat = match.waiting[0]
            for bot in pakhuis.BOTS:
                self.assertIn(match.choose(seat, bot, seed=1), match.legal(seat))

    def test_a_drawing_has_the_width_that_was_asked(self):
        for game in GAMES:
            match = pakhuis.Match(game, seed=5)
            match.deal()
            lines = match.draw("spectator", width=90).splitlines()
            self.assertGreater(len(lines), 10)
            self.assertLessEqual(max(map(len, lines)), 90)


class OneMatch(unittest.TestCase):
    def setUp(self):
        self.match = pakhuis.Match("carts", 3, seed=7)
        self.match.deal()

    def test_equal_seeds_deal_equal_cards(self):
        other = pakhuis.Match("carts", 3, seed=7)
        other.deal()
        self.assertEqual(other.hash, self.match.hash)
        third = pakhuis.Match("carts", 3, seed=8)
        third.deal()
        self.assertNotEqual(third.hash, self.match.hash)

    def test_chance_may_be_entered_by_hand(self):
        match = pakhuis.Match("carts")
        self.assertEqual(match.waiting, ["chance"])
        self.assertIn("deal green", match.legal("chance"))
        match.apply("chance", "deal green")
        self.assertIn("green", " ".join(match.latest(0)).lower())
        self.assertNotIn("green", " ".join(match.latest("spectator")).lower())

    def test_a_copy_goes_on_by_itself(self):
        for other in (self.match.copy(), copy.copy(self.match), copy.deepcopy(self.match)):
            before = self.match.hash
            other.apply(0, other.legal(0)[0])
            self.assertEqual(self.match.hash, before)
            self.assertNotEqual(other.hash, before)

    def test_a_pickle_is_at_the_same_position(self):
        for match in (self.match, self.match.sample(0, 1)):
            again = pickle.loads(pickle.dumps(match))
            self.assertEqual(again.hash, match.hash)

    def test_a_record_may_be_played_in_part(self):
        text = self.match.record()
        part = pakhuis.Match.from_record(text, steps=3)
        self.assertEqual(part.steps, 3)
        self.assertTrue(text.startswith("pakhuis-record 1"))

    def test_a_position_may_be_written_and_read(self):
        again = pakhuis.Match.from_position(self.match.position())
        self.assertEqual(again.state(), self.match.state())
        self.assertEqual(again.edition, self.match.edition)

    def test_a_spectator_sees_no_hand(self):
        mine = self.match.observe(0)
        public = self.match.observe("spectator")
        self.assertNotEqual(mine, public)
        self.assertEqual(public, self.match.sample(0, 3).observe("spectator"))

    def test_a_refused_action_changes_nothing_and_says_why(self):
        before, steps = self.match.hash, self.match.steps
        with self.assertRaises(pakhuis.Error) as caught:
            self.match.apply(0, "take green")
        self.assertEqual(self.match.hash, before)
        self.assertEqual(self.match.steps, steps)
        error = caught.exception
        self.assertTrue(error.key and error.place and error.sentence)
        self.assertEqual(str(error), str(self.match.refusal(0, "take green")))
        self.assertIsNone(self.match.refusal(0, self.match.legal(0)[0]))

    def test_the_facts_of_a_refusal_come_with_it(self):
        found = [
            self.match.refusal(seat, text)
            for seat in range(3)
            for text in ("take 9", "claim dam-waag green x9", "keep dam-waag", "draw")
        ]
        self.assertTrue(all(isinstance(e, pakhuis.Error) for e in found))
        again = pickle.loads(pickle.dumps(found[0]))
        self.assertEqual((again.key, str(again)), (found[0].key, str(found[0])))

    def test_a_record_has_one_line_for_each_action(self):
        for text in ("keep\nchance: deal green", "\0", "draw\r"):
            with self.assertRaises(pakhuis.Error):
                self.match.apply(0, text)
        with self.assertRaises(pakhuis.Error):
            self.match.record(["a\nb", "c", "d"])

    def test_a_wrong_setup_is_an_error_that_names_the_place(self):
        for place, make in {
            "game": lambda: pakhuis.Match("chess"),
            "seats": lambda: pakhuis.Match("carts", 9),
            "speed": lambda: pakhuis.Match("carts", options={"speed": "1"}),
            "rules": lambda: pakhuis.Match("carts", version=99),
        }.items():
            with self.assertRaises(pakhuis.Error) as caught:
                make()
            self.assertIn(place, caught.exception.place)


class Documents(unittest.TestCase):
    def test_the_stub_names_what_the_module_has(self):
        stub = Path(pakhuis.__file__).with_name("_pakhuis.pyi")
        for node in ast.parse(stub.read_text()).body:
            if not isinstance(node, ast.ClassDef):
                continue
            listed = {f.name for f in node.body if isinstance(f, ast.FunctionDef)}
            real = {n for n in vars(getattr(_pakhuis, node.name)) if not n.startswith("_")}
            self.assertEqual({n for n in listed if not n.startswith("_")}, real, node.name)

    def test_every_method_has_a_docstring(self):
        for cls in (pakhuis.Match, pakhuis.Batch, pakhuis.VectorEnv, pakhuis.AECEnv):
            self.assertTrue(inspect.getdoc(cls))
            for name in dir(cls):
                if not name.startswith("_") and name not in ("spec", "metadata", "render_mode"):
                    self.assertTrue(getattr(cls, name).__doc__, f"{cls.__name__}.{name}")
