"""Providers that do not behave: one fault each, by its name in FAULTS.

    with HostileProvider("the nonce of another sign-in") as provider:
        ...

`FAULTS[name].says` is a part of what the program has to report to an administrator.
"""

import json
import socket
import ssl
import tempfile
import time
import typing
import urllib.parse

from sign_in.provider import CLIENT, Provider, send
from sign_in.tokens import (
    ED25519_KEY, OTHER_KEY, WEAK_KEY, base64url, ed25519_public_key, es256, hs256, other_rs256,
    p256_public_key, public_key, rs256, signed, untrusted_certificate, weak_rs256)


class Fault(typing.NamedTuple):
    """What is wrong: members that are replaced (`None`: left out), or functions."""

    says: str
    discovery: dict = {}
    #: In place of its key set.
    keys: list = None
    header: dict = {}
    claims: dict = {}
    sign: typing.Callable = rs256
    #: Of the finished ID token.
    id_token: typing.Callable = lambda token: token
    tokens: dict = {}
    #: Of the parameters of the browser's answer.
    answer: dict = {}
    user_info: dict = {}
    #: In place of an answer, by path: a function of the request and the provider.
    instead: dict = {}
    #: Only after `misbehave()`, when the user has signed in: at another sign-in ("again").
    then: str = None


def _replaced(members, changes):
    members = {**members, **changes}
    return {name: value for name, value in members.items() if value is not None}


class HostileProvider(Provider):
    """A running provider with one fault; use it with `with`."""

    def __init__(self, fault, **claims):
        super().__init__(**claims)
        self._fault = FAULTS[fault] if isinstance(fault, str) else fault
        #: The fault, or none as long as it comes later.
        self._now = Fault("") if self._fault.then else self._fault

    def misbehave(self):
        self._now = self._fault

    def _get(self, request):
        path = urllib.parse.urlsplit(request.path).path
        if path in self._now.instead:
            self._note(path)
            return self._now.instead[path](request, self)
        if path == "/userinfo":
            self._note(path)
            info = {"sub": self.claims["sub"], "name": "Ada", "email": "ada@example.org"}
            return send(request, 200, _replaced(info, self._now.user_info))
        super()._get(request)

    def _post(self, request):
        if request.path in self._now.instead:
            self._note(request.path)
            request.rfile.read(int(request.headers.get("content-length", 0)))
            return self._now.instead[request.path](request, self)
        super()._post(request)

    def _discovery(self):
        changes = {name: value.replace("ISSUER", self.issuer) if isinstance(value, str) else value
                   for name, value in self._now.discovery.items()}
        document = {
            **super()._discovery(), "userinfo_endpoint": f"{self.issuer}/userinfo",
            "id_token_signing_alg_values_supported": ["RS256", "ES256", "EdDSA", "HS256", "none"]}
        return _replaced(document, changes)

    def _keys(self):
        return super()._keys() if self._now.keys is None else self._now.keys

    def _browser_answer(self, fields):
        return _replaced(super()._browser_answer(fields), self._now.answer)

    def _token_answer(self, nonce):
        return _replaced(super()._token_answer(nonce), self._now.tokens)

    def _id_token(self, claims):
        now = time.time()
        changes = {name: now + value.seconds if isinstance(value, FromNow) else value
                   for name, value in self._now.claims.items()}
        header = _replaced({"alg": "RS256", "typ": "JWT", "kid": "1"}, self._now.header)
        return self._now.id_token(signed(header, _replaced(claims, changes), self._now.sign))


class UntrustedProvider(Provider):
    """A provider by https, whose certificate no authority has signed."""

    def __enter__(self):
        super().__enter__()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        with tempfile.NamedTemporaryFile() as file:
            file.write(untrusted_certificate())
            file.flush()
            context.load_cert_chain(file.name)
        # The server waits at the same descriptor.
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.issuer = self.issuer.replace("http:", "https:")
        return self


class FromNow(typing.NamedTuple):
    """A time."""

    seconds: float


def _redirected(address):
    def answer(request, provider):
        send(request, 302, {}, location=address.replace("ISSUER", provider.issuer))
    return answer


def _status(status, content="{}", kind="application/json"):
    return lambda request, _: send(request, status, content, kind)


def _huge(request, _):
    """Without a length, until the client closes the connection."""
    request.send_response(200)
    request.send_header("Connection", "close")
    request.end_headers()
    request.close_connection = True
    try:
        # More than any limit, less than would trouble the machine.
        for _ in range(1024):
            request.wfile.write(b" " * 65536)
    except OSError:
        pass


def _cut(request, _):
    """Ends in the middle of what its length promises."""
    request.send_response(200)
    request.send_header("Content-Length", "1000")
    request.end_headers()
    request.wfile.write(b'{"keys": [], "issuer": ')
    request.wfile.flush()
    request.close_connection = True
    request.connection.shutdown(socket.SHUT_RDWR)


def _slow(request, _):
    """A byte now and then, so that no time-out of a single read ends it."""
    request.send_response(200)
    request.send_header("Content-Length", "1000")
    request.end_headers()
    request.close_connection = True
    try:
        for _ in range(60):
            request.wfile.write(b" ")
            request.wfile.flush()
            time.sleep(0.5)
    except OSError:
        pass


