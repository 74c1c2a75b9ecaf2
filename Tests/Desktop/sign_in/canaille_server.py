"""A provider by Canaille, with its data in memory. Run it with the Python in which Canaille is installed.

Ada can sign in with the password "correct horse". The program prints its issuer when it listens. Each line on
standard input sets the redirect of its client, and optionally the redirect after signing out; the program
prints the line. Canaille compares whole addresses.
"""

import sys
import threading
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from canaille import create_app
from canaille.app import models
from canaille.backends import Backend
from joserfc.jwk import RSAKey


class _Silent(WSGIRequestHandler):
    def log_message(self, *_):
        pass


def main():
    server = make_server("127.0.0.1", 0, None, WSGIServer, _Silent)
    issuer = f"http://127.0.0.1:{server.server_port}"
    app = create_app({
        "SECRET_KEY": "of a test", "SERVER_NAME": f"127.0.0.1:{server.server_port}",
        "PREFERRED_URL_SCHEME": "http",
        "CANAILLE": {"DATABASE": "memory", "LOGGING": {"version": 1}},
        "CANAILLE_OIDC": {
            "ACTIVE_JWKS": [RSAKey.generate_key(2048, {"use": "sig"}).as_dict(private=True)],
            # The page that asks for Ada's consent is shown.
            "TRUSTED_DOMAINS": []}})
    with app.app_context():
        Backend.instance.save(models.User(
            user_name="ada", password="correct horse", emails=["ada@example.org"],
            given_name="Ada", family_name="Lovelace", formatted_name="Ada Lovelace"))
        client = models.Client(
            client_id="vacation-planner", client_name="Vacation Planner",
            scope=["openid", "profile", "email"],
            # Its own default is RS512, though that of the protocol is RS256.
            id_token_signed_response_alg="RS256",
            grant_types=["authorization_code", "refresh_token"], response_types=["code"],
            token_endpoint_auth_method="none", redirect_uris=["http://127.0.0.1/signed-in"])
        Backend.instance.save(client)
        # The audience of its ID tokens is the client itself, which must be stored before.
        client.audience = [client]
        Backend.instance.save(client)
    server.set_app(app)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(issuer, flush=True)
    for line in sys.stdin:
        with app.app_context():
            client = Backend.instance.get(models.Client, client_id="vacation-planner")
            redirect, *after = line.split()
            client.redirect_uris, client.post_logout_redirect_uris = [redirect], after
            Backend.instance.save(client)
        print(line.strip(), flush=True)


if __name__ == "__main__":
    main()
