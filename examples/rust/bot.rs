//! A bot for Paddock that needs only the standard library of Rust. Copy it and put your own strategy into `choose_move`.
//!
//!     rustc -O bot.rs && ./bot --game formel-fun --seats 3      creates a table and plays against bots of the server
//!     ./bot --table 4fQz0aBcDeFg                                joins a table (its id is in the link)
//!     ./bot --token paddock_... --arena formel-fun              races in the arena with a BOT account
//!
//! The standard library has no TLS: for a server with https, put a TLS stream into `connect` (or a local proxy in front).

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::exit;
use std::thread::sleep;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// JSON, as much of it as a bot needs.
#[derive(Clone, Debug, PartialEq)]
enum Json {
    Null,
    Bool(bool),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    fn parse(text: &str) -> Option<Json> {
        let mut parser = Parser { bytes: text.as_bytes(), at: 0 };
        parser.value()
    }
    fn get(&self, key: &str) -> &Json {
        match self {
            Json::Object(members) => members.iter().find(|(name, _)| name == key).map_or(&Json::Null, |(_, value)| value),
            _ => &Json::Null,
        }
    }
    fn list(&self) -> &[Json] {
        if let Json::List(items) = self { items } else { &[] }
    }
    fn text(&self) -> &str {
        if let Json::Text(text) = self { text } else { "" }
    }
    fn number(&self) -> Option<f64> {
        if let Json::Number(number) = self { Some(*number) } else { None }
    }
    fn write(&self) -> String {
        match self {
            Json::Null => "null".into(),
            Json::Bool(value) => value.to_string(),
            Json::Number(value) => value.to_string(),
            Json::Text(text) => quote(text),
            Json::List(items) => format!("[{}]", items.iter().map(Json::write).collect::<Vec<_>>().join(",")),
            Json::Object(members) => {
                let all: Vec<String> = members.iter().map(|(name, value)| format!("{}:{}", quote(name), value.write())).collect();
                format!("{{{}}}", all.join(","))
            }
        }
    }
}

fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            control if (control as u32) < 32 => quoted.push_str(&format!("\\u{:04x}", control as u32)),
            other => quoted.push(other),
        }
    }
    quoted + "\""
}

struct Parser<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Parser<'_> {
    fn peek(&mut self) -> Option<u8> {
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied()
    }
    fn value(&mut self) -> Option<Json> {
        match self.peek()? {
            b'{' => self.members(b'}', true).map(Json::Object),
            b'[' => Some(Json::List(self.members(b']', false)?.into_iter().map(|(_, value)| value).collect())),
            b'"' => self.string().map(Json::Text),
            b't' => self.word("true", Json::Bool(true)),
            b'f' => self.word("false", Json::Bool(false)),
            b'n' => self.word("null", Json::Null),
            _ => {
                let from = self.at;
                while self.bytes.get(self.at).is_some_and(|byte| b"+-.eE0123456789".contains(byte)) {
                    self.at += 1;
                }
                std::str::from_utf8(&self.bytes[from..self.at]).ok()?.parse().ok().map(Json::Number)
            }
        }
    }
    fn word(&mut self, word: &str, value: Json) -> Option<Json> {
        self.at += word.len();
        Some(value)
    }
    /// The members of an object, or the items of a list with empty names.
    fn members(&mut self, end: u8, named: bool) -> Option<Vec<(String, Json)>> {
        let mut members = Vec::new();
        self.at += 1;
        while self.peek()? != end {
            let mut name = String::new();
            if named {
                name = self.string()?;
                self.peek()?;
                self.at += 1; // the colon
            }
            members.push((name, self.value()?));
            if self.peek()? == b',' {
                self.at += 1;
            }
            self.peek()?;
        }
        self.at += 1;
        Some(members)
    }
    fn string(&mut self) -> Option<String> {
        let mut text = Vec::new();
        self.at += 1;
        loop {
            match *self.bytes.get(self.at)? {
                b'"' => break,
                b'\\' => {
                    self.at += 1;
                    match *self.bytes.get(self.at)? {
                        b'n' => text.push(b'\n'),
                        b't' => text.push(b'\t'),
                        b'u' => {
                            let code = std::str::from_utf8(self.bytes.get(self.at + 1..self.at + 5)?).ok()?;
                            let letter = char::from_u32(u32::from_str_radix(code, 16).ok()?).unwrap_or('?');
                            text.extend(letter.to_string().bytes());
                            self.at += 4;
                        }
                        other => text.push(other),
                    }
                }
                byte => text.push(byte),
            }
            self.at += 1;
        }
        self.at += 1;
        String::from_utf8(text).ok()
    }
}

