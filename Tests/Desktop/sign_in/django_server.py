"""A provider by django-oauth-toolkit: `django_server.py FOLDER`.

Ada may sign in with the password "correct horse". Prints its issuer when it listens.
"""

import sys
from pathlib import Path
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

import django
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from django.conf import settings
from django.core.management import call_command
from django.core.wsgi import get_wsgi_application
from django.urls import include, path

_LOG_IN = ("<!DOCTYPE html><html lang=en><title>Log in</title><h1>Log in</h1>"
           "<form method=post>{% csrf_token %}{{ form }}<button>Log in</button></form></html>")


def _configure(folder):
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048).private_bytes(
        Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption()).decode()
    loaders = [
        ("django.template.loaders.locmem.Loader", {"registration/login.html": _LOG_IN}),
        "django.template.loaders.app_directories.Loader"]
    settings.configure(
        SECRET_KEY="of a test", ALLOWED_HOSTS=["127.0.0.1"], ROOT_URLCONF="django_server", USE_TZ=True,
        DATABASES={"default": {
            "ENGINE": "django.db.backends.sqlite3", "NAME": Path(folder) / "django.sqlite"}},
        DEFAULT_AUTO_FIELD="django.db.models.AutoField",
        INSTALLED_APPS=[
            "django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions",
            "oauth2_provider"],
        MIDDLEWARE=[
            # Version 1.7 has its discovery document behind a redirect.
            "django.middleware.common.CommonMiddleware",
            "django.contrib.sessions.middleware.SessionMiddleware",
            "django.middleware.csrf.CsrfViewMiddleware",
            "django.contrib.auth.middleware.AuthenticationMiddleware"],
        TEMPLATES=[{
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "OPTIONS": {"loaders": loaders}}],
        # Ada's password is hashed at every start.
        PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"],
        OAUTH2_PROVIDER={
            "OIDC_ENABLED": True, "OIDC_RSA_PRIVATE_KEY": key, "PKCE_REQUIRED": True,
            "OAUTH2_VALIDATOR_CLASS": "django_server.Validator",
            "SCOPES": {"openid": "Your identity", "profile": "Your name", "email": "Your address"}})
    django.setup()


_configure(sys.argv[1])

from django.contrib.auth.models import User  # noqa: E402
from django.contrib.auth.views import LoginView  # noqa: E402
from oauth2_provider.models import Application  # noqa: E402
from oauth2_provider.oauth2_validators import OAuth2Validator  # noqa: E402

urlpatterns = [
    path("accounts/login/", LoginView.as_view()),
    path("o/", include("oauth2_provider.urls", namespace="oauth2_provider"))]


class Validator(OAuth2Validator):
    def get_additional_claims(self, request):
        return {"name": request.user.get_full_name(), "email": request.user.email}


class _Server(ThreadingMixIn, WSGIServer):
    # Browsers open connections on which they ask for nothing yet.
    daemon_threads = True


class _Silent(WSGIRequestHandler):
    def log_message(self, *_):
        pass


def main():
    call_command("migrate", verbosity=0)
    User.objects.create_user(
        "ada", "ada@example.org", "correct horse", first_name="Ada", last_name="Lovelace")
    Application.objects.create(
        client_id="vacation-planner", name="Vacation Planner",
        # The port is the program's choice (RFC 8252, 7.3).
        redirect_uris="http://127.0.0.1/signed-in", client_type=Application.CLIENT_PUBLIC,
        authorization_grant_type=Application.GRANT_AUTHORIZATION_CODE, algorithm="RS256")
    server = make_server("127.0.0.1", 0, get_wsgi_application(), _Server, _Silent)
    print(f"http://127.0.0.1:{server.server_port}/o", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    # Django loads this module by its name.
    sys.modules["django_server"] = sys.modules["__main__"]
    main()
