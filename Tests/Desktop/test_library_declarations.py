"""The declarations of libraries that are loaded when they are used, against the libraries' own.

`Sources/CSoup/shim.h`, `Sources/CSecret/shim.h` and `Sources/CCrypto/shim.h` declare what they call, because programs are not
linked to these libraries. A declaration that differs from the library's would be found by no compiler.
"""

import re
import subprocess

import pytest
from programs import PROJECT

_CONSTANTS = {
    "libsoup-3.0": {
        "TABSTOP_SOUP_MESSAGE_NO_REDIRECT": "SOUP_MESSAGE_NO_REDIRECT",
        "TABSTOP_SOUP_MESSAGE_NEW_CONNECTION": "SOUP_MESSAGE_NEW_CONNECTION",
        "TABSTOP_SOUP_MESSAGE_DO_NOT_USE_AUTH_CACHE": "SOUP_MESSAGE_DO_NOT_USE_AUTH_CACHE",
        "TABSTOP_SOUP_SERVER_LISTEN_IPV4_ONLY": "SOUP_SERVER_LISTEN_IPV4_ONLY",
        "TABSTOP_SOUP_SERVER_LISTEN_IPV6_ONLY": "SOUP_SERVER_LISTEN_IPV6_ONLY",
        "TABSTOP_SOUP_MEMORY_COPY": "SOUP_MEMORY_COPY",
    },
    "libsecret-1": {
        "sizeof(TabstopSecretSchema)": "sizeof(SecretSchema)",
        "sizeof(TabstopSecretAttribute)": "sizeof(SecretSchemaAttribute)",
        "offsetof(TabstopSecretSchema, attributes)": "offsetof(SecretSchema, attributes)",
        "offsetof(TabstopSecretSchema, reserved)": "offsetof(SecretSchema, reserved)",
        "offsetof(TabstopSecretSchema, flags)": "offsetof(SecretSchema, flags)",
        "offsetof(TabstopSecretAttribute, type)": "offsetof(SecretSchemaAttribute, type)",
        "0": "SECRET_SCHEMA_NONE + SECRET_SCHEMA_ATTRIBUTE_STRING",
    },
}
_SHIMS = {
    "libsoup-3.0": ("CSoup", "libsoup/soup.h", "TABSTOP_SOUP"),
    "libsecret-1": ("CSecret", "libsecret/secret.h", "TABSTOP_SECRET"),
}


def compiled(package, source):
    """What the compiler says of a source that includes the library's own header."""
    flags = subprocess.run(
        ["pkg-config", "--cflags", *package.split()], capture_output=True, text=True, check=True).stdout
    return subprocess.run(
        ["gcc", "-x", "c", "-std=gnu11", "-fsyntax-only",
         "-Werror=incompatible-pointer-types", "-Werror=int-conversion",
         "-Werror=implicit-function-declaration", *flags.split(), "-"],
        input=source, capture_output=True, text=True).stderr


def with_the_library(package):
    """The shim, in which each call is by the library's own declaration; and how many there are."""
    folder, header, macro = _SHIMS[package]
    text = (PROJECT / "Sources" / folder / "shim.h").read_text().replace("#pragma once", "")
    # The macro declares a pointer of the stated type, and initializes it.
    text, macros = re.subn(
        rf"#define {macro}\(.*?\n  }}\n",
        f"#define {macro}(result, name, parameters, arguments) "
        r"static result(*check_##name) parameters = name;" "\n", text, flags=re.S)
    assert macros == 1
    text, calls = re.subn(r'\*\(void \*\*\)&call = \w+_symbol\("(\w+)"\)', r"call = \1", text)
    # Their layouts are compared.
    text = re.sub(r"\bTabstopSecretSchema \*(?=,)", "SecretSchema *", text)
    text = re.sub(r"call\(&(tabstop_\w+_schema)", r"call((void *)&\1", text)
    text = re.sub(r"static inline SoupServer \*tabstop_soup_server_new.*?\n}\n", "", text, flags=re.S)
    checks = "".join(
        f'_Static_assert((int)({ours}) == (int)({theirs}), "{ours}");\n'
        for ours, theirs in _CONSTANTS[package].items())
    count = calls + len(re.findall(rf"^{macro}\(", text, flags=re.M))
    return f"#include <stddef.h>\n#include <{header}>\n{text}\n{checks}", count


@pytest.mark.parametrize("package, least", [("libsoup-3.0", 20), ("libsecret-1", 9)])
def test_declarations_agree(package, least):
    source, count = with_the_library(package)
    assert count >= least
    assert compiled(package, source) == ""


@pytest.mark.parametrize("package, right, wrong", [
    ("libsoup-3.0", "(SoupSession * session, gboolean is_auto)",
     "(SoupSession * session, const char *is_auto)"),
    ("libsoup-3.0", "GInputStream *, soup_session_send_finish",
     "GOutputStream *, soup_session_send_finish"),
    ("libsoup-3.0", "NO_REDIRECT = 1 << 1", "NO_REDIRECT = 1 << 3"),
    ("libsecret-1", "attributes[32]", "attributes[31]"),
    ("libsecret-1", "GCancellable *, GAsyncReadyCallback,\n", "GAsyncReadyCallback, void **,\n"),
])
def test_a_difference_is_found(package, right, wrong):
    source, _ = with_the_library(package)
    assert right in source
    assert "error: " in compiled(package, source.replace(right, wrong))


def with_gnutls():
    """The shim of ciphers, whose declarations are GnuTLS's own."""
    text = (PROJECT / "Sources/CCrypto/shim.h").read_text().replace("#pragma once", "")
    text = text.replace("void **handle", "gnutls_aead_cipher_hd_t *handle")
    text = text.replace("void *handle", "gnutls_aead_cipher_hd_t handle")
    text = text.replace("int cipher, const CipherBytes *", "gnutls_cipher_algorithm_t cipher, const gnutls_datum_t *")
    text = text.replace("(__typeof__(functions->name))dlsym(library, \"gnutls_aead_cipher_\" #name)",
                        "gnutls_aead_cipher_##name")
    checks = "".join(
        f'_Static_assert((int)CIPHER_{name} == (int)GNUTLS_CIPHER_{name}, "{name}");\n'
        for name in ["AES_128_GCM", "AES_192_GCM", "AES_256_GCM", "CHACHA20_POLY1305"])
    checks += '_Static_assert(sizeof(CipherBytes) == sizeof(gnutls_datum_t), "bytes");\n'
    checks += ('_Static_assert(offsetof(CipherBytes, size) == offsetof(gnutls_datum_t, size), '
               '"size");\n')
    return f"#include <gnutls/gnutls.h>\n#include <gnutls/crypto.h>\n{text}\n{checks}"


def test_declarations_of_ciphers_agree():
    assert "gnutls_aead_cipher_##name" in with_gnutls()
    assert compiled("gnutls glib-2.0", with_gnutls()) == ""


@pytest.mark.parametrize("right, wrong", [
    ("CIPHER_AES_256_GCM = 11", "CIPHER_AES_256_GCM = 12"),
    ("size_t tag_size, const void *text", "size_t *tag_size, const void *text"),
])
def test_a_difference_of_ciphers_is_found(right, wrong):
    source = with_gnutls()
    assert right in source
    assert "error: " in compiled("gnutls glib-2.0", source.replace(right, wrong))