/// Why a request failed: the server refused it with a code, or there was no response.
enum Failure {
    Refused { code: String, message: String },
    Network(String),
}

/// A client of the server for one person or bot.
struct Paddock {
    host: String,
    token: Option<String>,
    cookie: String,
}

struct Response {
    status: u16,
    headers: HashMap<String, String>,
    body: BufReader<TcpStream>,
}

impl Paddock {
    /// Sends a request. HTTP/1.0, so that the body ends with the connection and is not in chunks.
    fn connect(&self, method: &str, path: &str, body: Option<&str>, last: Option<&str>) -> std::io::Result<Response> {
        let mut stream = TcpStream::connect(&self.host)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?; // the server sends a heartbeat every 25 seconds
        let mut request = format!("{method} {path} HTTP/1.0\r\nhost: {}\r\n", self.host);
        if let Some(token) = &self.token {
            request += &format!("authorization: Bearer {token}\r\n");
        } else if !self.cookie.is_empty() {
            request += &format!("cookie: {}\r\n", self.cookie);
        }
        if let Some(id) = last {
            request += &format!("last-event-id: {id}\r\n");
        }
        if let Some(body) = body {
            request += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
        }
        stream.write_all(format!("{request}\r\n{}", body.unwrap_or("")).as_bytes())?;
        let mut body = BufReader::new(stream);
        let mut line = String::new();
        body.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(503);
        let mut headers = HashMap::new();
        loop {
            line.clear();
            if body.read_line(&mut line)? == 0 || line.trim().is_empty() {
                return Ok(Response { status, headers, body });
            }
            if let Some((name, value)) = line.trim().split_once(": ") {
                headers.insert(name.to_lowercase(), value.to_string());
            }
        }
    }

    /// Sends a request until there is a response. Moves have ids: one that is sent again is played once.
    fn call(&mut self, method: &str, path: &str, body: Option<&str>) -> Result<Json, Failure> {
        for pause in [0.5, 1.0, 2.0, 4.0, 8.0] {
            let mut wait: f64 = pause;
            if let Ok(mut response) = self.connect(method, path, body, None) {
                let mut text = String::new();
                let is_complete = response.body.read_to_string(&mut text).is_ok();
                let length = response.headers.get("content-length").and_then(|length| length.parse().ok());
                if is_complete && length.is_none_or(|length: usize| length == text.len()) && response.status < 500 && response.status != 429 {
                    if let Some(cookie) = response.headers.get("set-cookie") {
                        self.cookie = cookie.split(';').next().unwrap_or("").to_string();
                    }
                    let json = Json::parse(&text).unwrap_or(Json::Null);
                    return if response.status < 400 { Ok(json) } else { Err(refusal(&json)) };
                }
                wait = response.headers.get("retry-after").and_then(|seconds| seconds.parse().ok()).unwrap_or(pause);
            }
            sleep(Duration::from_secs_f64(wait));
        }
        Err(Failure::Network(format!("{} does not answer", self.host)))
    }

