//! For those who run it: health, metrics, headers, limits, the description of the API.

use serde_json::json;
use server::Settings;

use crate::support::{Base, House, Player};

crate::on_both! {
    health_readiness_and_metrics_are_told,
    every_answer_carries_the_headers_that_keep_it_safe,
    only_pages_for_frames_may_be_shown_in_one,
}

async fn health_readiness_and_metrics_are_told(base: Base) {
    let house = House::open(&base).await;
    let (ann, _, id) = super::turns::two(&house, "9 stones 2 seats", json!({})).await;
    ann.connect(&id).await.play("1", 0, "1").await.unwrap();
    assert_eq!(ann.get("/health").await.expect(200).body, "ok\n");
    assert_eq!(ann.get("/ready").await.expect(200).body, "ready\n");
    let metrics = ann.get("/metrics").await.expect(200).body;
    assert!(
        metrics.contains("\nsixfold_turn_seconds_count 1\n"),
        "{metrics}"
    );
    assert!(metrics.contains("sixfold_requests_total{status=\"2xx\"}"));
    house.close().await;
}

async fn every_answer_carries_the_headers_that_keep_it_safe(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    for path in [
        "/",
        "/health",
        "/api/games",
        "/api/nothing",
        "/api/games/none",
    ] {
        let answer = ann.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
    house.close().await;
}

async fn only_pages_for_frames_may_be_shown_in_one(base: Base) {
    let house = House::open(&base).await;
    let ann = Player::guest(&house).await;
    for path in ["/", "/embed", "/embedded", "/api/games"] {
        let answer = ann.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.ends_with("frame-ancestors 'none'"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
    }
    let answer = ann.get("/embed/yinsh").await;
    let policy = answer.header("content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    assert!(policy.ends_with("frame-ancestors *"), "{policy}");
    assert_eq!(answer.header("x-frame-options"), None);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_too_much_is_told_to_wait() {
    let base = Base::sqlite();
    let house = House::with(&base, Settings::default()).await;
    let mut statuses = Vec::new();
    for _ in 0..30 {
        let nobody = Player::nobody(&house);
        statuses.push(nobody.post("/api/session", json!({})).await.status);
    }
    assert_eq!(statuses[..20], [200; 20]);
    // On a slow machine one or the other has waited long enough.
    assert!(statuses[20..].contains(&429), "{statuses:?}");
    house.close().await;
}