def _tampered(token):
    """With another payload under the same signature."""
    header, _, signature = token.split(".")
    claims = json.dumps({"iss": "https://evil.example", "sub": "user-2"}).encode()
    return f"{header}.{base64url(claims)}.{signature}"


_FOREIGN = "https://evil.example"
_DISCOVERY = "/.well-known/openid-configuration"
_MALFORMED = "the ID token is malformed"

#: The relying-party tests of the OpenID conformance suite for the code flow, and attacks of RFC 9700.
FAULTS = {
    # Discovery
    "another issuer in discovery": Fault(
        "the discovery document states the issuer https://evil.example",
        discovery={"issuer": _FOREIGN}),
    "a slash after the issuer": Fault(
        "which is not the configured one", discovery={"issuer": "ISSUER/"}),
    "no issuer in discovery": Fault("issuer is missing", discovery={"issuer": None}),
    "an endpoint without https": Fault(
        "token_endpoint is not an https address",
        discovery={"token_endpoint": "http://evil.example/token"}),
    "no S256": Fault(
        "does not support PKCE with S256",
        discovery={"code_challenge_methods_supported": ["plain"]}),
    "only shared keys": Fault(
        "does not support RS256, ES256 or EdDSA",
        discovery={"id_token_signing_alg_values_supported": ["HS256"]}),
    "discovery redirected": Fault(
        "discovery document was redirected",
        instead={_DISCOVERY: _redirected("http://localhost:1/other")}),
    "discovery redirected in a circle": Fault(
        "discovery document was redirected",
        instead={_DISCOVERY: _redirected(f"ISSUER{_DISCOVERY}")}),
    "a page in place of discovery": Fault(
        "is not a discovery document", instead={_DISCOVERY: _status(200, "<html>", "text/html")}),
    "no discovery": Fault("HTTP status 404", instead={_DISCOVERY: _status(404)}),
    "discovery out of order": Fault("HTTP status 503", instead={_DISCOVERY: _status(503)}),
    "huge discovery": Fault(
        "the discovery document is too large", instead={_DISCOVERY: _huge}),
    "discovery cut": Fault("127.0.0.1: ", instead={_DISCOVERY: _cut}),
    "slow discovery": Fault(
        "the request for the discovery document timed out", instead={_DISCOVERY: _slow}),
    # The browser's answer
    "another issuer in the answer": Fault(
        "the browser's answer is of another issuer: https://evil.example",
        answer={"iss": _FOREIGN}),
    "no issuer in the answer": Fault(
        "has no issuer, although the provider promises one", answer={"iss": None}),
    "no code": Fault("the browser's answer has no code", answer={"code": None}),
    "an error with control characters": Fault(
        "the provider's error: access_denied (Not to day)",
        answer={"code": None, "error": "access_denied",
                "error_description": "Not\r\nto\u202e\0day"}),
    "another code": Fault("the provider's error: invalid_grant", answer={"code": "other"}),
    # The token endpoint
    "no ID token": Fault("the provider sent no ID token", tokens={"id_token": None}),
    "another token type": Fault("its token_type is not Bearer", tokens={"token_type": "mac"}),
    "token endpoint redirected": Fault(
        "token answer was redirected", instead={"/token": _redirected("ISSUER/token")}),
    "huge token answer": Fault("the token answer is too large", instead={"/token": _huge}),
    "token answer cut": Fault("127.0.0.1: ", instead={"/token": _cut}),
    "a name twice in the token answer": Fault(
        "the token answer is malformed: a name occurs twice",
        instead={"/token": _status(200, '{"id_token": "a.b.c", "id_token": "d.e.f"}')}),
    "a provider that wants a secret": Fault(
        "invalid_client", instead={"/token": _status(401, '{"error": "invalid_client"}')}),
    # Algorithms and signatures
    "no signature": Fault(
        "is signed by none", header={"alg": "none"}, sign=lambda _: b""),
    "the public key as a secret": Fault("is signed by HS256", header={"alg": "HS256"}, sign=hs256),
    "an invalid signature": Fault("signature of the ID token is wrong", sign=other_rs256),
    "another payload": Fault("signature of the ID token is wrong", id_token=_tampered),
    "an invalid signature by ES256": Fault(
        "signature of the ID token is wrong", header={"alg": "ES256"},
        keys=[p256_public_key()], sign=lambda message: es256(message + b"!")),
    "a key in the token": Fault(
        "signature of the ID token is wrong",
        header={"jwk": public_key(OTHER_KEY), "jku": "http://127.0.0.1:1/keys"},
        sign=other_rs256),
    "a critical header": Fault("critical header", header={"crit": ["exp"]}),
    "an encrypted token": Fault("is encrypted", id_token=lambda _: "a.b.c.d.e"),
    "half a token": Fault(_MALFORMED, id_token=lambda token: token.rpartition(".")[0]),
    # Keys
    "no key name and several keys": Fault(
        "names no key, and several fit", header={"kid": None},
        keys=[public_key(), public_key(OTHER_KEY, kid="2")]),
    "an unknown key name": Fault("has no key “other”", header={"kid": "other"}),
    "a key for encryption": Fault("has no key", keys=[public_key(use="enc")]),
    "a key of another algorithm": Fault("has no key", keys=[public_key(alg="RS512")]),
    "a weak key": Fault(
        "RSA with only 1024 bits", keys=[public_key(WEAK_KEY)], sign=weak_rs256),
    "a huge exponent": Fault(
        "RSA with a huge exponent", keys=[public_key(e=base64url(b"\xff" * 256))]),
    "a point that is not on the curve": Fault(
        "signature of the ID token is wrong", header={"alg": "ES256"}, sign=es256,
        keys=[{**p256_public_key(), "y": base64url(b"\x01" * 32)}]),
    "another curve": Fault(
        "has no key", header={"alg": "ES256"}, sign=es256,
        keys=[{**p256_public_key(), "crv": "P-384"}]),
    "a huge key set": Fault("the key set is too large", instead={"/keys": _huge}),
    "no key set": Fault("the key set returned HTTP status 404", instead={"/keys": _status(404)}),
    "the key set redirected": Fault(
        "key set was redirected", instead={"/keys": _redirected("http://localhost:1/keys")}),
    # Claims
    "another issuer": Fault(
        "the ID token is of another issuer: https://evil.example", claims={"iss": _FOREIGN}),
    "no issuer": Fault("the claim iss of the ID token is missing", claims={"iss": None}),
    "another audience": Fault("is for another client", claims={"aud": "other"}),
    "no audience": Fault("the claim aud of the ID token is missing", claims={"aud": None}),
    "several audiences without a party": Fault(
        "no authorized party", claims={"aud": [CLIENT, "other"]}),
    "another party": Fault(
        "issued to another client: other",
        claims={"aud": [CLIENT, "other"], "azp": "other"}),
    "no subject": Fault("the subject of the ID token", claims={"sub": None}),
    "a long subject": Fault("the subject of the ID token", claims={"sub": "x" * 256}),
    "no issue time": Fault("the claim iat of the ID token is missing", claims={"iat": None}),
    "no end": Fault("the claim exp of the ID token is missing", claims={"exp": None}),
    "a token that has expired": Fault("the ID token has expired", claims={"exp": FromNow(-600)}),
    "a token of tomorrow": Fault("was issued in the future", claims={"iat": FromNow(86400)}),
    "a token that is not valid yet": Fault("is not valid yet", claims={"nbf": FromNow(600)}),
    "the nonce of another sign-in": Fault("the nonce of the ID token", claims={"nonce": "other"}),
    "no nonce": Fault("the claim nonce of the ID token is missing", claims={"nonce": None}),
    "another access token": Fault(
        "belongs to another access token", claims={"at_hash": base64url(b"x" * 16)}),
    # UserInfo
    "UserInfo of another user": Fault(
        "the provider's answer is about another user", user_info={"sub": "user-2"}),
    "UserInfo of nobody": Fault(
        "the provider's answer is about another user", user_info={"sub": None}),
    "UserInfo redirected": Fault(
        "UserInfo answer was redirected", instead={"/userinfo": _redirected("ISSUER/userinfo")}),
    # Later
    "keys that change without notice": Fault(
        "signature of the ID token is wrong", sign=other_rs256, then="again"),
}

