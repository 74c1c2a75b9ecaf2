"""A provider of sign-ins by OpenID Connect, on this computer, that does what a test says."""

import hashlib
import http.server
import json
import secrets
import socket
import threading
import time
import urllib.parse

from sign_in.tokens import base64url, public_key, signed

CLIENT = "vacation-planner"


class Provider:
    """A running provider; use it with `with`.

    host: the address of this computer at which it is, "::1" for one of IPv6.
    claims: what it states of the user.
    error: with which it answers in place of a code.
    wrong: claims of its ID tokens that are replaced: {"nonce": "other"}.
    hold(): the browser waits at its page until release().
    """

    def __init__(self, host="127.0.0.1", **claims):
        self._host = host
        self.claims = {"sub": "user-1", **claims}
        self.error = None
        self.wrong = {}
        # The user has been signed in here for an hour, and is only asked again on request.
        self._signed_in = int(time.time()) - 3600
        #: The paths that were asked for, in order.
        self.requests = []
        #: The tokens it gave out, and those that were revoked.
        self.tokens, self.revoked = [], []
        #: The codes it gave to the browser, and the verifiers that came with them.
        self.codes, self.verifiers = [], []
        self._codes = {}
        self._open = threading.Event()
        self._open.set()
        self._condition = threading.Condition()

    def __enter__(self):
        provider = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                provider._get(self)

            def do_POST(self):
                provider._post(self)

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            address_family = socket.AF_INET6 if ":" in provider._host else socket.AF_INET

        self._server = Server((self._host, 0), Handler)
        self._server.daemon_threads = True
        # It looks so often whether it is to stop.
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        host = f"[{self._host}]" if ":" in self._host else self._host
        self.issuer = f"http://{host}:{self._server.server_port}"
        return self

    def __exit__(self, *_):
        self._open.set()
        self._server.shutdown()
        self._server.server_close()

    def configuration(self, name="Example"):
        """As in the file of providers."""
        return {"name": name, "issuer": self.issuer, "clientID": CLIENT}

    def hold(self):
        self._open.clear()

    def release(self):
        self._open.set()

    def wait_request(self, path, count=1, timeout=20):
        """Waits until a path was asked for so many times."""
        with self._condition:
            assert self._condition.wait_for(
                lambda: self.requests.count(path) >= count, timeout), \
                f"no request for {path}: {self.requests}"

    # Answers

    def _note(self, path):
        with self._condition:
            self.requests.append(path)
            self._condition.notify_all()

    def _get(self, request):
        parts = urllib.parse.urlsplit(request.path)
        self._note(parts.path)
        if parts.path == "/.well-known/openid-configuration":
            return send(request, 200, self._discovery())
        if parts.path == "/keys":
            return send(request, 200, {"keys": self._keys()})
        if parts.path == "/authorize":
            return self._authorize(request, dict(urllib.parse.parse_qsl(parts.query)))
        if parts.path == "/end":
            return self._end(request, dict(urllib.parse.parse_qsl(parts.query)))
        send(request, 404, {})

    def _end(self, request, fields):
        """Ends the session; sends the browser back if that is asked for."""
        assert fields["id_token_hint"] == self.tokens[-1] and fields["client_id"] == CLIENT
        back = fields.get("post_logout_redirect_uri")
        if back is None:
            assert "state" not in fields
            return send(request, 200, "<h1>Signed out</h1>", "text/html")
        answer = urllib.parse.urlencode({"state": fields["state"]})
        send(request, 302, {}, location=f"{back}?{answer}")

    def _keys(self):
        return [public_key()]

    def _discovery(self):
        return {
            "issuer": self.issuer,
            "authorization_endpoint": f"{self.issuer}/authorize",
            "token_endpoint": f"{self.issuer}/token",
            "jwks_uri": f"{self.issuer}/keys",
            "revocation_endpoint": f"{self.issuer}/revoke",
            "end_session_endpoint": f"{self.issuer}/end",
            "response_types_supported": ["code"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"],
            "code_challenge_methods_supported": ["S256"],
            "authorization_response_iss_parameter_supported": True,
        }

    def _authorize(self, request, fields):
        self._open.wait(60)
        assert fields["response_type"] == "code" and fields["code_challenge_method"] == "S256"
        answer = urllib.parse.urlencode(self._browser_answer(fields))
        send(request, 302, {}, location=f"{fields['redirect_uri']}?{answer}")

    def _browser_answer(self, fields):
        answer = {"state": fields["state"], "iss": self.issuer}
        if self.error:
            return {**answer, "error": self.error}
        code = f"code-{secrets.token_urlsafe()}"
        self.codes.append(code)
        self._codes[code] = fields
        return {**answer, "code": code}

    def _post(self, request):
        path = urllib.parse.urlsplit(request.path).path
        body = request.rfile.read(int(request.headers.get("content-length", 0))).decode()
        fields = dict(urllib.parse.parse_qsl(body))
        self._note(path)
        if path == "/revoke":
            self.revoked.append(fields["token"])
            return send(request, 200, {})
        if path == "/token":
            return self._tokens(request, fields)
        send(request, 404, {})

    def _tokens(self, request, fields):
        asked = self._codes.pop(fields.get("code"), None)
        if asked is None:
            return send(request, 400, {"error": "invalid_grant"})
        self.verifiers.append(fields["code_verifier"])
        challenge = base64url(hashlib.sha256(fields["code_verifier"].encode()).digest())
        if challenge != asked["code_challenge"] or fields["redirect_uri"] != asked["redirect_uri"]:
            return send(request, 400, {"error": "invalid_grant"})
        if "login" in asked.get("prompt", "").split():
            self._signed_in = int(time.time())
        send(request, 200, self._token_answer(asked["nonce"]))

    def _token_answer(self, nonce):
        now = int(time.time())
        claims = {"iss": self.issuer, "aud": CLIENT, "iat": now, "exp": now + 300,
                  "nonce": nonce, "auth_time": self._signed_in, **self.claims, **self.wrong}
        number = secrets.token_urlsafe()
        answer = {"access_token": f"access-token-{number}", "token_type": "Bearer",
                  "expires_in": 300, "refresh_token": f"refresh-token-{number}",
                  "id_token": self._id_token(claims)}
        self.tokens += [answer["access_token"], answer["refresh_token"], answer["id_token"]]
        return answer

    def _id_token(self, claims):
        return signed({"alg": "RS256", "typ": "JWT", "kid": "1"}, claims)


def send(request, status, content, kind="application/json", location=None):
    body = (content if isinstance(content, str) else json.dumps(content)).encode()
    request.send_response(status)
    request.send_header("Content-Type", kind)
    request.send_header("Content-Length", str(len(body)))
    request.send_header("Cache-Control", "no-store")
    if location:
        request.send_header("Location", location)
    request.end_headers()
    request.wfile.write(body)


def configure(desk, provider):
    """Sets the provider up for the user of a desk, as an earlier start has done it."""
    folder = desk.directory / "config/vacation-planner"
    folder.mkdir()
    (folder / "providers.json").write_text(
        json.dumps({"providers": [provider.configuration()]}))
