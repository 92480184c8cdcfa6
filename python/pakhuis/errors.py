"""The exceptions of pakhuis. Each says what is wrong and where."""

from __future__ import annotations

from typing import Any, Mapping


class Error(ValueError):
    """Input that is refused.

    key: what is wrong, one stable word: "not-legal", "wrong-shape", "match-over".
    place: where: "match 7", "choices"; may be empty.
    sentence: the reason in English.
    facts: the numbers and names in the sentence.
    """

    def __init__(
        self, key: str, place: str = "", sentence: str = "", facts: Mapping[str, Any] | None = None
    ) -> None:
        self.key = key
        self.place = place
        self.sentence = sentence
        self.facts = dict(facts or {})
        super().__init__(f"{place + ': ' if place else ''}{sentence} ({key})")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.key, self.place, self.sentence, self.facts)


class DeviceError(Error):
    """A GPU that is not there, is not able to do it, or has no room."""


class OutOfMemory(Error, MemoryError):
    """A batch that has no room in the memory of this machine."""


def error_of(key: str, place: str, sentence: str, facts: Mapping[str, Any]) -> Error:
    """The exception of a problem."""
    if place == "device" or key.startswith(("no-gpu", "gpu-", "no-compiler")):
        return DeviceError(key, place, sentence, facts)
    if key == "out-of-memory":
        return OutOfMemory(key, place, sentence, facts)
    return Error(key, place, sentence, facts)
