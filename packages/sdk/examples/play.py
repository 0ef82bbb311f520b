"""Plays one match of any game against a computer player, to its end: python3 play.py URL TOKEN GAME [OPPONENT] [OPTIONS]

Standard library only. It knows no game: it asks for what it may play, and plays any of it. `choose` is where yours begins.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

URL, TOKEN, GAME = sys.argv[1:4]
OPPONENT = sys.argv[4] if len(sys.argv) > 4 else "random"
OPTIONS = json.loads(sys.argv[5]) if len(sys.argv) > 5 else {}


class Refused(Exception):
    """What a refused request answered: `code` is stable."""

    def __init__(self, status, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.status, self.code = status, error["code"]


def request(path, body=None, headers=None):
    data = None if body is None else json.dumps(body).encode()
    given = {"authorization": f"Bearer {TOKEN}", "content-type": "application/json", **(headers or {})}
    if body is None:
        del given["content-type"]
    return urllib.request.Request(f"{URL}/api/v1{path}", data, given)


def ask(path, body=None, headers=None, tries=8):
    """Sends until somebody answers: a GET always, a POST only with a key, since it might be done twice."""
    safe = body is None or "idempotency-key" in (headers or {})
    for nth in range(tries):
        wait = min(0.25 * 2**nth, 15)
        try:
            with urllib.request.urlopen(request(path, body, headers), timeout=60) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            if error.code != 429 and not (safe and error.code in (502, 503, 504)):
                raise Refused(error.code, json.load(error)["error"]) from None
            wait = max(wait, float(error.headers.get("retry-after", 0)))
        except OSError:
            if not safe:
                raise
        time.sleep(wait)
    raise SystemExit("the service does not answer")


def menu(match, subject):
    return ask(f"/matches/{match}/commands?subject={urllib.parse.quote(subject)}")


def choose(match):
    """Any command of any subject: of a unit three times of four, so that turns are used before they are ended."""
    subjects = menu(match, "")["subjects"]
    units = [subject for subject in subjects if subject]
    found = menu(match, random.choice(units if units and random.random() < 0.75 else subjects or [""]))
    return found["step"], random.choice(found["commands"])["line"] if found["commands"] else None


def play(match):
    """Plays for as long as the match waits for us. How many commands were played, and whether it goes on."""
    played = 0
    while True:
        seen = ask(f"/matches/{match}")
        if seen["status"] != "playing" or seen["you"]["side"] not in seen["waitingFor"]:
            return played, seen["status"] != "finished"
        step, line = choose(match)
        if line is None:
            continue
        try:
            key = {"idempotency-key": str(uuid.uuid4())}
            ask(f"/matches/{match}/commands", {"expectedStep": step, "line": line}, key)
            played += 1
        except Refused as refused:
            if refused.code not in ("STALE", "NOT_YOUR_TURN", "GAME_OVER"):
                raise


def changes(match):
    """Once at the start of each connection, then whenever the match has changed."""
    while True:
        try:
            stream = request("/stream", headers={"accept": "application/x-ndjson"})
            with urllib.request.urlopen(stream, timeout=60) as lines:
                yield
                for line in lines:
                    if line.strip() and json.loads(line).get("id") == match:
                        yield
        except OSError:
            time.sleep(2)


def main():
    scenario = ask(f"/rulesets/{GAME}")["scenarios"][0]["id"]
    set_up = {"ruleSet": GAME, "scenario": scenario, "bot": OPPONENT, "options": OPTIONS}
    match = ask("/matches", set_up)["id"]
    total = 0
    for _ in changes(match):
        played, goes_on = play(match)
        total += played
        if not goes_on:
            break
    seen = ask(f"/matches/{match}")
    told = {"match": match, "you": seen["you"]["side"], "played": total, "step": seen["step"], "ending": seen["ending"]}
    print(json.dumps(told))


main()
