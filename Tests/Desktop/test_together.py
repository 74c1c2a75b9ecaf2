"""Two programs on one store, and programs that are killed."""

import itertools

import pytest

from planner import ADA, EMMY, Someone

CREATED = "Your account has been created."


@pytest.fixture
def two(make_desk, start_planner, tmp_path):
    """Two Vacation Planners, each on a desktop of its own, on one store."""
    folder = tmp_path / "planner"
    return start_planner(make_desk(), folder), start_planner(make_desk(), folder)


def test_two_programs_sign_up_at_once(two):
    people = (ADA, EMMY)
    for planner, someone in zip(two, people):
        planner.open_sign_up()
        planner.fill_sign_up(someone)
    for planner in two:
        planner.keyboard.press("Return")
    for planner, someone in zip(two, people):
        planner.wait_signed_up(someone)
    assert {a["email"] for a in two[0].store.accounts()} == {ADA.email, EMMY.email}
    assert two[0].store.is_sound()
    # Each sees what the other did.
    for planner, someone in zip(two, reversed(people)):
        planner.sign_out()
        planner.log_in(someone)


def test_two_programs_sign_up_at_once_with_one_address(two):
    people = (ADA, Someone("Another Ada", ADA.email, "another password"))
    for planner, someone in zip(two, people):
        planner.open_sign_up()
        planner.fill_sign_up(someone)
    for planner in two:
        planner.keyboard.press("Return")
    created, taken = CREATED, "This email already has an account"

    def outcome(planner):
        return next((w for w in (created, taken)
                     if any(label.startswith(w) for label in planner.labels())), None)
    outcomes = [planner.tree.wait(lambda: outcome(planner), "an answer", timeout=20)
                for planner in two]
    assert sorted(outcomes) == sorted([created, taken])
    account, = two[0].store.accounts()
    winner = people[outcomes.index(created)]
    assert account["name"] == winner.name


def kill_at_once(planner):
    pass


def kill_when_it_works(planner):
    # A fast machine shows the progress for only a tenth of a second, so the end counts as well.
    planner.tree.wait(lambda: planner.shows_progress() or planner.has_label(CREATED),
                      "the program to work")


def kill_when_it_writes(planner):
    """Returns as soon as the store's log has grown."""
    log = planner.store.path.with_name(planner.store.path.name + "-wal")

    def size():
        return log.stat().st_size if log.exists() else 0
    before = size()
    planner.tree.wait(lambda: size() != before or planner.has_label(CREATED),
                      "the program to write")


@pytest.mark.parametrize("moment", [kill_at_once, kill_when_it_works, kill_when_it_writes])
def test_kill_during_sign_up_leaves_the_whole_account_or_none(planner_of_ada, start_planner,
                                                              moment):
    planner = planner_of_ada
    planner.open_sign_up()
    planner.fill_sign_up(EMMY)
    planner.keyboard.press("Return")
    moment(planner)
    planner.program.kill()
    again = start_planner(planner.desk, planner.store.directory)
    again.wait_log_in()
    accounts = again.store.accounts()
    assert again.store.is_sound()
    assert all(a["name"] and a["email"] and a["passwordHash"].startswith("$argon2id$")
               for a in accounts)
    names = [a["name"] for a in accounts]
    assert names in ([ADA.name], [ADA.name, EMMY.name])
    if EMMY.name in names:
        again.log_in(EMMY)
    else:
        again.sign_up(EMMY)
    again.sign_out()
    again.log_in(ADA)


def test_kill_while_the_store_is_made(desk, start_planner, vacation_planner, tmp_path):
    """Kills the program when the first, the second... file appears in the folder: the next start has a complete store."""
    folder = tmp_path / "planner"
    for count in itertools.count(1):
        program = desk.start([vacation_planner, "--data-dir", folder])

        def files():
            return len(list(folder.iterdir())) if folder.exists() else 0
        desk.tree.wait(lambda: files() >= count or desk.windows.of_process(program.pid),
                       f"{count} files in the folder")
        is_whole = files() < count
        program.kill()
        if is_whole:
            break
        planner = start_planner(desk, folder)
        planner.wait_log_in()
        planner.program.close()
        assert planner.store.accounts() == [] and planner.store.is_sound()
        for path in folder.iterdir():
            path.unlink()
        folder.rmdir()
