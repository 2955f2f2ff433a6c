"""A bot that plays Whale Riders through `npx gam engine`, and the match that shows how well.

    python3 examples/rider.py                             one game against `easy`
    python3 examples/rider.py --games 200                 a match: every deal is played from both seats
    python3 examples/rider.py --games 20 --against normal:1000 --seed another

How to write a bot, in four steps that are the four parts of this file:

1. What the pieces are worth does not change during a game: `components` tells it once (class `Box`).
2. What a seat may know is in `view`, and what it may do in `decision` (class `Rider`, which reads them). Nothing
   else is asked for here: not the state, not the other hand, not the luck to come.
3. The bot imagines every way to use the actions that are left of its turn (`plans`), and
4. says how much it likes what comes of each (`worth`). It takes the option that begins the best plan.

The opponent is one of Gam's own levels, asked with `bot`; it too sees nothing but its seat's view. It thinks for so
many iterations (100 are those of `easy`) and not by the clock, so that a match is the same on every machine.
"""

import argparse
import math
import sys
from collections import Counter

from engine import Engine

GOODS = ("meat", "kelp", "pottery", "shells")
HAND = 3  # contracts

# What the bot goes by, in pearls. Set by hand; SUN was tried from 0.4 to 0.9, on other deals than `--seed rider`, and
# decides most: who likes the Sun Port too much races home without goods and wins half of the games against `easy`.
SUN = 0.45  # for a pearl that it will probably buy at the Sun Port
STRETCH = 1.07  # actions that pass for each port on the way there
PRICE = 0.7  # coins that a tile costs there
COIN, SPARE_COIN, PURSE = 0.33, 0.12, 6  # for a coin, for one beyond a full purse, and how many fill it
TILE, GOOD = 0.35, 0.4  # for a tile without pearls, and for each good on it
COIN_OF_CONTRACT = 0.12
OPEN, READY = 0.8, 0.15  # the part of a contract that counts at once, and what the last good adds
HASTE = 1.6  # actions that each missing good takes
HOPES = (0.55, 0.5, 0.4)  # how much of the contracts in hand counts, the best one first: tiles pay only once
FRESH = 1.3  # for a contract that is yet to be drawn


def kind(tile):
    return tile[:-1]


def icons(tile):
    return int(tile[-1]) if tile != "storm" else 0


