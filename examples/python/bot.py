#!/usr/bin/env python3
"""A bot for Paddock that needs only Python 3. Copy it and put your own strategy into `choose_move`.

    python3 bot.py --game formel-fun --seats 3          creates a table and plays against bots of the server
    python3 bot.py --table 4fQz0aBcDeFg                 joins a table (its id is in the link)
    python3 bot.py --token paddock_... --table ...      plays for the person or BOT account of the token
    python3 bot.py --token paddock_... --arena formula  races in the arena with a BOT account, again and again
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
    """The server refused the request: `code` is for programs, the text for people. Nothing has changed."""

    def __init__(self, status, code, message):
        super().__init__(f"{message} ({code})")
        self.status, self.code = status, code


class Paddock:
    """A client of the server for one person or bot."""

    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def call(self, method, path, body=None):
        """Sends a request until there is a response. Moves have ids: one that is sent again is played once."""
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | ({"content-type": "application/json"} if data else {})
        for pause in (0.5, 1, 2, 4, 8, None):
            request = urllib.request.Request(self.address + path, data, headers, method=method)
            try:
                with self.opener.open(request, timeout=30) as response:
                    return json.loads(response.read() or "null")
            except urllib.error.HTTPError as error:
                if error.code < 500 and error.code != 429:
                    refusal = json.loads(error.read())
                    raise Refused(error.code, refusal["error"], refusal["message"]) from None
                wait = float(error.headers.get("retry-after") or pause or 0)
            except (OSError, http.client.HTTPException) as error:
                wait = pause
                if pause is None:
                    raise SystemExit(f"{self.address} does not answer: {error}") from None
            if pause is None:
                raise SystemExit(f"{self.address} is too busy")
            time.sleep(wait)

    def follow(self, table):
        """Yields (name, data) of every event of a table. Reconnects and continues when the connection is lost."""
        last, failures = None, 0
        while failures < 10:
            try:
                for name, number, data in self.read_stream(f"/api/tables/{table}/live", last):
                    last, failures = last if number is None else number, 0
                    yield name, data
            except (OSError, http.client.HTTPException):
                pass
            failures += 1
            time.sleep(min(0.2 * 2**failures, 10))
        raise SystemExit(f"{self.address} does not answer any more")

    def read_stream(self, path, last):
        """Reads one connection of Server-Sent Events to its end."""
        url = urllib.parse.urlsplit(self.address + path)
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        connection = kind(url.netloc, timeout=60)  # the server sends a heartbeat every 25 seconds
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        resume = {} if last is None else {"last-event-id": last}
        connection.request("GET", url.path, headers=self.headers | resume | ({"cookie": cookies} if cookies else {}))
        response = connection.getresponse()
        if response.status >= 500:
            raise http.client.HTTPException(response.reason)
        if response.status != 200:
            refusal = json.loads(response.read())
            raise Refused(response.status, refusal["error"], refusal["message"])
        fields = {}
        for line in response:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name:
                fields[name] = value
            elif "data" in fields:
                yield fields["event"], fields.get("id"), json.loads(fields["data"])
                fields = {}


def choose_move(position):
    """The place for your own strategy. `view` is what you see, `previews` say what each legal move would do."""
    legal, previews = position["legal"], position["previews"]
    if previews and "distance" in previews[0]:  # Formel Fun: as far as it goes
        return max(zip(legal, previews), key=lambda pair: pair[1]["distance"])[0]
    return random.choice(legal)


def play_race(paddock, table):
    """Plays until the race is over. Returns the ranking (best first, ties together) and our seat."""
    played_turn = None
    for name, data in paddock.follow(table):
        if name not in ("snapshot", "step"):
            continue
        position = data["position"] if name == "snapshot" else data["after"]
        if position["viewer"] is None:
            raise SystemExit("we do not sit at this table")
        if position["awaiting"]["kind"] == "over":
            return position["awaiting"]["ranking"], position["viewer"]
        # `turnId` changes with our own moves only: where all choose at once, others' choices arrive before our own is stored.
        if not position["legal"] or position["turnId"] == played_turn:
            continue
        played_turn = position["turnId"]
        submit_move(paddock, table, position, choose_move(position))


def submit_move(paddock, table, position, move):
    body = {"id": uuid.uuid4().hex, "seat": position["viewer"], "n": position["n"], "move": move}
    try:
        try:
            paddock.call("POST", f"/api/tables/{table}/moves", body)
        except Refused as refused:
            if refused.code != "on-autopilot":
                raise
            paddock.call("DELETE", f"/api/tables/{table}/autopilot")  # we were too slow and a bot plays for us: stop it
            paddock.call("POST", f"/api/tables/{table}/moves", body)
    except Refused as refused:
        if refused.code not in ("stale", "over", "on-autopilot"):  # too late: the next position follows
            raise


def join_table(paddock, table):
    try:
        return paddock.call("POST", f"/api/tables/{table}/join")
    except Refused as refused:
        if refused.code != "not-open":
            raise
        return paddock.call("GET", f"/api/tables/{table}")  # it has started: perhaps we already have a seat


def report_race(paddock, server, table):
    print(f"{server}/t/{table}", flush=True)
    ranking, seat = play_race(paddock, table)
    before = next(group for group, seats in enumerate(ranking) if seat in seats)
    print(f"over: place {1 + sum(map(len, ranking[:before]))} of {sum(map(len, ranking))}", flush=True)


def find_opponents(paddock, game):
    """Waits in the arena for a race of a game. A bot that was started again gets the race it has left."""
    while True:
        seat = paddock.call("POST", f"/api/arena/{game}")
        if seat["table"]:
            return seat["table"]
        time.sleep(seat["askAgainMs"] / 1000)


def main():
    parser = argparse.ArgumentParser(description="A bot for Paddock")
    parser.add_argument("--server", default="http://localhost:3000")
    parser.add_argument("--name", default=f"Python {random.randrange(10000)}", help="nickname, if there is no token")
    parser.add_argument("--token", help="of a BOT account, or from POST /api/me/tokens")
    parser.add_argument("--arena", metavar="GAME", help="race in the arena; needs the token of a BOT account")
    parser.add_argument("--races", type=int, default=1_000_000, help="how many races in the arena")
    parser.add_argument("--table", help="the table to join; without it, one is created")
    parser.add_argument("--game", default="formel-fun")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", default="rookie", help="of the server's bots at the other seats; open: wait for others")
    options = parser.parse_args()

    paddock = Paddock(options.server, options.token)
    if options.arena:
        for _ in range(options.races):
            report_race(paddock, options.server, find_opponents(paddock, options.arena))
        return
    if not options.token:
        paddock.call("POST", "/api/me", {"nickname": options.name})
    if options.table:
        table = join_table(paddock, options.table)
    else:
        other = {"kind": "open"} if options.level == "open" else {"kind": "bot", "level": options.level}
        seats = [{"kind": "me"}] + [other] * (options.seats - 1)
        table = paddock.call("POST", "/api/tables", {"game": options.game, "seats": seats})
    report_race(paddock, options.server, table["id"])


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(f"refused: {refused}")
    except KeyboardInterrupt:
        sys.exit(130)
