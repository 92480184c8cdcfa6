"""What is trained for each game: the matches that are played, and the sizes of the net.

A setup is a batch of its own; all setups of a game train one net. `part` is its share of the
decisions. `margin`: points of a lead that is three quarters of the most that a lead counts.
"""


def _setups(game, table):
    return [{"game": game, "seats": seats, "options": options, "part": part}
            for seats, options, part in table]


CARTS = {
    "sizes": (512, 128, 64), "margin": 15,
    "setups": _setups("carts", [(2, {}, 2), (3, {}, 1), (4, {}, 1)]),
}

# The layouts differ in where the tiles lie; two seats meet all of them.
VENISE = {
    "sizes": (384, 96, 64), "margin": 25,
    "setups": _setups("venise", [
        (2, {}, 3), (3, {}, 1), (4, {}, 1),
        (2, {"layout": "ring"}, 1), (2, {"layout": "street"}, 1), (2, {"layout": "islands"}, 1),
        (2, {"layout": "compact"}, 1)]),
}

MERCHANTS = {
    "sizes": (512, 128, 64), "margin": 300,
    "setups": _setups("merchants", [(3, {}, 2), (4, {}, 1), (5, {}, 1)]),
}

_ALL = {"characters": "on", "tasks": "secret-3", "dealer": "on", "tiles": "mixed"}
AMSTERDAM = {
    "sizes": (224, 96, 64), "margin": 40,
    "setups": _setups("amsterdam", [
        (2, {}, 3), (1, {}, 1), (3, {}, 1), (4, {}, 1), (2, {"rounds": "10"}, 1),
        (2, _ALL, 1)]),
}

GAMES = {"carts": CARTS, "venise": VENISE, "merchants": MERCHANTS, "amsterdam": AMSTERDAM}

