"""Plays a whole game at random through `npx gam engine`: python3 examples/engine.py [GAME] [SEED]"""

import json
import os
import random
import shlex
import shutil
import subprocess
import sys

GAM = shlex.split(os.environ.get("GAM", "npx gam"))  # how gam is started here


class Engine:
    def __init__(self):
        program = shutil.which(GAM[0]) or GAM[0]
        self.process = subprocess.Popen(
            [program, *GAM[1:], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )

    def ask(self, cmd, **fields):
        self.process.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"]["why"])
        return answer

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def main(name="whale-riders-cards", seed="an example"):
    engine, luck, moves = Engine(), random.Random(seed), 0
    names = ["Ann", "Ben", "Cy"]
    game = engine.ask("new", game=name, seats=names, seed=seed)["game"]
    while decision := engine.ask("decision", game=game)["decision"]:
        open_now = [option["text"] for option in decision["options"] if "refusal" not in option]
        engine.ask("apply", game=game, seat=decision["seat"], text=luck.choice(open_now))
        moves += 1
    for row in sorted(engine.ask("score", game=game)["seats"], key=lambda row: row["rank"]):
        print(f"{row['rank']}. {names[row['seat']]}: {row['total']}")
    print(f"{moves} moves")
    return engine.close()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
