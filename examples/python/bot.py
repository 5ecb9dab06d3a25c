#!/usr/bin/env python3
"""A bot for Paddock that needs nothing but Python 3. Copy it and put your own thinking into `choose`.

    python3 bot.py --game formel-fun --seats 3          makes a table and races against bots of the server
    python3 bot.py --table 4fQz0aBcDeFg                 sits down at a table (its id is in the link)
    python3 bot.py --token paddock_... --table ...      as somebody who has made a token for it
"""

import argparse
import http.client
import http.cookiejar
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


class Refused(Exception):
    """The server said no: `code` is for programs, the text for people. Nothing has changed."""

    def __init__(self, status, code, message):
        super().__init__(f"{message} ({code})")
        self.status, self.code = status, code


class Paddock:
    """The server, as one person or bot sees it."""

    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def call(self, method, path, body=None):
        """Asks until there is an answer. Moves have ids: one that is sent again because the answer got lost is done once."""
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | ({"content-type": "application/json"} if data else {})
        for pause in (0.5, 1, 2, 4, 8, None):
            request = urllib.request.Request(self.address + path, data, headers, method=method)
            try:
                with self.opener.open(request, timeout=30) as answer:
                    return json.loads(answer.read() or "null")
            except urllib.error.HTTPError as error:
                if error.code < 500 and error.code != 429:
                    told = json.loads(error.read())
                    raise Refused(error.code, told["error"], told["message"]) from None
                wait = float(error.headers.get("retry-after") or pause or 0)
            except (OSError, http.client.HTTPException) as error:
                wait = pause
                if pause is None:
                    raise SystemExit(f"{self.address} does not answer: {error}") from None
            if pause is None:
                raise SystemExit(f"{self.address} is too busy")
            time.sleep(wait)

    def listen(self, table):
        """Yields (name, data) of every event at a table. When the connection is lost, it goes on where it was."""
        last, failures = None, 0
        while failures < 10:
            try:
                for name, number, data in self.stream(f"/api/tables/{table}/live", last):
                    last, failures = last if number is None else number, 0
                    yield name, data
            except (OSError, http.client.HTTPException):
                pass
            failures += 1
            time.sleep(min(0.2 * 2**failures, 10))
        raise SystemExit(f"{self.address} does not answer any more")

    def stream(self, path, last):
        """Reads one connection of Server-Sent Events to its end."""
        url = urllib.parse.urlsplit(self.address + path)
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        connection = kind(url.netloc, timeout=60)  # the server gives a sign of life every 25 seconds
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        resume = {} if last is None else {"last-event-id": last}
        connection.request("GET", url.path, headers=self.headers | resume | ({"cookie": cookies} if cookies else {}))
        answer = connection.getresponse()
        if answer.status >= 500:
            raise http.client.HTTPException(answer.reason)
        if answer.status != 200:
            told = json.loads(answer.read())
            raise Refused(answer.status, told["error"], told["message"])
        fields = {}
        for line in answer:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name:
                fields[name] = value
            elif "data" in fields:
                yield fields["event"], fields.get("id"), json.loads(fields["data"])
                fields = {}


def choose(position):
    """The place for your own thinking. `view` is what you see, `previews` say what each legal move would do."""
    legal, previews = position["legal"], position["previews"]
    if previews and "distance" in previews[0]:  # Formel Fun: as far as it goes
        return max(zip(legal, previews), key=lambda pair: pair[1]["distance"])[0]
    return random.choice(legal)


def race(paddock, table):
    """Plays until the race is over; answers the ranking (best first, ties together) and our seat."""
    answered = None
    for name, data in paddock.listen(table):
        if name not in ("snapshot", "step"):
            continue
        position = data["position"] if name == "snapshot" else data["after"]
        if position["viewer"] is None:
            raise SystemExit("we do not sit at this table")
        if position["awaiting"]["kind"] == "over":
            return position["awaiting"]["ranking"], position["viewer"]
        # `turnId` changes with our own moves only: where all choose at once, others' choices are told while ours is on its way.
        if not position["legal"] or position["turnId"] == answered:
            continue
        answered = position["turnId"]
        submit(paddock, table, position, choose(position))


def submit(paddock, table, position, move):
    body = {"id": uuid.uuid4().hex, "seat": position["viewer"], "n": position["n"], "move": move}
    try:
        try:
            paddock.call("POST", f"/api/tables/{table}/moves", body)
        except Refused as refused:
            if refused.code != "on-autopilot":
                raise
            paddock.call("DELETE", f"/api/tables/{table}/autopilot")  # we were slow and a bot drives for us: take the wheel back
            paddock.call("POST", f"/api/tables/{table}/moves", body)
    except Refused as refused:
        if refused.code not in ("stale", "over", "on-autopilot"):  # too late: the next position is on its way
            raise


def sit(paddock, table):
    try:
        return paddock.call("POST", f"/api/tables/{table}/join")
    except Refused as refused:
        if refused.code != "not-open":
            raise
        return paddock.call("GET", f"/api/tables/{table}")  # it has begun: perhaps we sit there already


def main():
    ask = argparse.ArgumentParser(description="A bot for Paddock")
    ask.add_argument("--server", default="http://localhost:3000")
    ask.add_argument("--name", default=f"Python {random.randrange(10000)}", help="nickname, if there is no token")
    ask.add_argument("--token", help="of POST /api/me/tokens")
    ask.add_argument("--table", help="where to sit down; without it, a table is made")
    ask.add_argument("--game", default="formel-fun")
    ask.add_argument("--seats", type=int, default=3)
    ask.add_argument("--level", default="rookie", help="of the server's bots at the other seats; open: wait for others")
    wish = ask.parse_args()

    paddock = Paddock(wish.server, wish.token)
    if not wish.token:
        paddock.call("POST", "/api/me", {"nickname": wish.name})
    if wish.table:
        table = sit(paddock, wish.table)
    else:
        other = {"kind": "open"} if wish.level == "open" else {"kind": "bot", "level": wish.level}
        seats = [{"kind": "me"}] + [other] * (wish.seats - 1)
        table = paddock.call("POST", "/api/tables", {"game": wish.game, "seats": seats})
    print(f"{wish.server}/t/{table['id']}", flush=True)
    ranking, seat = race(paddock, table["id"])
    before = next(group for group, seats in enumerate(ranking) if seat in seats)
    print(f"over: place {1 + sum(map(len, ranking[:before]))} of {sum(map(len, ranking))}")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"refused: {refused}")
    except KeyboardInterrupt:
        sys.exit(130)
