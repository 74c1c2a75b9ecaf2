"""A provider by Glewlwyd, configured by its own interface for administrators."""

import contextlib
import http.cookiejar
import json
import shutil
import socket
import sqlite3
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from sign_in.provider import CLIENT
from sign_in.tokens import private_keys

_TABLES = "/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3"
_SETTINGS = """
port={port}
bind_address="127.0.0.1"
external_url="http://127.0.0.1:{port}"
login_url="login.html"
api_prefix="api"
log_mode="console"
log_level="INFO"
cookie_secure=0
session_expiration=3600
session_key="GLEWLWYD"
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
user_middleware_module_path="/usr/lib/glewlwyd/user"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
database={{ type="sqlite3" path="{folder}/glewlwyd.sqlite" }};
"""


class _Session:
    """A user of Glewlwyd's interface, with cookies."""

    def __init__(self, address, name, password):
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)
        self._address = address
        self.send("POST", "auth/", username=name, password=password)

    def send(self, method, path, **content):
        self.open(urllib.request.Request(
            f"{self._address}/api/{path}", json.dumps(content).encode(),
            {"Content-Type": "application/json"}, method=method))

    def open(self, request):
        """Returns the page at the end of the redirects."""
        with self._opener.open(request, timeout=60) as answer:
            return answer.read().decode()


class Glewlwyd:
    """A running Glewlwyd, as a context manager. Ada can sign in."""

    def __init__(self, folder):
        self._folder = Path(folder)

    def __enter__(self):
        program = shutil.which("glewlwyd")
        assert program, "Glewlwyd is missing: apt-get install glewlwyd"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        with contextlib.closing(sqlite3.connect(self._folder / "glewlwyd.sqlite")) as database:
            database.executescript(Path(_TABLES).read_text())
        settings = self._folder / "glewlwyd.conf"
        settings.write_text(_SETTINGS.format(port=port, folder=self._folder))
        self._log = open(self._folder / "log", "w")
        self._process = subprocess.Popen(
            [program, f"--config-file={settings}"], stdout=self._log, stderr=subprocess.STDOUT)
        self._wait(port)
        self._set_up()
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()
        self._log.close()

    def _wait(self, port):
        deadline = time.monotonic() + 30
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port)).close()
            except ConnectionRefusedError:
                assert self._process.poll() is None and time.monotonic() < deadline, \
                    (self._folder / "log").read_text()
                time.sleep(0.05)

    def _set_up(self):
        self._admin = _Session(self.address, "admin", "password")
        for scope in ("profile", "email"):
            self._admin.send("POST", "scope/", name=scope, password_required=False)
        self._admin.send(
            "POST", "user/", username="ada", password="correct horse", name="Ada Lovelace",
            email="ada@example.org", scope=["openid", "profile", "email"], enabled=True)
        self._ada = _Session(self.address, "ada", "correct horse")

    def issuer(self, algorithm):
        """Creates an issuer that signs by an algorithm, and returns its address."""
        name = algorithm.lower()
        issuer = f"{self.address}/api/{name}"
        self._admin.send("POST", "mod/plugin/", module="oidc", name=name, parameters={
            "iss": issuer, "jwks-private": json.dumps({"keys": [private_keys()[algorithm]]}),
            "jwks-show": True, "access-token-duration": 3600, "refresh-token-duration": 3600,
            "code-duration": 60, "refresh-token-rolling": True, "auth-type-code-enabled": True,
            "auth-type-refresh-enabled": True, "pkce-allowed": True, "pkce-required": True,
            "pkce-method-plain-allowed": False, "subject-type": "public", "scope": [],
            "session-cookie-name": "SESSION", "session-cookie-expiration": 3600,
            "introspection-revocation-allowed": True, "claims": [],
            "name-claim": "on-demand", "name-claim-scope": ["profile"],
            "email-claim": "on-demand", "email-claim-scope": ["email"]})
        return issuer

    def register(self, redirect):
        """Registers the program. Glewlwyd compares redirects as whole texts, with their ports."""
        properties = {
            "name": "Vacation Planner", "confidential": False, "enabled": True, "scope": [],
            "redirect_uri": [redirect], "authorization_type": ["code", "refresh_token"]}
        try:
            self._admin.send("PUT", f"client/{CLIENT}", client_id=CLIENT, **properties)
        except urllib.error.HTTPError as error:
            assert error.code == 404
            self._admin.send("POST", "client/", client_id=CLIENT, **properties)

    def sign_in(self, address):
        """Signs in as Ada does at the page `address`, and returns the last page."""
        self._ada.send("PUT", f"auth/grant/{CLIENT}", scope="openid profile email")
        # As Glewlwyd's page does when Ada presses Continue.
        return self._ada.open(urllib.request.Request(f"{address}&g_continue"))