    /// Calls `on_position` with every position of a table until it returns something. Reconnects and continues when the connection
    /// is lost.
    fn follow<T>(&mut self, table: &str, mut on_position: impl FnMut(&mut Paddock, &Json) -> Result<Option<T>, Failure>) -> Result<T, Failure> {
        let mut last: Option<String> = None;
        let mut failures = 0;
        while failures < 10 {
            if let Ok(mut response) = self.connect("GET", &format!("/api/tables/{table}/live"), None, last.as_deref()) {
                if (400..500).contains(&response.status) {
                    let mut text = String::new();
                    let _ = response.body.read_to_string(&mut text);
                    return Err(refusal(&Json::parse(&text).unwrap_or(Json::Null)));
                }
                let (mut id, mut event, mut data) = (None, String::new(), String::new());
                let mut line = String::new();
                while response.status == 200 && response.body.read_line(&mut line).is_ok_and(|read| read > 0 && line.ends_with('\n')) {
                    match line.trim_end().split_once(": ") {
                        Some(("id", value)) => id = Some(value.to_string()),
                        Some(("event", value)) => event = value.to_string(),
                        Some(("data", value)) => data = value.to_string(),
                        _ if line.trim().is_empty() && !data.is_empty() => {
                            let json = Json::parse(&data).unwrap_or(Json::Null);
                            (last, failures) = (id.take().or(last), 0);
                            let position = if event == "snapshot" { json.get("position") } else { json.get("after") };
                            if event == "snapshot" || event == "step" {
                                if let Some(result) = on_position(self, position)? {
                                    return Ok(result);
                                }
                            }
                            data.clear();
                        }
                        _ => {}
                    }
                    line.clear();
                }
            }
            failures += 1;
            sleep(Duration::from_millis((200 << failures).min(10_000)));
        }
        Err(Failure::Network(format!("{} does not answer any more", self.host)))
    }
}

fn refusal(json: &Json) -> Failure {
    Failure::Refused { code: json.get("error").text().into(), message: json.get("message").text().into() }
}

/// The place for your own strategy. `view` is what you see, `previews` say what each legal move would do.
fn choose_move(position: &Json) -> Json {
    let (legal, previews) = (position.get("legal").list(), position.get("previews").list());
    let far = (0..previews.len()).filter(|&i| previews[i].get("distance").number().is_some());
    // Formel Fun: as far as it goes.
    let best = far.max_by(|&a, &b| previews[a].get("distance").number().partial_cmp(&previews[b].get("distance").number()).unwrap());
    legal[best.unwrap_or_else(|| random() as usize % legal.len())].clone()
}

fn random() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

/// Plays until the race is over. Returns our place and the number of seats.
fn play_race(paddock: &mut Paddock, table: &str) -> Result<(usize, usize), Failure> {
    let mut played_turn = Json::Null;
    paddock.follow(table, |paddock, position| {
        let seat = position.get("viewer");
        if *seat == Json::Null {
            return Err(Failure::Network("we do not sit at this table".into()));
        }
        let awaiting = position.get("awaiting");
        if awaiting.get("kind").text() == "over" {
            let ranking: Vec<&[Json]> = awaiting.get("ranking").list().iter().map(Json::list).collect();
            let before: usize = ranking.iter().take_while(|group| !group.contains(seat)).map(|group| group.len()).sum();
            return Ok(Some((before + 1, ranking.iter().map(|group| group.len()).sum())));
        }
        // `turnId` changes with our own moves only: where all choose at once, others' choices arrive before our own is stored.
        let turn = position.get("turnId");
        if position.get("legal").list().is_empty() || *turn == played_turn {
            return Ok(None);
        }
        played_turn = turn.clone();
        submit_move(paddock, table, position, choose_move(position))?;
        Ok(None)
    })
}