#: What is unusual, but right.
ODDITIES = {
    "nothing": Fault(""),
    "ES256": Fault("", header={"alg": "ES256"}, keys=[p256_public_key()], sign=es256),
    "EdDSA": Fault(
        "", header={"alg": "EdDSA"}, keys=[ed25519_public_key()], sign=ED25519_KEY.sign),
    "no key name and one key": Fault("", header={"kid": None}),
    "no key name and one key that fits": Fault(
        "", header={"kid": None}, keys=[p256_public_key(), public_key()]),
    "several keys": Fault("", keys=[public_key(OTHER_KEY, kid="2"), public_key()]),
    "keys of tomorrow": Fault(
        "", keys=[{"kty": "AKP", "alg": "ML-DSA-44", "kid": "2"}, public_key()]),
    "several audiences": Fault("", claims={"aud": ["other", CLIENT], "azp": CLIENT}),
    "clocks that differ a little": Fault(
        "", claims={"iat": FromNow(60), "nbf": FromNow(60), "exp": FromNow(-60)}),
    "discovery redirected at the same server": Fault(
        "", instead={_DISCOVERY: _redirected("ISSUER/moved"),
                     "/moved": lambda request, provider: send(
                         request, 200, provider._discovery())}),
    "UserInfo out of order": Fault("", instead={"/userinfo": _status(500)}),
    "keys that change": Fault(
        "", header={"kid": "2"}, sign=other_rs256, then="again",
        keys=[public_key(OTHER_KEY, kid="2")]),
    "a key that changes under its name": Fault(
        "", sign=other_rs256, then="again", keys=[public_key(OTHER_KEY)]),
}
