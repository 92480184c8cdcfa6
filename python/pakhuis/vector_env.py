"""Many matches as one vector environment, in the conventions of Gymnasium 1.x."""

from __future__ import annotations

import enum
from functools import cached_property
from typing import Any, Callable, Mapping, Sequence

import numpy as np

from . import spaces
from ._pakhuis import Batch, Match
from .errors import Error

try:
    from gymnasium.vector import AutoresetMode, VectorEnv as _Base
except ImportError:
    _Base = object

    class AutoresetMode(enum.Enum):  # type: ignore[no-redef]
        """When a finished match begins anew."""

        SAME_STEP = "SameStep"


__all__ = ["AutoresetMode", "VectorEnv"]


class VectorEnv(_Base):  # type: ignore
    """`num_envs` matches of one game, stepped together on all cores or on a GPU.

    An observation is the features of the seat that decides: a row of int16. An action is the id
    of a legal action; `info["action_mask"]` has a 1 for each legal one. Bots and chance play
    within a step, so every row waits for a decision of yours.

    Observations and masks are views of the batch's memory: the next step changes their items.
    With copy=True they are copies.

    Rewards: 0 until a match ends; then the share of the win (1 alone, 1/n of n winners, else 0) of
    the player whose decision ended it; with one player of yours always that player. All players'
    shares are in `info["final_info"]["share"]`, in the order of `players`.

    A match that ends begins anew in the same step (AutoresetMode.SAME_STEP): `terminations` tells
    it, the observation is the new match's, and `info["final_info"]` has `score` and `share` of the
    ended one, valid where `info["_final_info"]` is True. There is no `final_obs`: nobody decides at
    the end of a match, and a terminated state has no value to learn. Nothing is ever truncated.

    On a GPU (device="cuda") give the function that takes arrays over, e.g.
    convert=torch.from_dlpack; all arrays are then its arrays, and nothing is copied to the host.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}
    spec = None
    render_mode: str | None = None

    def __init__(
        self,
        game: str | Match,
        num_envs: int,
        *,
        seats: int | None = None,
        players: Sequence[str | None] | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        device: str = "cpu",
        threads: int = 0,
        copy: bool = False,
        convert: Callable[[Any], Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise Error("unknown-name", "render_mode", f"{render_mode!r} is not None or 'ansi'.")
        if players is not None:
            players = list(players)
        self.batch = Batch(
            game,
            num_envs,
            seats=seats,
            options=None if options is None else dict(options),
            players=players,
            seed=seed,
            device=device,
            threads=threads,
            features=True,
            mask=True,
        )
        if device != "cpu" and convert is None:
            self.batch.close()
            raise Error("missing", "convert", "A GPU's arrays need e.g. convert=torch.from_dlpack.")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._convert = convert
        self._copy = copy
        names = self.batch.match(0).feature_names()
        self.single_observation_space = spaces.feature_space(names)
        self.single_action_space = spaces.Discrete(self.batch.action_ids)
        self._asked = [p for p, name in enumerate(players or []) if name is None]

    @cached_property
    def observation_space(self) -> Any:
        """The space of all observations side by side."""
        return spaces.batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Any:
        """The space of all actions side by side."""
        return spaces.batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begins all matches. Match i follows from the seed and i; no seed: another each time."""
        if seed is not None and not isinstance(seed, (int, np.integer)):
            raise TypeError("seed must be one whole number: match i follows from it and i")
        if seed is None:
            seed = int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
        if not 0 <= seed < 2**64:
            raise Error("wrong-seed", "seed", "A seed is a whole number from 0 to 2**64 - 1.")
        self.batch.reset(int(seed))
        return self._array("features"), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One decision in each match, by the ids of actions."""
        decided = self._array("player", copy=True) if len(self._asked) != 1 else None
        self.batch.step_ids(actions)
        share = self._array("share")
        terminations = self._array("ended") != 0
        info = self._info()
        if self.batch.device != "cpu" or terminations.any():
            info["final_info"] = {"score": self._array("score", True), "share": share + 0}
            info["_final_info"] = terminations
        truncations = terminations & ~terminations
        return (
            self._array("features"),
            self._rewards(share, decided),
            terminations,
            truncations,
            info,
        )

    def render(self) -> tuple[str, ...] | None:
        """The tables as text, as the seat that decides sees them; None without render_mode."""
        if self.render_mode is None:
            return None
        matches = (self.batch.match(i) for i in range(self.num_envs))
        return tuple(match.draw(match.waiting[0]) for match in matches)

    def close(self, **kwargs: Any) -> None:
        """Frees the matches. Arrays that are still held keep their items."""
        self.batch.close()

    def close_extras(self, **kwargs: Any) -> None:
        """The same, under the name that Gymnasium calls."""
        self.batch.close()

    @property
    def closed(self) -> bool:
        """Whether close was called."""
        return self.batch.closed

    @property
    def unwrapped(self) -> "VectorEnv":
        """The environment itself: it wraps none."""
        return self

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()

    def __del__(self) -> None:
        pass  # Gymnasium's would close a batch that others may hold

    def __repr__(self) -> str:
        return f"<pakhuis.VectorEnv over {self.batch!r}>"

    def _array(self, name: str, copy: bool | None = None) -> Any:
        array = getattr(self.batch, name)
        if self._convert is not None:
            array = self._convert(array)
        return array + 0 if (self._copy if copy is None else copy) else array

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._array("mask"),
            "seat": self._array("seat", True),
            "player": self._array("player", True),
        }

    def _rewards(self, share: Any, decided: Any) -> Any:
        if decided is None:
            return share[:, self._asked[0]] + 0
        return sum(share[:, p] * (decided == p) for p in range(self.batch.seats))