fn submit_move(paddock: &mut Paddock, table: &str, position: &Json, chosen: Json) -> Result<(), Failure> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
    let body = format!(
        "{{\"id\":\"{:x}-{:x}\",\"seat\":{},\"n\":{},\"move\":{}}}",
        now as u64,
        random(),
        position.get("viewer").write(),
        position.get("n").write(),
        chosen.write()
    );
    let path = format!("/api/tables/{table}/moves");
    let mut result = paddock.call("POST", &path, Some(&body));
    if matches!(&result, Err(Failure::Refused { code, .. }) if code == "on-autopilot") {
        // We were too slow and a bot plays for us: stop it.
        paddock.call("DELETE", &format!("/api/tables/{table}/autopilot"), None)?;
        result = paddock.call("POST", &path, Some(&body));
    }
    match result {
        // Too late: the next position follows.
        Err(Failure::Refused { code, .. }) if ["stale", "over", "on-autopilot"].contains(&code.as_str()) => Ok(()),
        other => other.map(|_| ()),
    }
}

fn join_table(paddock: &mut Paddock, table: &str) -> Result<Json, Failure> {
    match paddock.call("POST", &format!("/api/tables/{table}/join"), None) {
        // It has started: perhaps we already have a seat.
        Err(Failure::Refused { code, .. }) if code == "not-open" => paddock.call("GET", &format!("/api/tables/{table}"), None),
        other => other,
    }
}

/// Waits in the arena for a race of a game.
fn find_opponents(paddock: &mut Paddock, game: &str) -> Result<String, Failure> {
    loop {
        let seat = paddock.call("POST", &format!("/api/arena/{game}"), None)?;
        if let Json::Text(table) = seat.get("table") {
            return Ok(table.clone());
        }
        sleep(Duration::from_millis(seat.get("askAgainMs").number().unwrap_or(1000.0) as u64));
    }
}

fn run(options: &HashMap<String, String>) -> Result<(), Failure> {
    let option = |name: &str, default: &str| options.get(name).cloned().unwrap_or_else(|| default.to_string());
    let server = option("server", "http://localhost:3000");
    let host = server.trim_start_matches("http://").trim_end_matches('/').to_string();
    let host = if host.contains(':') { host } else { format!("{host}:80") };
    let mut paddock = Paddock { host, token: options.get("token").cloned(), cookie: String::new() };
    let report = |paddock: &mut Paddock, table: &str| -> Result<(), Failure> {
        println!("{server}/t/{table}");
        let (place, seats) = play_race(paddock, table)?;
        println!("over: place {place} of {seats}");
        Ok(())
    };
    if let Some(game) = options.get("arena") {
        for _ in 0..option("races", "1000000").parse().unwrap_or(1) {
            let table = find_opponents(&mut paddock, game)?;
            report(&mut paddock, &table)?;
        }
        return Ok(());
    }
    if paddock.token.is_none() {
        let name = option("name", &format!("Rust {}", random() % 10_000));
        paddock.call("POST", "/api/me", Some(&format!("{{\"nickname\":{}}}", quote(&name))))?;
    }
    let table = match options.get("table") {
        Some(table) => join_table(&mut paddock, table)?,
        None => {
            let level = option("level", "rookie");
            let other = if level == "open" { "{\"kind\":\"open\"}".into() } else { format!("{{\"kind\":\"bot\",\"level\":{}}}", quote(&level)) };
            let others = vec![other; option("seats", "3").parse::<usize>().unwrap_or(3) - 1];
            let game = quote(&option("game", "formel-fun"));
            paddock.call("POST", "/api/tables", Some(&format!("{{\"game\":{game},\"seats\":[{{\"kind\":\"me\"}},{}]}}", others.join(","))))?
        }
    };
    report(&mut paddock, table.get("id").text())
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let options = words.chunks(2).filter(|pair| pair.len() == 2).map(|pair| (pair[0].trim_start_matches("--").to_string(), pair[1].clone()));
    if let Err(failure) = run(&options.collect()) {
        match failure {
            Failure::Refused { code, message } => eprintln!("refused: {message} ({code})"),
            Failure::Network(message) => eprintln!("{message}"),
        }
        exit(1);
    }
}
