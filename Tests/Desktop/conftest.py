"""The fixtures of the tests: private desks, and programs in them."""

import importlib
import os
import re
import shutil
import subprocess

import pytest

_NEEDED = {
    "gi": "python3-gi", "Xlib": "python3-xlib", "PIL": "python3-pil",
}
for _module, _package in _NEEDED.items():
    try:
        importlib.import_module(_module)
    except ImportError:
        raise pytest.UsageError(
            f"Python's module {_module} is missing: apt-get install {_package}, and run the "
            f"tests with /usr/bin/python3") from None
try:
    import gi
    gi.require_version("Atspi", "2.0")
except ValueError:
    raise pytest.UsageError(
        "libatspi's introspection is missing: apt-get install gir1.2-atspi-2.0") from None

from desk import Desk  # noqa: E402
from gallery import Gallery  # noqa: E402
from planner import ADA, Planner  # noqa: E402
from programs import PROJECT, path_of  # noqa: E402

ARTIFACTS = PROJECT / "build" / os.environ.get("ARTIFACTS", "test-artifacts")


def pytest_addoption(parser):
    parser.addoption("--write-transcripts", action="store_true",
                     help="write down what Orca says now as what is right (`make transcripts`)")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Keeps what can be seen at the moment of a failure, before anything is taken down."""
    report = (yield).get_result()
    if not report.failed or call.when == "teardown":
        return
    item.has_failed = True
    _keep_artifacts(item)
    if any(desk.places_are_doubtful for desk in getattr(item, "desks", [])):
        report.outcome = "skipped"
        said = str(call.excinfo.value).strip().splitlines()[:1]
        report.wasxfail = " ".join(
            ["the test uses places, and GTK 4.14 to 4.18 gives them without the padding:", *said])


def _artifacts_of(item):
    return ARTIFACTS / re.sub(r"[^\w.-]+", "-", item.nodeid.split("/")[-1])


def _keep_artifacts(item):
    desks, folder = getattr(item, "desks", []), _artifacts_of(item)
    for number, desk in enumerate(desks, 1):
        target = folder / f"desk-{number}" if len(desks) > 1 else folder
        target.mkdir(parents=True, exist_ok=True)
        # (A desk may have failed to start, or its program may have taken something with it: what
        # there is, is kept.)
        for name, keep in (
            ("screen.png", lambda path: desk.screen.save(path)),
            ("tree-and-events.txt", lambda path: path.write_text(desk.report())),
            ("events.txt", lambda path: path.write_text(
                "\n".join(map(repr, desk.tree.events())))),
        ):
            try:
                keep(target / name)
            except Exception as error:
                (target / f"{name}.missing").write_text(repr(error))
        if desk.directory is not None and desk.directory.exists():
            for path in desk.directory.iterdir():
                if path.suffix in (".log", ".stdout", ".stderr", ".jsonl"):
                    shutil.copy(path, target)
    if desks:
        item.add_report_section("call", "artefacts", str(folder))


def _program(path):
    if not path.is_file():
        pytest.fail(f"There is no program {path}: run `swift build`, or say in an environment "
                    f"variable where it is (programs.py).", pytrace=False)
    return path.resolve()


@pytest.fixture(scope="session")
def vacation_planner():
    """The application."""
    return _program(path_of("vacation-planner"))


@pytest.fixture(scope="session")
def focus_gallery():
    """The gallery."""
    return _program(path_of("focus-gallery"))


@pytest.fixture(scope="session")
def debug_vacation_planner():
    """The application whose assertions are checked."""
    return _program(path_of("vacation-planner", "debug"))


@pytest.fixture(scope="session")
def debug_focus_gallery():
    """The gallery whose assertions are checked."""
    return _program(path_of("focus-gallery", "debug"))


@pytest.fixture(scope="session")
def orca_version():
    said = subprocess.run(["orca", "--version"], capture_output=True, text=True).stdout
    return int(re.search(r"\d+", said)[0])


@pytest.fixture
def make_desk_of(request):
    """Makes desks of a kind for a test, and takes them down after it: make_desk_of(SwayDesk).

    Each program that still runs then is closed as a user closes it, and must end with exit code
    0; and none may have written a line that the test did not expect.
    """
    desks = request.node.desks = []

    def make(kind, **options):
        desk = kind(**options)
        desks.append(desk)
        return desk.__enter__()
    try:
        yield make
        if not request.node.has_failed:
            _check_programs(desks)
    except Exception:
        _keep_artifacts(request.node)
        raise
    finally:
        for desk in desks:
            desk.stop()


@pytest.fixture
def make_desk(make_desk_of):
    """Makes desks with an X server."""
    return lambda **options: make_desk_of(Desk, **options)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    item.has_failed = False
    shutil.rmtree(_artifacts_of(item), ignore_errors=True)      # (Of an earlier run.)


def _check_programs(desks):
    for desk in desks:
        for program in desk.programs:
            if program.is_running and desk.windows.of_process(program.pid):
                program.close()
            elif not program.is_end_known:
                program.wait_exit(0)
                assert program.process.returncode == 0, \
                    f"{program.name} ended by itself: {program.process.returncode}"
        output = {p.name: p.unexpected_output() for p in desk.programs if p.unexpected_output()}
        assert not output, f"unexpected output: {output}"


@pytest.fixture
def desk(make_desk):
    """A private desktop."""
    return make_desk()


@pytest.fixture
def start_planner(vacation_planner):
    """Starts Vacation Planner in a desk and waits for its window: start_planner(desk, folder)."""
    def start(desk, data_directory=None, files=(), **options):
        folder = data_directory or desk.directory / "planner"
        program = desk.launch([vacation_planner, "--data-dir", folder, *files], **options)
        return Planner(desk, program, folder)
    return start


@pytest.fixture
def start_gallery(focus_gallery, make_desk):
    """Opens a page of the gallery, in a desk of its own unless one is given, and waits for its
    window: start_gallery("profile"). With orca=True the desk has Orca, which has met the window."""
    def start(page, desk=None, orca=False, **options):
        desk = desk or (make_desk(orca=True) if orca else make_desk())
        program = desk.launch([focus_gallery, "--page", page], **options)
        if orca:
            # (What GTK 4.8 writes whenever Orca asks where on the screen something is.)
            program.expect_output("Screen coordinates not supported")
            # (And it announces a program's first window too early for Orca.)
            ours = program.window
            desk.windows.open_another()
            desk.windows.activate(ours)
            desk.orca.settle()
        return Gallery(desk, program)
    return start


@pytest.fixture
def planner(desk, start_planner):
    """Vacation Planner with no account, showing the log-in form."""
    return start_planner(desk)


@pytest.fixture(scope="session")
def _store_of_ada(vacation_planner, tmp_path_factory):
    """A store with Ada's account, made by signing up once."""
    folder = tmp_path_factory.mktemp("ada") / "planner"
    with Desk() as desk:
        program = desk.launch([vacation_planner, "--data-dir", folder])
        Planner(desk, program, folder).sign_up(ADA)
        program.close()
    # The program ends after the store's log is in the database.
    assert [path.name for path in folder.iterdir()] == ["planner.sqlite"]
    return folder


@pytest.fixture
def store_of_ada(_store_of_ada, tmp_path):
    """A folder with a store that holds Ada's account; a copy for the test alone."""
    folder = tmp_path / "planner"
    shutil.copytree(_store_of_ada, folder)
    return folder


@pytest.fixture
def planner_of_ada(desk, start_planner, store_of_ada):
    """Vacation Planner that knows Ada, showing the log-in form."""
    return start_planner(desk, store_of_ada)
