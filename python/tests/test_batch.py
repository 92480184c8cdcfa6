"""Batches: arrays without copies, hand-over by DLPack, and what must not be done to a batch."""

import gc
import os
import threading
import unittest

import numpy as np

import pakhuis

ARRAYS = (
    "seat",
    "player",
    "first",
    "ids",
    "features",
    "action_features",
    "mask",
    "steps",
    "ended",
    "score",
    "share",
)


def batch_of(matches=20, game="carts", **kwargs):
    return pakhuis.Batch(game, matches, action_features=True, mask=True, **kwargs)


def random_choices(batch, rng):
    return rng.integers(np.diff(batch.first))


def address(array):
    return array.ctypes.data


class Arrays(unittest.TestCase):
    def test_share_the_memory_of_the_batch(self):
        batch = batch_of()
        rng = np.random.default_rng(1)
        before = address(batch.features)
        for _ in range(5):
            batch.step(random_choices(batch, rng))
        for name in ARRAYS:
            array = getattr(batch, name)
            self.assertFalse(array.flags.owndata, name)
            self.assertEqual(address(array), address(getattr(batch, name)), name)
        self.assertEqual(address(batch.features), before)

    def test_have_a_row_for_each_match_or_listed_action(self):
        batch = batch_of(7, seats=3)
        rows = batch.first[-1]
        self.assertEqual(batch.features.shape, (7, batch.feature_count))
        self.assertEqual(batch.mask.shape, (7, batch.action_ids))
        self.assertEqual(batch.ids.shape, (rows,))
        self.assertEqual(batch.action_features.shape, (rows, batch.action_feature_count))
        self.assertEqual(batch.score.shape, (7, 3))
        self.assertEqual(batch.share.dtype, np.float32)

    def test_tell_what_a_match_tells(self):
        batch = batch_of(4)
        batch.step_random(9)
        for i in range(4):
            match = batch.match(i)
            seat = int(batch.seat[i])
            listed = slice(batch.first[i], batch.first[i + 1])
            self.assertEqual(match.waiting[0], seat)
            self.assertEqual(match.legal(seat), batch.action_texts(i))
            np.testing.assert_array_equal(match.features(seat), batch.features[i])
            np.testing.assert_array_equal(match.legal_ids(seat), batch.ids[listed])
            np.testing.assert_array_equal(match.action_mask(seat), batch.mask[i])
            np.testing.assert_array_equal(
                match.action_features(seat), batch.action_features[listed]
            )

    def test_outlive_the_batch(self):
        batch = batch_of(300)
        held = [getattr(batch, name) for name in ARRAYS]
        taken = np.from_dlpack(batch.array("features"))
        copies = [array.copy() for array in held]
        batch.close()
        del batch
        gc.collect()
        batch_of(300).step_random(5)
        for array, wanted in zip(held, copies):
            np.testing.assert_array_equal(array, wanted)
        np.testing.assert_array_equal(taken, copies[4])

    def test_that_were_not_wanted_are_an_error(self):
        batch = pakhuis.Batch("carts", 3, lists=False, features=False)
        for name in ("first", "ids", "features", "action_features", "mask"):
            with self.assertRaises(pakhuis.Error) as caught:
                getattr(batch, name)
            self.assertEqual((caught.exception.key, caught.exception.place), ("not-wanted", name))


