"""Creates locales for a test that are not installed on the system."""

import subprocess

from .processes import tool


def locale_environment(folder, name):
    """What a program's environment has to have for it to run in a locale, such as "ar_EG".

    folder: where the locale is made; for the test alone.
    """
    locale = f"{name}.UTF-8"
    made = folder / locale
    if not made.exists():
        # (It warns of what the C library's own sources lack.)
        subprocess.run([tool("localedef"), "-i", name, "-f", "UTF-8", made], capture_output=True)
        if not (made / "LC_CTYPE").exists():
            raise RuntimeError(f"the locale {locale} could not be made: apt-get install locales")
    return {"LOCPATH": str(folder), "LANG": locale, "LANGUAGE": name.split("_")[0]}
