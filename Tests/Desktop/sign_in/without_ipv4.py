"""Signs in on a machine that has no 127.0.0.1: `without_ipv4.py FILE`, in a network of its own.

The provider and the program's redirect are at [::1]. Writes the redirect and the program's last line to FILE.
"""

import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from sign_in.program import SignIn  # noqa: E402
from sign_in.provider import Provider  # noqa: E402


def main(result):
    for command in (["ip", "link", "set", "lo", "up"],
                    ["ip", "address", "del", "127.0.0.1/8", "dev", "lo"]):
        subprocess.run(command, check=True)
    with Provider(host="::1", name="Ada") as provider, SignIn(provider.issuer) as program:
        address = program.address()
        redirect = urllib.parse.parse_qs(urllib.parse.urlsplit(address).query)["redirect_uri"][0]
        with urllib.request.urlopen(address, timeout=60) as page:
            assert "You can close this page" in page.read().decode()
        Path(result).write_text(f"{redirect}\n{program.finish()}\n")


if __name__ == "__main__":
    main(sys.argv[1])