class HandOver(unittest.TestCase):
    def test_a_copy_on_the_host_stays_as_it_is(self):
        batch = batch_of()
        for name in ARRAYS:
            copy = batch.host(name)
            np.testing.assert_array_equal(copy, getattr(batch, name))
            self.assertTrue(copy.flags.owndata)
            self.assertEqual(copy.dtype, getattr(batch, name).dtype)

    def test_by_dlpack_copies_nothing(self):
        batch = batch_of()
        for name in ARRAYS:
            given = batch.array(name)
            taken = np.from_dlpack(given)
            own = getattr(batch, name)
            self.assertEqual(given.__dlpack_device__(), (1, 0))
            self.assertEqual(address(taken), address(own), name)
            self.assertEqual((taken.shape, taken.dtype), (own.shape, own.dtype), name)
            self.assertEqual(
                (given.shape, given.dtype, len(given)), (own.shape, own.dtype, len(own))
            )
            self.assertEqual(address(np.asarray(given)), address(own))

    def test_a_capsule_that_nobody_takes_is_freed(self):
        batch = batch_of(2000)
        array = batch.array("features")
        for _ in range(1000):
            array.__dlpack__()
        del batch, array
        gc.collect()

    def test_takes_the_arguments_of_the_newer_protocol(self):
        array = batch_of().array("seat")
        array.__dlpack__(stream=None, max_version=(1, 0), dl_device=(1, 0), copy=False)
        with self.assertRaises(BufferError):
            array.__dlpack__(copy=True)
        with self.assertRaises(BufferError):
            array.__dlpack__(dl_device=(2, 0))
        with self.assertRaises(pakhuis.Error):
            array.__dlpack__(stream=1)

    def test_choices_are_taken_where_they_lie(self):
        class Foreign:
            """An array of another library: nothing but DLPack."""

            def __init__(self, items, device=(1, 0)):
                self.items, self.device = items, device

            def __dlpack__(self, stream=None):
                return self.items.__dlpack__()

            def __dlpack_device__(self):
                return self.device

        one, other = batch_of(seed=3), batch_of(seed=3)
        choices = random_choices(one, np.random.default_rng(2)).astype(np.int32)
        one.step(choices)
        other.step(Foreign(choices))
        self.assertEqual(one.digest(), other.digest())
        with self.assertRaises(TypeError):
            one.step(Foreign(choices.astype(np.int64)))
        with self.assertRaises(pakhuis.Error) as caught:
            one.step(Foreign(choices[:3]))
        self.assertEqual(caught.exception.key, "wrong-shape")
        with self.assertRaises(pakhuis.Error) as caught:
            one.step(Foreign(choices, device=(2, 0)))
        self.assertEqual(caught.exception.key, "wrong-device")
        with self.assertRaises(pakhuis.Error) as caught:
            other.step(Foreign(np.repeat(choices, 2)[::2]))
        self.assertEqual(caught.exception.key, "wrong-shape")


class Steps(unittest.TestCase):
    def test_by_place_and_by_id_are_the_same(self):
        one, other = batch_of(), batch_of()
        rng = np.random.default_rng(3)
        for _ in range(30):
            choices = random_choices(one, rng)
            ids = other.ids[other.first[:-1] + choices]
            one.step(choices)
            other.step_ids(ids)
        self.assertEqual(one.digest(), other.digest())

    def test_take_any_row_of_whole_numbers(self):
        zeros = np.zeros(20, np.int64)
        digests = set()
        for given in (
            zeros,
            zeros.astype(np.uint8),
            zeros.astype(np.int32),
            [0] * 20,
            tuple([0] * 20),
            np.zeros(40, np.int16)[::2],
            zeros.astype(">i4"),
        ):
            batch = batch_of()
            batch.step(given)
            digests.add(batch.digest())
        self.assertEqual(len(digests), 1)

    def test_an_illegal_choice_names_the_match_and_nothing_is_done(self):
        batch = batch_of()
        before = batch.digest()
        for wrong in (10_000, -1, 2**31 - 1, 2**32, -(2**63)):
            choices = np.zeros(20, np.int64)
            choices[7] = wrong
            for step in (batch.step, batch.step_ids):
                with self.assertRaises(pakhuis.Error) as caught:
                    step(
                        choices if step == batch.step else np.where(choices, choices, batch.ids[0])
                    )
                self.assertEqual(caught.exception.key, "not-legal")
            with self.assertRaises(pakhuis.Error) as caught:
                batch.step(choices)
            self.assertEqual(caught.exception.place, "match 7")
        self.assertEqual(batch.digest(), before)

    def test_a_wrong_shape_or_type_says_so(self):
        batch = batch_of()
        for shape in ((19,), (21,), (20, 1), (), (0,), (1, 20)):
            with self.assertRaises(pakhuis.Error) as caught:
                batch.step(np.zeros(shape, np.int32))
            self.assertEqual(caught.exception.key, "wrong-shape")
            self.assertIn(str(shape), caught.exception.sentence)
        for given in (
            np.zeros(20),
            np.zeros(20, bool),
            ["a"] * 20,
            [None] * 20,
            None,
            "draw",
            np.zeros(20, complex),
            {},
            object(),
        ):
            with self.assertRaises((TypeError, pakhuis.Error)):
                batch.step(given)

    def test_bots_play_the_other_seats(self):
        batch = batch_of(players=[None, "random"], seed=5)
        rng = np.random.default_rng(4)
        while batch.total_matches < 20:
            self.assertTrue((batch.player == 0).all())
            batch.step(random_choices(batch, rng))
        self.assertGreater(batch.total_steps, 0)

    def test_a_batch_may_begin_at_the_position_of_a_match(self):
        match = pakhuis.Match("carts", 2, seed=6)
        match.deal()
        match.apply(0, match.legal(0)[0])
        batch = pakhuis.Batch(match, 3)
        self.assertEqual(batch.match(1).state(), match.state())

    def test_tell_what_a_bot_would_choose(self):
        batch = batch_of(20)
        batch.step_random(7)
        advice = batch.advise("greedy", seed=3)
        np.testing.assert_array_equal(advice, batch.advise("greedy", seed=3))
        for i in range(20):
            match = batch.match(i)
            best = match.legal(int(batch.seat[i]))[advice[i]]
            self.assertIn(best, batch.action_texts(i))
        batch.step(advice)
        with self.assertRaisesRegex(pakhuis.Error, "unknown-player"):
            batch.advise("nobody")

    def test_equal_seeds_end_equally_for_any_number_of_threads(self):
        one, three = batch_of(threads=1), batch_of(threads=3)
        one.step_random(50)
        three.step_random(50)
        self.assertEqual(one.digest(), three.digest())
        one.reset(9)
        self.assertNotEqual(one.digest(), three.digest())
        three.reset(9)
        self.assertEqual(one.digest(), three.digest())


