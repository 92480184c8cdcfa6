"""What is trained for each game: the matches that are played, and the sizes of the net.

A setup is a batch of its own; all setups of a game train one net. `part` is its share of the
decisions. `margin`: points of a lead that is three quarters of the most that a lead counts. The
layouts of venise differ in where the tiles lie; two seats meet all of them.
"""

import json
import pathlib


def _read():
    games = json.loads(pathlib.Path(__file__).with_name("games.json").read_text())
    for game, config in games.items():
        config["sizes"] = tuple(config["sizes"])
        config["setups"] = [{"game": game, "options": {}, **s} for s in config["setups"]]
    return games


GAMES = _read()
