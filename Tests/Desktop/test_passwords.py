"""The accessibility bus never exposes a password: methods and events contain bullets."""


from gi.repository import GLib

from desk.accessibility import TEXT
from page import BULLET
from planner import ADA

SECRET = "Qx7 zebra"
ACTION = "org.a11y.atspi.Action"
EDITABLE = "org.a11y.atspi.EditableText"


def answers(node, count):
    """Everything that a field's text interface exposes of its text."""
    said = [node.text]
    for offset in range(count):
        code = node._call(TEXT, "GetCharacterAtOffset", GLib.Variant("(i)", (offset,)))
        said.append(chr(code[0]))
        for granularity in range(5):
            answer = node._call(
                TEXT, "GetStringAtOffset", GLib.Variant("(iu)", (offset, granularity)))
            said.append(answer[0] if answer else "")
        for method in ("GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset"):
            answer = node._call(TEXT, method, GLib.Variant("(iu)", (offset, 0)))
            said.append(answer[0] if answer else "")
    return said


def assert_hidden(planner, secret, since=0):
    """No event since then, and no answer now, contains a letter of the password."""
    planner.tree.settle()
    field = planner.field("Password")
    assert field.text == BULLET * len(secret)
    assert set("".join(answers(field, len(secret)))) <= {BULLET}
    told = [e.data for e in planner.tree.events(since, "text-changed") if e.node == field]
    assert set("".join(map(str, told))) <= {BULLET}, told
    assert not secret or secret not in planner.tree.dump()


def test_typed(planner):
    planner.tab_to("Password")
    mark = planner.tree.mark()
    planner.type_into("Password", SECRET)
    assert planner.tree.events(mark, "text-changed:insert"), "a screen reader is notified of typing"
    assert_hidden(planner, SECRET, mark)
    mark = planner.tree.mark()
    planner.keyboard.press("BackSpace", "BackSpace")
    planner.tree.wait(lambda: planner.text("Password") == BULLET * (len(SECRET) - 2), "less")
    assert_hidden(planner, SECRET[:-2], mark)
    planner.keyboard.press("ctrl+a", "BackSpace")
    planner.tree.wait(lambda: planner.text("Password") == "", "nothing")
    assert_hidden(planner, "", mark)


def test_inserted_by_an_assistive_technology(planner):
    field = planner.field("Password")
    mark = planner.tree.mark()
    field._call(EDITABLE, "InsertText", GLib.Variant("(isi)", (0, SECRET, len(SECRET))))
    planner.tree.wait(lambda: field.text == BULLET * len(SECRET), "the text")
    assert_hidden(planner, SECRET, mark)


def test_peeked_at(planner):
    """The letters are only on the screen: any program can press the peek button."""
    planner.tab_to("Password")
    planner.type_into("Password", SECRET)
    mark = planner.tree.mark()
    field = planner.field("Password")
    box = planner.program.box(field)
    planner.tree.settle()
    hidden = planner.desk.screen.image(box)
    peek = next(i for i in range(9) if "peek" in field._call(
        ACTION, "GetName", GLib.Variant("(i)", (i,)), ("peek",))[0])
    assert field._call(ACTION, "DoAction", GLib.Variant("(i)", (peek,))) == (True,)
    planner.tree.wait(
        lambda: planner.desk.screen.image(box).tobytes() != hidden.tobytes(), "other pixels")
    assert_hidden(planner, SECRET, mark)
    planner.keyboard.type("!")
    planner.tree.wait(lambda: field.text == BULLET * (len(SECRET) + 1), "one more")
    assert_hidden(planner, SECRET + "!", mark)


def test_after_a_failed_log_in(planner_of_ada):
    """The field is empty, and what is typed next is hidden again; then it is the right password."""
    planner = planner_of_ada
    mark = planner.tree.mark()
    planner.tab_to("Email")
    planner.type_into("Email", ADA.email)
    planner.tab_to("Password")
    planner.type_into("Password", SECRET)
    planner.keyboard.press("Return")
    planner.wait_error("Email or password is wrong", "Password")
    assert planner.text("Password") == ""
    planner.type_into("Password", ADA.password)
    assert_hidden(planner, ADA.password)
    planner.keyboard.press("Return")
    planner.wait_welcome(ADA)
    told = [str(e.data) for e in planner.tree.events(mark)]
    assert not any(s in t for t in told for s in (SECRET, ADA.password, SECRET[:3])), told