class Contract:
    """One card: what it asks for, and what it brings."""

    def __init__(self, row):
        self.goods = {good: n for good, n in row["asks"].items() if good in GOODS}
        self.any = row["asks"].get("any", 0)
        self.tiles = row["asks"].get("tiles", 0)
        self.amount = sum(row["asks"].values())
        self.coins, self.pearls = row["coins"], row["pearls"]

    def missing(self, tiles):
        """How many goods or tiles are missing; 0 where these tiles can pay it."""
        if self.tiles:
            return max(0, self.tiles - sum(tiles.values()))
        if self.any:
            return max(0, self.any - sum(icons(t) * n for t, n in tiles.items() if kind(t) != "pearl"))
        own = Counter()
        for tile, n in tiles.items():
            own[kind(tile)] += icons(tile) * n
        short = [max(0, n - own[good]) for good, n in self.goods.items()]
        # A crystal stands for one good, as often as it has icons: doubles first where two are missing.
        doubles, singles = tiles["crystal2"], tiles["crystal1"]
        pairs, odd = sum(n // 2 for n in short), sum(n % 2 for n in short)
        left = sum(short) - 2 * doubles if doubles <= pairs else max(0, odd - (doubles - pairs))
        return max(0, left - singles)

    def payment(self, tiles):
        """Tiles that pay it and will hardly be missed: the cheapest first, then back what was not needed."""
        cheap = sorted(tiles.elements(), key=lambda t: (kind(t) == "pearl", kind(t) == "crystal", icons(t)))
        if self.goods:
            cheap = [t for t in cheap if kind(t) in self.goods or kind(t) == "crystal"]
        paid = Counter()
        for tile in cheap:
            if self.missing(paid) == 0:
                break
            paid[tile] += 1
        for tile in sorted(paid.elements(), key=icons, reverse=True):
            paid[tile] -= 1
            if self.missing(+paid) > 0:
                paid[tile] += 1
        return +paid


class Box:
    """What is known before the game begins: the coast, and the contracts by their names."""

    def __init__(self, values):
        coast = values["coast"]
        self.route = coast + coast[-2::-1]
        self.home = len(self.route) - 1  # advances until a rider is back at the Sun Port
        self.contracts = {str(i + 1): Contract(row) for i, row in enumerate(values["contracts"])}


class Rider:
    """A seat in mid-turn, as far as its player can know: small enough to be imagined a thousand times."""

    def __init__(self, box, state, seat):
        me = state["seats"][seat]
        self.box = box
        self.journey, self.coins = me["journey"], me["coins"]
        self.tiles = Counter(me["tiles"])
        self.hand = Counter({card: n for card, n in me["hand"].items() if card != "hidden"})
        self.pearls = pearls(box, me)
        self.ports = state["ports"]
        self.others = [row for i, row in enumerate(state["seats"]) if i != seat]

    def copy(self):
        other = object.__new__(Rider)
        other.__dict__.update(self.__dict__)
        other.tiles, other.hand = self.tiles.copy(), self.hand.copy()
        return other

    @property
    def port(self):
        return self.box.route[self.journey]

    # What an action comes to; each gives another rider and leaves this one as it is.

    def advance(self):
        other = self.copy()
        other.journey += 1
        return other

    def take_coin(self):
        other = self.copy()
        other.coins += 1
        return other

    def buy(self, space):
        other = self.copy()
        spaces = list(self.ports[self.port])
        tile, spaces[space] = spaces[space], None
        other.ports = {**self.ports, self.port: spaces}
        other.coins -= space
        other.tiles[tile] += 1
        if kind(tile) == "pearl":
            other.pearls += icons(tile)
        return other

    def fulfil(self, card, payment=None):
        contract = self.box.contracts[card]
        other = self.copy()
        other.hand[card] -= 1
        other.coins += contract.coins
        other.pearls += contract.pearls
        return other.pay(contract.payment(self.tiles) if payment is None else payment)

    def pay(self, payment):
        other = self.copy()
        other.tiles.subtract(payment)
        other.tiles = +other.tiles
        other.pearls -= sum(icons(t) * n for t, n in payment.items() if kind(t) == "pearl")
        return other

    def discard(self, card):
        other = self.copy()
        other.hand[card] -= 1
        return other

    def ways(self):
        """Every action that this rider could take now, as the rider after it."""
        if self.journey < self.box.home:
            yield self.advance()
        yield self.take_coin()
        for space, tile in enumerate(self.ports[self.port]):
            may = self.port != self.box.route[0] or self.journey == self.box.home
            if tile not in (None, "storm") and space <= self.coins and may:
                yield self.buy(space)
        yield from self.fulfilling(False)

    def fulfilling(self, begun=True):
        """One action fulfils as many contracts as one likes."""
        if begun:
            yield self
        for card in +self.hand:
            if self.box.contracts[card].missing(self.tiles) == 0:
                yield from self.fulfil(card).fulfilling()

    @property
    def sold_out(self):
        return all(tile in (None, "storm") for tile in self.ports[self.box.route[0]])


def pearls(box, row):
    """What a seat has for certain; its fulfilled contracts and its tiles are open to all."""
    tiles = sum(icons(tile) * n for tile, n in row["tiles"].items() if kind(tile) == "pearl")
    return tiles + sum(box.contracts[card].pearls for card in row["fulfilled"])


def plans(rider, left):
    """The worth of the best that can be made of so many actions."""
    if left == 0 or rider.sold_out:
        return worth(rider)
    return max(plans(way, left - 1) for way in rider.ways())


def worth(rider):
    """How much the bot likes a position at the end of its turn: what it will have, less what the best other will."""
    box = rider.box
    if rider.sold_out:
        return 100 * (rider.pearls - max(pearls(box, row) for row in rider.others))
    time, mine, theirs = foresee(rider)
    rivals = [pearls(box, row) + SUN * sun for row, sun in zip(rider.others, theirs)]
    purse = min(rider.coins, PURSE)
    spare = min(rider.coins - purse, PURSE)
    goods = sum(n * (TILE + GOOD * icons(t)) for t, n in rider.tiles.items() if kind(t) != "pearl")
    return (
        rider.pearls
        + SUN * mine
        + in_time(COIN * purse + SPARE_COIN * spare, time, 1)
        + in_time(goods, time, 4)
        + hopes(rider, time)
        - max(rivals)
    )


def hopes(rider, time):
    """What the contracts in hand will bring, those that will be drawn for the missing ones included."""
    found = []
    for card in rider.hand.elements():
        contract = rider.box.contracts[card]
        short = contract.missing(rider.tiles)
        near = 1 if short == 0 else OPEN + (1 - OPEN - READY) * (1 - short / contract.amount)
        reward = contract.pearls + COIN_OF_CONTRACT * contract.coins
        found.append(in_time(reward * near, time, HASTE * (1 + short)))
    found += [in_time(FRESH, time, 4 * HASTE)] * (HAND - len(found))
    return sum(part * hope for part, hope in zip(HOPES, sorted(found, reverse=True)))


def in_time(value, time, taken):
    """What takes time is worth less the less there is of it."""
    return value * time / (time + taken)


def foresee(rider):
    """How many actions each player has until the Sun Port is sold out, and who gets how many pearls there."""
    sun = [tile for tile in rider.ports[rider.box.route[0]] if tile not in (None, "storm")]
    riders = [(rider.journey, rider.coins)] + [(row["journey"], row["coins"]) for row in rider.others]

    def bought(time):
        for journey, coins in riders:
            there = max(0, time - STRETCH * (rider.box.home - journey))
            yield min(there, (coins + there) / (1 + PRICE))

    early, late = 0, 64
    for _ in range(9):
        middle = (early + late) / 2
        early, late = (middle, late) if sum(bought(middle)) < len(sun) else (early, middle)
    each = sum(map(icons, sun)) / len(sun)
    mine, *theirs = [tiles * each for tiles in bought(late)]
    return late, mine, theirs


class Player:
    """Decides for one seat, from its view and its options alone."""

    def __init__(self, box):
        self.box = box

    def choose(self, view, decision):
        seat, frame = decision["seat"], view["state"]["agenda"][-1]
        rider = Rider(self.box, view["state"], seat)
        # Actions that are left after this one. In the middle of one the turn itself waits further down.
        turns = [one["left"] for one in view["state"]["agenda"] if one["step"] == "turn"]
        left = frame["left"] - 1 if decision["step"] == "turn" else sum(turns[-1:])
        due = view["state"]["due"]
        open_now = [option for option in decision["options"] if "refusal" not in option]
        return max(open_now, key=lambda option: self.value(rider, option, left, due))["text"]

    def value(self, rider, option, left, due):
        action = option["action"]
        match action["type"]:
            case "advance":
                after = rider.advance()
            case "takeCoin":
                after = rider.take_coin()
            case "buy":
                after = rider.buy(action["space"])
            case "fulfil":
                return max(plans(after, left) for after in rider.fulfil(action["contract"]).fulfilling())
            case "pay":
                return max(plans(after, left) for after in self.paid(rider, option["counts"]["payment"], due))
            case "lay":
                after = rider.pay({action["tile"]: 1})
            case "discard":
                after = rider.discard(action["contract"])
            case _:  # done
                after = rider
        return plans(after, left)

    def paid(self, rider, payment, due):
        contract = self.box.contracts[due]
        after = rider.pay(payment)
        after.coins += contract.coins
        after.pearls += contract.pearls
        return after.fulfilling()


def play(engine, seed, mine, against):
    """One game of two; gives my part of the win, and both totals."""
    names = ["Rider", "Gam"] if mine == 0 else ["Gam", "Rider"]
    game = engine.ask("new", game="whale-riders", seats=names, seed=seed)["game"]
    player = Player(Box(engine.ask("components", game=game)["sets"][0]["values"]))
    while decision := engine.ask("decision", game=game)["decision"]:
        seat = decision["seat"]
        if seat == mine:
            text = player.choose(engine.ask("view", game=game, seat=seat)["view"], decision)
        else:
            text = engine.ask("bot", game=game, **against)["text"]
        engine.ask("apply", game=game, seat=seat, text=text)
    seats = engine.ask("score", game=game)["seats"]
    engine.ask("close", game=game)
    winners = [row["seat"] for row in seats if row["rank"] == 1]
    return (1 / len(winners) if mine in winners else 0), [row["total"] for row in seats]


def interval(won, games):
    """Wilson's 95 % interval for a share of games won."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main():
    about = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    about.add_argument("--games", type=int, default=1, metavar="N", help="how many (1)")
    about.add_argument("--against", default="easy:100", metavar="LEVEL[:ITERATIONS]", help="whom (easy:100)")
    about.add_argument("--seed", default="rider", help="of the deals (rider)")
    given = about.parse_args()
    if given.games < 1:
        about.error("--games must be 1 or more")
    engine, won = Engine(), 0.0
    level, _, iterations = given.against.partition(":")
    levels = engine.ask("hello")["bots"]["levels"]
    if level not in levels:
        about.error(f"there is no level {level}; there are {', '.join(levels)}")
    if iterations and not iterations.isdecimal():
        about.error(f"{iterations} is no number of iterations, as in {level}:1000")
    against = {"level": level, **({"budget": {"iterations": int(iterations)}} if iterations else {})}
    for game in range(given.games):
        # Two games of each deal, one from either seat.
        part, totals = play(engine, f"{given.seed} {game // 2}", game % 2, against)
        won += part
        low, high = interval(won, game + 1)
        mine, other = totals if game % 2 == 0 else reversed(totals)
        print(
            f"game {game + 1}: {mine} to {other}; won {won:g} of {game + 1},"
            f" {100 * won / (game + 1):.1f} % ({100 * low:.1f} to {100 * high:.1f})",
            flush=True,
        )
    return engine.close()


if __name__ == "__main__":
    sys.exit(main())
