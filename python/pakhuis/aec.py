"""One match as an environment of PettingZoo's AEC protocol (agents act one after the other)."""

from __future__ import annotations

from typing import Any, Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

from . import spaces
from ._pakhuis import Match
from .errors import Error

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object

__all__ = ["AECEnv", "env"]


class AECEnv(_Base):  # type: ignore
    """A match of any game. Agent "seat_0" has seat 0, and so on.

    An observation is a dictionary: `observation`, the features of the agent's view (int16), and
    `action_mask`, a 1 for each id that the agent may give to `step` now; all 0 while others
    decide. Chance acts by itself. Where several decide in secret they are asked one after the
    other, and none sees what the others chose.

    Rewards: 0 until the end; then the share of the win (1 alone, 1/n of n winners, else 0).
    `infos` has each agent's `score`, and `place` at the end.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        modes = ["ansi", "human"]
        if render_mode is not None and render_mode not in modes:
            raise Error("unknown-name", "render_mode", f"{render_mode!r} is not one of {modes}.")
        self._game, self._seats = game, seats
        self._options = dict(options) if options else None
        self.match = self._begin(0)
        if "live" in self.match.options.values():
            raise Error("live-clock", "options", "An agent can't wait for a live clock.")
        self.metadata = {
            "name": f"pakhuis_{game}_v1",
            "render_modes": modes,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{n}" for n in range(self.match.seats)]
        names = self.match.feature_names()
        view = spaces.feature_space(names)
        mask = np.ones(names["action_ids"], np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low=view.low, high=view.high, dtype=np.int16),
                    "action_mask": spaces.Box(low=mask * 0, high=mask, dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {a: spaces.Discrete(len(mask)) for a in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent observes; the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of action ids."""
        return self.action_spaces[agent]

    @property
    def num_agents(self) -> int:
        """The agents that are left."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """The number of seats."""
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "AECEnv":
        """The environment itself: it wraps none."""
        return self

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begins a match; what chance does follows from the seed."""
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        self.match = self._begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._advance()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent knows, and what it may do now."""
        seat = self._seat(agent)
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        if self.agents and agent == self.agent_selection:
            mask[self.match.legal_ids(seat)] = 1
        return {"observation": self.match.features(seat), "action_mask": mask}

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, NDArray[Any]] | None, float, bool, bool, dict[str, Any]]:
        """Of the next agent: observation, reward since its last step, terminated, truncated, info."""
        agent = self._selected()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Does the action with this id for the selected agent; None for one whose match is over."""
        agent = self._selected()
        if self.terminations[agent]:
            if action is not None:
                raise Error("match-over", agent, "The match is over: the only step left is None.")
            self._remove(agent)
            return
        self._do(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._advance()
        if self.match.over:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The selected agent, again and again until nobody is left. Step once for each."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def state(self) -> NDArray[np.int16]:
        """The features of all seats, one row each."""
        return np.stack([self.match.features(n) for n in range(self.match.seats)])

    def render(self) -> str | None:
        """The table as text, as the selected agent sees it. "human" prints it at every step."""
        if self.render_mode is None:
            return None
        table = self.match.draw(self._seat(self.agent_selection))
        if self.render_mode == "ansi":
            return table
        print(table)
        return None

    def close(self) -> None:
        """Nothing has to be freed."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _begin(self, seed: int) -> Match:
        return Match(self._game, self._seats, options=self._options, seed=seed)

    def _seat(self, agent: str) -> int:
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise Error("unknown-agent", "agent", f"There is no agent {agent!r}.") from None

    def _selected(self) -> str:
        if not self.agents:
            raise Error("not-begun", "step", "Nobody is left, or reset was never called.")
        return self.agent_selection

    def _do(self, agent: str, action: Any) -> None:
        if isinstance(action, np.ndarray) and action.shape == ():
            action = action.item()
        if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
            raise TypeError(f"an action is the id of a legal action, not {action!r}")
        if not 0 <= action < self.action_spaces[agent].n:
            raise Error("not-legal", agent, f"{action} is not the id of a legal action here.")
        self.match.apply_id(self._seat(agent), int(action))

    def _advance(self) -> None:
        self.match.deal()
        if not self.match.over:
            self.agent_selection = self.possible_agents[int(self.match.waiting[0])]
        scores = self.match.scores
        for agent in self.agents:
            self.infos[agent] = {"score": scores[self._seat(agent)]}

    def _finish(self) -> None:
        ranking = self.match.ranking
        winners = ranking.count(1)
        for agent in self.agents:
            place = ranking[self._seat(agent)]
            self.rewards[agent] = 1.0 / winners if place == 1 else 0.0
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
            self.infos[agent]["place"] = place
        self.agent_selection = self.agents[0]

    def _remove(self, agent: str) -> None:
        self.agents.remove(agent)
        kept: list[dict[str, Any]] = [self.rewards, self._cumulative_rewards, self.infos]
        for facts in [*kept, self.terminations, self.truncations]:
            del facts[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]


def env(game: str, seats: int | None = None, **kwargs: Any) -> AECEnv:
    """The environment of a game, as PettingZoo's modules make theirs."""
    return AECEnv(game, seats, **kwargs)