class Misuse(unittest.TestCase):
    def test_of_a_closed_batch_is_an_error(self):
        with batch_of() as batch:
            pass
        for use in (
            lambda: batch.features,
            lambda: batch.step([0] * 20),
            batch.reset,
            batch.digest,
            lambda: batch.step_random(1),
            lambda: batch.match(0),
            lambda: batch.action_texts(0),
            lambda: batch.array("seat"),
        ):
            with self.assertRaises(pakhuis.Error) as caught:
                use()
            self.assertEqual(caught.exception.key, "closed")
        batch.close()
        self.assertTrue(batch.closed)

    def test_by_two_threads_at_once_is_an_error(self):
        batch = batch_of(2000, game="amsterdam")
        refused = []
        running = threading.Event()

        def step():
            running.set()
            batch.step_random(300)

        thread = threading.Thread(target=step)
        thread.start()
        running.wait()
        while thread.is_alive() and not refused:
            for use in (lambda: batch.features, lambda: batch.step_random(1), batch.close):
                try:
                    use()
                except pakhuis.Error as error:
                    refused.append(error.key)
        thread.join()
        self.assertTrue(refused)
        self.assertEqual(set(refused), {"busy"})

    def test_in_a_forked_process_is_an_error_and_ends_nothing(self):
        batch = batch_of(threads=2)
        child = os.fork()
        if child == 0:
            try:
                batch.step_random(1)
            except pakhuis.Error as error:
                del batch
                gc.collect()
                os._exit(42 if error.key == "forked" else 1)
            os._exit(2)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 42)
        batch.step_random(1)

    def test_of_a_machine_without_a_gpu_says_so(self):
        try:
            pakhuis.Batch("carts", 4, device="cuda").close()
        except pakhuis.DeviceError as error:
            self.assertEqual(error.key, "no-gpu")
            self.assertTrue(error.place and error.sentence)

    def test_of_the_memory_is_an_error_before_it_is_too_late(self):
        for kwargs in ({}, {"mask": True}, {"action_features": True}):
            with self.assertRaises(MemoryError) as caught:
                pakhuis.Batch("amsterdam", 2**31 - 1, **kwargs)
            self.assertEqual(caught.exception.key, "out-of-memory")

    def test_wrong_setups_name_the_place(self):
        for place, make in {
            "matches": lambda: pakhuis.Batch("carts", 0),
            "players": lambda: pakhuis.Batch("carts", 4, players=["easy"]),
            "threads": lambda: pakhuis.Batch("carts", 4, threads=10**6),
            "device": lambda: pakhuis.Batch("carts", 4, device="tpu"),
            "seats": lambda: pakhuis.Batch(pakhuis.Match("carts"), 4, seats=2),
            "match": lambda: batch_of().match(20),
            "array": lambda: batch_of().array("colour"),
        }.items():
            with self.assertRaises(pakhuis.Error) as caught:
                make()
            self.assertEqual(caught.exception.place, place)
