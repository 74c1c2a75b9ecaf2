"""The declarations of libraries that are loaded when they are used, against the libraries' own.

`Sources/CSoup/shim.h` and `Sources/CSecret/shim.h` declare what they call, because programs are not
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
        ["pkg-config", "--cflags", package], capture_output=True, text=True, check=True).stdout
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
    text = text.replace("call(&tabstop_secret_schema", "call((void *)&tabstop_secret_schema")
    text = re.sub(r"static inline SoupServer \*tabstop_soup_server_new.*?\n}\n", "", text, flags=re.S)
    checks = "".join(
        f'_Static_assert((int)({ours}) == (int)({theirs}), "{ours}");\n'
        for ours, theirs in _CONSTANTS[package].items())
    count = calls + len(re.findall(rf"^{macro}\(", text, flags=re.M))
    return f"#include <stddef.h>\n#include <{header}>\n{text}\n{checks}", count


@pytest.mark.parametrize("package, least", [("libsoup-3.0", 20), ("libsecret-1", 6)])
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
