"""Gymnasium's spaces, or stand-ins with the same fields where Gymnasium is not installed."""

from __future__ import annotations

from typing import Any, Iterator, Mapping

import numpy as np
from numpy.typing import NDArray

__all__ = ["Box", "Dict", "Discrete", "MultiDiscrete", "Space", "batch_space"]


class Space:
    """A set of values. `sample` draws from it; `seed` makes the draws repeatable."""

    shape: tuple[int, ...] | None = None
    dtype: np.dtype[Any] | None = None

    def __init__(self, seed: int | None = None) -> None:
        self._random = np.random.default_rng(seed)

    def seed(self, seed: int | None = None) -> int | None:
        self._random = np.random.default_rng(seed)
        return seed

    def sample(self, mask: Any = None) -> Any:
        raise NotImplementedError

    def contains(self, x: Any) -> bool:
        raise NotImplementedError

    def __contains__(self, x: Any) -> bool:
        return self.contains(x)

    def _facts(self) -> tuple[Any, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._facts() == other._facts()  # type: ignore

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._facts()}"


class Discrete(Space):
    """The numbers 0 … n − 1."""

    def __init__(self, n: int, seed: int | None = None) -> None:
        super().__init__(seed)
        self.n, self.start, self.shape, self.dtype = int(n), 0, (), np.dtype(np.int64)

    def sample(self, mask: Any = None) -> np.int64:
        if mask is None:
            return np.int64(self._random.integers(self.n))
        legal = np.flatnonzero(mask)
        return np.int64(self._random.choice(legal)) if len(legal) else np.int64(0)

    def contains(self, x: Any) -> bool:
        whole = isinstance(x, (int, np.integer)) or getattr(x, "shape", None) == ()
        return whole and 0 <= int(x) < self.n

    def _facts(self) -> tuple[Any, ...]:
        return (self.n,)


class MultiDiscrete(Space):
    """A row of numbers, each below its own bound."""

    def __init__(self, nvec: Any, seed: int | None = None) -> None:
        super().__init__(seed)
        self.nvec = np.asarray(nvec, dtype=np.int64)
        self.shape, self.dtype = self.nvec.shape, np.dtype(np.int64)

    def sample(self, mask: Any = None) -> NDArray[Any]:
        return self._random.integers(self.nvec)

    def contains(self, x: Any) -> bool:
        x = np.asarray(x)
        return x.shape == self.shape and bool(np.all((x >= 0) & (x < self.nvec)))

    def _facts(self) -> tuple[Any, ...]:
        return (self.nvec.tolist(),)


class Box(Space):
    """Arrays with a lowest and a highest value for each number."""

    def __init__(self, low: Any, high: Any, dtype: Any, seed: int | None = None) -> None:
        super().__init__(seed)
        self.low = np.asarray(low, dtype=dtype)
        self.high = np.asarray(high, dtype=dtype)
        self.shape, self.dtype = self.low.shape, np.dtype(dtype)

    def sample(self, mask: Any = None) -> NDArray[Any]:
        return self._random.integers(self.low, self.high, endpoint=True).astype(self.dtype)

    def contains(self, x: Any) -> bool:
        x = np.asarray(x)
        return x.shape == self.shape and bool(np.all((x >= self.low) & (x <= self.high)))

    def _facts(self) -> tuple[Any, ...]:
        return (self.low.tolist(), self.high.tolist(), str(self.dtype))

    def __repr__(self) -> str:
        return f"Box({self.low.min()}, {self.high.max()}, {self.shape}, {self.dtype})"


class Dict(Space):
    """Several spaces by name."""

    def __init__(self, spaces: Mapping[str, Any], seed: int | None = None) -> None:
        super().__init__(seed)
        self.spaces = dict(spaces)

    def seed(self, seed: int | None = None) -> int | None:
        for n, space in enumerate(self.spaces.values()):
            space.seed(None if seed is None else seed + n)
        return seed

    def sample(self, mask: Any = None) -> dict[str, Any]:
        return {name: space.sample() for name, space in self.spaces.items()}

    def contains(self, x: Any) -> bool:
        return set(x) == set(self.spaces) and all(x[name] in s for name, s in self.spaces.items())

    def __getitem__(self, name: str) -> Any:
        return self.spaces[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.spaces)

    def _facts(self) -> tuple[Any, ...]:
        return (self.spaces,)


try:
    from gymnasium import spaces as _theirs
except ImportError:
    pass
else:
    Box, Dict, Discrete, MultiDiscrete, Space = (  # type: ignore
        _theirs.Box,
        _theirs.Dict,
        _theirs.Discrete,
        _theirs.MultiDiscrete,
        _theirs.Space,
    )


def batch_space(space: Any, n: int) -> Any:
    """The space of n values of a Box or a Discrete, side by side."""
    if isinstance(space, Discrete):
        return MultiDiscrete(np.full(n, space.n))
    low, high = (np.broadcast_to(b, (n, *b.shape)) for b in (space.low, space.high))
    return Box(low=low, high=high, dtype=space.dtype)


def feature_space(names: Mapping[str, Any]) -> Any:
    """The space of a view's features, with the range of each number (Match.feature_names)."""
    fields = names["view"]
    count = sum(field["count"] for field in fields)
    low, high = np.zeros(count, np.int16), np.zeros(count, np.int16)
    for field in fields:
        where = slice(field["first"], field["first"] + field["count"])
        low[where], high[where] = field["low"], field["high"]
    return Box(low=low, high=high, dtype=np.int16)
