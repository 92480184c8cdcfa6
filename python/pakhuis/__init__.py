"""Pakhuis: the rules of four trading games, for research.

Match: one match, step by step, with text, JSON and records.
Batch: thousands of matches at once on all cores, or on a GPU, as arrays.
VectorEnv: the same in Gymnasium's vector conventions.
aec.env: one match in PettingZoo's AEC protocol.

docs/python.md walks through all of it.
"""

from ._pakhuis import BOTS, Batch, DeviceArray, Match, edition, games
from .aec import AECEnv
from .errors import DeviceError, Error, OutOfMemory
from .vector_env import VectorEnv

__all__ = [
    "AECEnv",
    "BOTS",
    "Batch",
    "DeviceArray",
    "DeviceError",
    "Error",
    "Match",
    "OutOfMemory",
    "VectorEnv",
    "edition",
    "games",
]
