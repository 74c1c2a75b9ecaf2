"""Keys of providers, and what is signed by them."""

import base64
import datetime
import hashlib
import hmac
import ipaddress
import json

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa, utils
from cryptography.hazmat.primitives.serialization import (
    Encoding, NoEncryption, PrivateFormat, PublicFormat)

_KEY = rsa.generate_private_key(public_exponent=65537, key_size=2048)
OTHER_KEY = rsa.generate_private_key(public_exponent=65537, key_size=2048)
WEAK_KEY = rsa.generate_private_key(public_exponent=65537, key_size=1024)
P256_KEY = ec.generate_private_key(ec.SECP256R1())
ED25519_KEY = ed25519.Ed25519PrivateKey.generate()


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unsigned(value):
    return base64url(value.to_bytes((value.bit_length() + 7) // 8, "big"))


def rs256(message, key=_KEY):
    """A signature by RS256."""
    return key.sign(message, padding.PKCS1v15(), hashes.SHA256())


def signed(header, claims, sign=rs256):
    """A JSON Web Token."""
    text = ".".join(base64url(json.dumps(part).encode()) for part in (header, claims))
    return f"{text}.{base64url(sign(text.encode()))}"


def public_key(key=_KEY, **others):
    """A public key for the key set."""
    numbers = key.public_key().public_numbers()
    return {"kty": "RSA", "use": "sig", "alg": "RS256", "kid": "1",
            "n": unsigned(numbers.n), "e": unsigned(numbers.e), **others}


def other_rs256(message):
    return rs256(message, OTHER_KEY)


def weak_rs256(message):
    return rs256(message, WEAK_KEY)


def es256(message):
    r, s = utils.decode_dss_signature(P256_KEY.sign(message, ec.ECDSA(hashes.SHA256())))
    return r.to_bytes(32, "big") + s.to_bytes(32, "big")


def hs256(message):
    """The public key, which everybody knows, as the secret."""
    return hmac.new(public_key()["n"].encode(), message, hashlib.sha256).digest()


def p256_public_key():
    numbers = P256_KEY.public_key().public_numbers()
    return {"kty": "EC", "crv": "P-256", "kid": "1",
            "x": base64url(numbers.x.to_bytes(32, "big")),
            "y": base64url(numbers.y.to_bytes(32, "big"))}


def ed25519_public_key():
    key = ED25519_KEY.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
    return {"kty": "OKP", "crv": "Ed25519", "kid": "1", "x": base64url(key)}


def private_keys():
    """Private keys as JSON Web Keys, by their algorithm."""
    numbers = _KEY.private_numbers()
    seed = ED25519_KEY.private_bytes(Encoding.Raw, PrivateFormat.Raw, NoEncryption())
    return {
        "RS256": {**public_key(), "d": unsigned(numbers.d), "p": unsigned(numbers.p),
                  "q": unsigned(numbers.q), "dp": unsigned(numbers.dmp1),
                  "dq": unsigned(numbers.dmq1), "qi": unsigned(numbers.iqmp)},
        "ES256": {**p256_public_key(), "alg": "ES256", "d": base64url(
            P256_KEY.private_numbers().private_value.to_bytes(32, "big"))},
        "EdDSA": {**ed25519_public_key(), "alg": "EdDSA", "d": base64url(seed)}}


def untrusted_certificate():
    """A key, and its certificate for 127.0.0.1, which is right but for its issuer."""
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.timezone.utc)
    certificate = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name)
        .public_key(P256_KEY.public_key()).serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(
            [x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .sign(P256_KEY, hashes.SHA256()))
    key = P256_KEY.private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return key + certificate.public_bytes(Encoding.PEM)
