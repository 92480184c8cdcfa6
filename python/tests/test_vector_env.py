"""VectorEnv: Gymnasium's vector conventions."""

import unittest

import numpy as np

import pakhuis


def legal_actions(info, rng):
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


class Conventions(unittest.TestCase):
    def setUp(self):
        self.env = pakhuis.VectorEnv("carts", 12, seats=2, players=[None, "random"])
        self.rng = np.random.default_rng(1)

    def test_spaces_hold_what_is_observed_and_done(self):
        env = self.env
        obs, info = env.reset(seed=1)
        self.assertEqual(env.num_envs, 12)
        self.assertEqual(env.observation_space.shape, (12, *env.single_observation_space.shape))
        self.assertEqual(env.single_observation_space.dtype, np.int16)
        self.assertEqual(env.single_action_space.n, env.batch.action_ids)
        for _ in range(40):
            actions = legal_actions(info, self.rng)
            self.assertTrue(env.observation_space.contains(obs))
            self.assertTrue(env.single_observation_space.contains(obs[3]))
            self.assertTrue(env.action_space.contains(actions))
            obs, _, _, _, info = env.step(actions)
        self.assertIn(
            env.single_action_space.sample(info["action_mask"][0].astype(np.int8)),
            np.flatnonzero(info["action_mask"][0]),
        )

    def test_a_step_gives_five_things_of_the_right_type(self):
        _, info = self.env.reset(seed=1)
        obs, rewards, terminations, truncations, info = self.env.step(legal_actions(info, self.rng))
        self.assertEqual((obs.dtype, rewards.dtype), (np.int16, np.float32))
        for flags in (terminations, truncations):
            self.assertEqual((flags.dtype, flags.shape), (bool, (12,)))
        self.assertFalse(truncations.any())
        self.assertEqual(info["action_mask"].shape, (12, self.env.batch.action_ids))

    def test_observations_and_masks_are_views_of_the_batch(self):
        first, info = self.env.reset(seed=1)
        obs, *_, after = self.env.step(legal_actions(info, self.rng))
        for array in (first, obs, info["action_mask"], after["action_mask"]):
            self.assertFalse(array.flags.owndata)
        self.assertEqual(first.ctypes.data, obs.ctypes.data)
        self.assertEqual(obs.ctypes.data, self.env.batch.features.ctypes.data)

    def test_copies_stay_as_they_were(self):
        env = pakhuis.VectorEnv("carts", 5, copy=True)
        first, info = env.reset(seed=1)
        held = first.copy()
        env.step(legal_actions(info, self.rng))
        np.testing.assert_array_equal(first, held)

    def test_equal_seeds_give_equal_matches(self):
        def run(seed):
            rng = np.random.default_rng(5)
            obs, info = self.env.reset(seed=seed)
            for _ in range(10):
                obs, *_, info = self.env.step(legal_actions(info, rng))
            return obs.copy()

        np.testing.assert_array_equal(run(4), run(4))
        self.assertTrue((run(4) != run(5)).any())

    def test_a_finished_match_begins_anew_in_the_same_step(self):
        self.assertEqual(self.env.metadata["autoreset_mode"].name, "SAME_STEP")
        _, info = self.env.reset(seed=2)
        ended = 0
        while ended < 30:
            _, rewards, terminations, _, info = self.env.step(legal_actions(info, self.rng))
            self.assertTrue((rewards[~terminations] == 0).all())
            self.assertEqual("final_info" in info, terminations.any())
            if not terminations.any():
                continue
            ended += terminations.sum()
            final = info["final_info"]
            np.testing.assert_array_equal(info["_final_info"], terminations)
            np.testing.assert_array_equal(rewards, final["share"][:, 0])
            np.testing.assert_allclose(final["share"][terminations].sum(axis=1), 1)
            best = final["score"][terminations].max(axis=1)
            mine = final["score"][terminations][:, 0]
            self.assertTrue((rewards[terminations][mine < best] == 0).all())
            self.assertTrue((self.env.batch.steps[terminations] < 40).all())

    def test_with_several_players_of_yours_the_reward_is_of_who_decided_last(self):
        env = pakhuis.VectorEnv("carts", 12, seats=3)
        _, info = env.reset(seed=3)
        ended = 0
        while ended < 20:
            decided = info["player"]
            _, rewards, terminations, _, info = env.step(legal_actions(info, self.rng))
            for i in np.flatnonzero(terminations):
                self.assertEqual(rewards[i], info["final_info"]["share"][i, decided[i]])
                ended += 1

    def test_another_library_may_take_the_arrays(self):
        taken = pakhuis.VectorEnv(
            "carts", 12, seats=2, players=[None, "random"], convert=np.from_dlpack
        )
        _, info = self.env.reset(seed=6)
        obs, _ = taken.reset(seed=6)
        self.assertEqual(obs.ctypes.data, taken.batch.features.ctypes.data)
        for _ in range(20):
            actions = legal_actions(info, self.rng)
            own, rewards, *_, info = self.env.step(actions)
            obs, same, *_ = taken.step(actions)
            np.testing.assert_array_equal(own, obs)
            np.testing.assert_array_equal(rewards, same)

    def test_renders_what_the_deciding_seat_sees(self):
        env = pakhuis.VectorEnv("carts", 2, render_mode="ansi")
        env.reset(seed=1)
        first = env.batch.match(0)
        self.assertEqual(env.render()[0], first.draw(first.waiting[0]))
        self.assertIsNone(self.env.render())

    def test_wrong_arguments_are_refused(self):
        self.env.reset(seed=1)
        for use in (
            lambda: self.env.step(np.zeros(3, int)),
            lambda: self.env.step(None),
            lambda: self.env.reset(seed=[1, 2]),
            lambda: self.env.reset(seed=-1),
            lambda: pakhuis.VectorEnv("carts", 4, render_mode="rgb_array"),
            lambda: pakhuis.VectorEnv("carts", 4, players=["easy", "easy"]),
            lambda: pakhuis.VectorEnv("carts", -1),
        ):
            with self.assertRaises((TypeError, pakhuis.Error)):
                use()
        self.env.close()
        with self.assertRaises(pakhuis.Error):
            self.env.step(np.zeros(12, int))
        self.assertTrue(self.env.closed)
