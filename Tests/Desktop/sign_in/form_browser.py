"""A browser without a window, in which a test fills in the pages of a provider."""

import html.parser
import http.cookiejar
import urllib.parse
import urllib.request


class _Forms(html.parser.HTMLParser):
    """The fields of a page's form, with what they contain."""

    def __init__(self, text):
        super().__init__()
        self.fields = {}
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag in ("input", "button") and attributes.get("name"):
            self.fields[attributes["name"]] = attributes.get("value") or ""


class FormBrowser:
    """A browser with cookies."""

    def __init__(self):
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)
        self.address = self.page = None

    def get(self, address, fields=None):
        """Goes to an address; with fields it sends a form there."""
        data = urllib.parse.urlencode(fields).encode() if fields else None
        headers = {"Referer": self.address} if self.address else {}
        request = urllib.request.Request(address, data, headers)
        with self._opener.open(request, timeout=60) as answer:
            self.address, self.page = answer.url, answer.read().decode()

    def send(self, without=(), **values):
        """Sends the page's form, with these values in its fields."""
        fields = {**_Forms(self.page).fields, **values}
        self.get(self.address, {n: value for n, value in fields.items() if n not in without})
