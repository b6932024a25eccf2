"""Metrics of a node for Prometheus: counts and times. No names, no ids."""

import logging
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from tuckbox.server.http.services import Services

log = logging.getLogger("tuckbox.server.request")

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The metrics of one node; each app has its own, so that one process can hold several."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._requests = Counter(
            "tuckbox_requests", "HTTP requests", ["method", "route", "status"], registry=registry
        )
        self._request_seconds = Histogram(
            "tuckbox_request_seconds", "Time of HTTP requests", buckets=QUICK, registry=registry
        )
        self._submissions = Counter(
            "tuckbox_submissions", "Submissions by answer", ["answer"], registry=registry
        )
        self._submission_seconds = Histogram(
            "tuckbox_submission_seconds",
            "Time from a submission to its acknowledgement",
            buckets=QUICK,
            registry=registry,
        )
        self._live_matches = Gauge("tuckbox_tables", "Matches in memory", registry=registry)
        self._sockets = Gauge("tuckbox_sockets", "Open sockets", registry=registry)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.observe(seconds)
        log.info("request", extra={"method": method, "route": route, "status": status})

    def submission(self, answer: str, seconds: float) -> None:
        """Count a submission; `answer` is `ack` or the code of a refusal."""
        self._submissions.labels(answer).inc()
        if answer == "ack":
            self._submission_seconds.observe(seconds)

    def text(self, services: "Services") -> bytes:
        """Return all metrics in Prometheus's text format."""
        live_matches = list(services.live_matches)
        self._live_matches.set(len(live_matches))
        self._sockets.set(sum(len(live.subscribers) for live in live_matches))
        return generate_latest(self._registry)
