//! A browser that does what it is told: the WebDriver protocol, and Chromium's own commands.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::failure::Done;
use crate::http::request;
use crate::running::{Folder, Running};

/// The shift key, held down.
pub const SHIFT: u8 = 8;

/// How long the page may take to become what it should.
const PATIENCE: Duration = Duration::from_secs(30);

/// A browser with one window.
pub struct Browser {
    port: u16,
    session: String,
    /// The address of the app.
    pub home: String,
    /// Where pictures go.
    pub pictures: PathBuf,
    _driver: Running,
}

impl Browser {
    /// Starts Debian's browser through its driver, with a fresh profile.
    pub fn start(home: &str, pictures: &Path) -> Done<Browser> {
        Browser::noting(home, pictures, &json!({}))
    }

    /// Another browser at the same address, which notes how long it works on each task: [`Browser::longest_task`].
    pub fn traced(&self) -> Done<Browser> {
        let categories = "toplevel,blink.user_timing";
        let tasks =
            json!({"enableNetwork": false, "enablePage": false, "traceCategories": categories});
        Browser::noting(&self.home, &self.pictures, &tasks)
    }

    fn noting(home: &str, pictures: &Path, tasks: &Value) -> Done<Browser> {
        std::fs::create_dir_all(pictures)?;
        let mut command = Command::new("chromedriver");
        let (driver, port) = Running::start(
            command.arg("--port=0"),
            Folder::new()?,
            "successfully on port ",
        )?;
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--lang=en",
        ];
        let mut options = json!({"args": arguments});
        let mut notes = json!({"browser": "ALL"});
        if tasks != &json!({}) {
            options["perfLoggingPrefs"] = tasks.clone();
            notes["performance"] = json!("ALL");
        }
        let wanted = json!({"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options,
            "goog:loggingPrefs": notes,
        }}});
        let answer = request(port, "POST", "/session", &wanted.to_string())?;
        let answer: Value = serde_json::from_str(&answer)?;
        let session = answer["value"]["sessionId"].as_str();
        let session = session.ok_or_else(|| format!("no browser: {answer}"))?;
        Ok(Browser {
            port,
            session: session.to_owned(),
            home: home.to_owned(),
            pictures: pictures.to_owned(),
            _driver: driver,
        })
    }

    fn post(&self, path: &str, body: &Value) -> Done<Value> {
        let path = format!("/session/{}/{path}", self.session);
        let answer = request(self.port, "POST", &path, &body.to_string())?;
        let mut answer: Value = serde_json::from_str(&answer)?;
        let value = answer["value"].take();
        match value.get("error") {
            Some(error) => Err(format!("{error}: {}", value["message"]).into()),
            None => Ok(value),
        }
    }

    /// Gives one of Chromium's own commands.
    pub fn command(&self, name: &str, values: Value) -> Done<Value> {
        self.post("goog/cdp/execute", &json!({"cmd": name, "params": values}))
    }

    /// Runs a script in the page; `arguments` are its values, what it returns is the answer.
    pub fn run(&self, script: &str, arguments: Value) -> Done<Value> {
        self.post(
            "execute/sync",
            &json!({"script": script, "args": arguments}),
        )
    }

    /// Goes to an address below the app's own.
    pub fn go(&self, path: &str) -> Done {
        self.go_to(&format!("{}{path}", self.home))
    }

    /// Goes to any address.
    pub fn go_to(&self, address: &str) -> Done {
        self.post("url", &json!({ "url": address })).map(drop)
    }

    /// Loads the page again.
    pub fn reload(&self) -> Done {
        self.post("refresh", &json!({})).map(drop)
    }

    /// Goes into the first frame of the page: scripts run there from now on.
    pub fn enter_frame(&self) -> Done {
        self.post("frame", &json!({ "id": 0 })).map(drop)
    }

    /// Waits until a script's answer is `true`; `what` says what is waited for.
    pub fn until(&self, what: &str, script: &str, arguments: Value) -> Done {
        let begun = Instant::now();
        loop {
            if self.run(script, arguments.clone())? == json!(true) {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("waited in vain: {what}").into());
            }
            sleep(Duration::from_millis(15));
        }
    }

    /// Waits until a selector finds something.
    pub fn see(&self, selector: &str) -> Done {
        let script = "return document.querySelector(arguments[0]) !== null";
        self.until(selector, script, json!([selector]))
    }

    /// The text of the first element that a selector finds.
    pub fn text(&self, selector: &str) -> Done<String> {
        let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
        let text = self.run(script, json!([selector]))?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// The middle of the first element that a selector finds, scrolled into view.
    pub fn place(&self, selector: &str) -> Done<(f64, f64)> {
        let script = "return document.querySelector(arguments[0])\
            ?.checkVisibility({visibilityProperty: true}) ?? false";
        self.until(selector, script, json!([selector]))?;
        let script = "const element = document.querySelector(arguments[0]);\
            const inside = (r) => r.top >= 0 && r.bottom <= innerHeight;\
            if (!inside(element.getBoundingClientRect())) element.scrollIntoView({block: 'center'});\
            const r = element.getBoundingClientRect();\
            return [r.x + r.width / 2, r.y + r.height / 2]";
        let place = self.run(script, json!([selector]))?;
        match (place[0].as_f64(), place[1].as_f64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => Err(format!("{selector} has no place").into()),
        }
    }

    /// Clicks with the mouse, as a person would: at a place, not on an element.
    pub fn click(&self, selector: &str) -> Done {
        self.click_at(self.place(selector)?)
    }

    /// Clicks at a place of the window.
    pub fn click_at(&self, (x, y): (f64, f64)) -> Done {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
            self.command("Input.dispatchMouseEvent", event)?;
        }
        Ok(())
    }

    /// Taps with a finger, once the page stands still: a phone scrolls by itself when it grows.
    pub fn tap(&self, selector: &str) -> Done {
        self.place(selector)?;
        let script = "const frame = () => new Promise((done) => requestAnimationFrame(done));\
            const top = () => document.querySelector(arguments[0])?.getBoundingClientRect().top;\
            const before = top(); await frame(); await frame(); return top() === before";
        self.until("the page stands still", script, json!([selector]))?;
        self.tap_at(self.place(selector)?)
    }

    /// Taps or clicks.
    pub fn touch(&self, by: Touch, selector: &str) -> Done {
        match by {
            Touch::Yes => self.tap(selector),
            Touch::No => self.click(selector),
        }
    }

    /// Taps at a place of the window.
    pub fn tap_at(&self, (x, y): (f64, f64)) -> Done {
        self.drag((x, y), (x, y))
    }

    /// Puts a finger down, moves it, and lifts it.
    pub fn drag(&self, (x, y): (f64, f64), to: (f64, f64)) -> Done {
        let down = json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
        self.command("Input.dispatchTouchEvent", down)?;
        // A drag begins after a few pixels, so one step in between is a person's least.
        let half = ((x + to.0) / 2.0, (y + to.1) / 2.0);
        for (x, y) in [half, to].into_iter().filter(|_| to != (x, y)) {
            let moved = json!({"type": "touchMove", "touchPoints": [{"x": x, "y": y}]});
            self.command("Input.dispatchTouchEvent", moved)?;
        }
        let up = json!({"type": "touchEnd", "touchPoints": []});
        self.command("Input.dispatchTouchEvent", up).map(drop)
    }

    /// Presses a key, named as pages name it.
    pub fn key(&self, key: &str) -> Done {
        self.press(key, 0)
    }

    /// Presses a key while others are held down.
    pub fn press(&self, key: &str, held: u8) -> Done {
        let (text, code) = match key {
            "Enter" => ("\r", 13),
            "Tab" => ("", 9),
            "Escape" => ("", 27),
            " " => (" ", 32),
            key if key.len() == 1 => (key, i64::from(key.as_bytes()[0].to_ascii_uppercase())),
            "ArrowLeft" => ("", 37),
            "ArrowUp" => ("", 38),
            "ArrowRight" => ("", 39),
            "Delete" => ("", 46),
            _ => ("", 40),
        };
        for kind in ["keyDown", "keyUp"] {
            let mut event =
                json!({"type": kind, "key": key, "windowsVirtualKeyCode": code, "modifiers": held});
            if kind == "keyDown" && !text.is_empty() {
                event["text"] = json!(text);
            }
            self.command("Input.dispatchKeyEvent", event)?;
        }
        Ok(())
    }

    /// Makes the window of this size, on a screen with or without touch.
    pub fn resize(&self, width: u32, height: u32, touch: Touch) -> Done {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1,
            "mobile": touch == Touch::Yes});
        self.command("Emulation.setDeviceMetricsOverride", size)?;
        let fingers = json!({"enabled": touch == Touch::Yes, "maxTouchPoints": 5});
        self.command("Emulation.setTouchEmulationEnabled", fingers)?;
        Ok(())
    }

    /// Keeps a small picture of the window for readers.
    pub fn portrait(&self, name: &str) -> Done {
        let webp = json!({"format": "webp", "quality": 80});
        let picture = self.command("Page.captureScreenshot", webp)?;
        self.keep(&picture, &format!("{name}.webp"))
    }

    /// Keeps a picture of the window.
    pub fn picture(&self, name: &str) -> Done {
        let picture = self.command("Page.captureScreenshot", json!({"format": "png"}))?;
        self.keep(&picture, &format!("{name}.png"))
    }

    fn keep(&self, picture: &Value, name: &str) -> Done {
        let text = picture["data"].as_str().ok_or("no picture came")?;
        let file = self.pictures.join(name);
        Ok(std::fs::write(file, crate::base64::decode(text))?)
    }

    /// The most milliseconds for which the page's own thread has worked on one task since the page set a mark of this name.
    ///
    /// The time is that of the thread, so that it does not matter what else runs on the machine.
    pub fn longest_task(&self, mark: &str) -> Done<f64> {
        let log = self.post("se/log", &json!({"type": "performance"}))?;
        let mut events = Vec::new();
        for entry in log.as_array().into_iter().flatten() {
            let told: Value = serde_json::from_str(entry["message"].as_str().unwrap_or("null"))?;
            events.push(told["message"]["params"].clone());
        }
        let set = events.iter().find(|event| event["name"] == json!(mark));
        let set = set.ok_or_else(|| format!("nobody set the mark {mark}"))?;
        let number = |value: &Value| value.as_f64().unwrap_or_default();
        let is_later = |event: &&Value| {
            let is_task = event["name"] == json!("ThreadControllerImpl::RunTask");
            let is_here = event["pid"] == set["pid"] && event["tid"] == set["tid"];
            is_task && is_here && number(&event["ts"]) > number(&set["ts"])
        };
        let times = events
            .iter()
            .filter(is_later)
            .map(|event| number(&event["tdur"]) / 1_000.0);
        times
            .reduce(f64::max)
            .ok_or_else(|| "the page did nothing".into())
    }

    /// Every error that the browser has noted since this was asked last.
    pub fn errors(&self) -> Done<Vec<String>> {
        let log = self.post("se/log", &json!({"type": "browser"}))?;
        let entries = log.as_array().cloned().unwrap_or_default();
        let is_error = |entry: &&Value| entry["level"] != "INFO" && entry["level"] != "DEBUG";
        let said = |entry: &Value| entry["message"].as_str().unwrap_or_default().to_owned();
        Ok(entries.iter().filter(is_error).map(said).collect())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver takes the browser with it; a failure leaves nothing to be done.
        let _ = request(
            self.port,
            "DELETE",
            &format!("/session/{}", self.session),
            "",
        );
    }
}

/// Whether the screen feels fingers.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// It does.
    Yes,
    /// It does not.
    No,
}
