"""AECEnv: the contract of PettingZoo's AEC protocol, as its documents state it.

PettingZoo's own api_test and seed_test pass too; they are not here, as Debian does not have them.
"""

import unittest

import numpy as np

import pakhuis
from pakhuis import aec

CASES = [("carts", 2), ("venise", 3), ("merchants", 5), ("amsterdam", 4), ("amsterdam", 1)]


def random_action(observation, rng):
    return rng.choice(np.flatnonzero(observation["action_mask"]))


class Contract(unittest.TestCase):
    def test_holds_through_a_whole_match(self):
        for game, seats in CASES:
            env = aec.env(game, seats)
            env.reset(seed=1)
            self.assertEqual(env.agents, env.possible_agents)
            self.assertEqual((env.num_agents, env.max_num_agents), (seats, seats))
            rng = np.random.default_rng(1)
            earned = dict.fromkeys(env.agents, 0.0)
            for agent in env.agent_iter():
                self.check_state(env)
                observation, reward, terminated, truncated, info = env.last()
                self.assertEqual(agent, env.agent_selection)
                self.assertFalse(truncated)
                self.assertIn("score", info)
                earned[agent] += reward
                if terminated:
                    self.assertFalse(observation["action_mask"].any() and env.match.waiting)
                    env.step(None)
                    self.assertNotIn(agent, env.agents)
                    continue
                self.assertTrue(env.observation_space(agent).contains(observation))
                env.step(random_action(observation, rng))
            self.assertEqual(env.agents, [])
            self.assertAlmostEqual(sum(earned.values()), min(1, env.match.ranking.count(1)))

    def check_state(self, env):
        for facts in (
            env.rewards,
            env.terminations,
            env.truncations,
            env.infos,
            env._cumulative_rewards,
        ):
            self.assertEqual(list(facts), env.agents)
        self.assertIn(env.agent_selection, env.agents)
        for agent in env.agents:
            self.assertIsInstance(env.terminations[agent], bool)
            self.assertIs(env.action_space(agent), env.action_space(agent))
            self.assertIs(env.observation_space(agent), env.observation_space(agent))

    def test_equal_seeds_give_equal_matches(self):
        def run(seed):
            env = aec.env("merchants", 4)
            env.reset(seed=seed)
            rng = np.random.default_rng(2)
            for _ in env.agent_iter(60):
                env.step(random_action(env.last()[0], rng))
            return env.match.hash

        self.assertEqual(run(3), run(3))
        self.assertNotEqual(run(3), run(4))

    def test_the_mask_is_of_the_agent_that_is_selected(self):
        env = aec.env("carts", 3)
        env.reset(seed=1)
        seat = env.possible_agents.index(env.agent_selection)
        for n, agent in enumerate(env.agents):
            mask = env.observe(agent)["action_mask"]
            wanted = set(env.match.legal_ids(seat)) if n == seat else set()
            self.assertEqual(set(np.flatnonzero(mask)), wanted)

    def test_last_may_leave_out_the_observation(self):
        env = aec.env("carts", 2)
        env.reset(seed=1)
        self.assertIsNone(env.last(observe=False)[0])

    def test_a_secret_choice_is_not_seen_by_those_asked_later(self):
        env = aec.env("carts", 2)
        views = []
        for choice in (0, 1):
            env.reset(seed=1)
            self.assertEqual(env.match.waiting, [0, 1])
            env.step(env.match.legal_ids(0)[choice])
            self.assertEqual(env.agent_selection, "seat_1")
            views.append(env.observe("seat_1")["observation"])
        np.testing.assert_array_equal(*views)

    def test_any_number_that_numpy_gives_is_an_action(self):
        for kind in (int, np.int32, np.int64, np.array):
            env = aec.env("carts", 2)
            env.reset(seed=1)
            env.step(kind(env.match.legal_ids(0)[0]))
            self.assertEqual(env.match.legal(0), [])

    def test_wrong_steps_are_refused_and_change_nothing(self):
        env = aec.env("carts", 2)
        with self.assertRaises(pakhuis.Error):
            env.step(0)
        env.reset(seed=1)
        before = env.match.hash
        for action in (None, -1, 10**9, 2**80, 0.5, "draw", True, [1], np.zeros(3)):
            with self.assertRaises((TypeError, pakhuis.Error)):
                env.step(action)
        with self.assertRaises(pakhuis.Error):
            env.observe("seat_9")
        self.assertEqual(env.match.hash, before)

    def test_only_none_is_a_step_after_the_end(self):
        env = aec.env("carts", 2)
        env.reset(seed=1)
        rng = np.random.default_rng(3)
        while not env.match.over:
            env.step(random_action(env.last()[0], rng))
        with self.assertRaises(pakhuis.Error):
            env.step(0)
        env.step(None)
        env.step(None)
        with self.assertRaises(pakhuis.Error):
            env.step(None)
        env.reset(seed=2)
        self.assertEqual(len(env.agents), 2)

    def test_renders_what_the_selected_agent_sees(self):
        env = aec.env("carts", 2, render_mode="ansi")
        env.reset(seed=1)
        self.assertEqual(env.render(), env.match.draw(0))
        self.assertEqual(env.state().shape, (2, *env.observe("seat_0")["observation"].shape))
        env.close()

    def test_a_live_clock_is_refused(self):
        with self.assertRaises(pakhuis.Error):
            aec.env("merchants", 3, options={"auction": "live"})
