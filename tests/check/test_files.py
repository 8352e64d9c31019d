"""Files of cases: which there are, what they hold, and how a text is put in the place of another."""

import os

import pytest

from scorecalc.check.files import content_of, files_of, replace
from scorecalc.problems import Refused


def refused(call, *arguments):
    """The problem of a call that is refused."""
    with pytest.raises(Refused) as caught:
        call(*arguments)
    (problem,) = caught.value.problems
    return problem


def test_a_folder_stands_for_its_suites_and_files_of_lines(tmp_path):
    """In the order of their names, then those of its folders; other files and hidden folders are left out."""
    for folder in ("tables", "tables/2024", ".git", "empty"):
        (tmp_path / folder).mkdir()
    for name in ("b.md", "a.txt", "C.MD", "d.py", "e", "tables/x.md", "tables/y.py", "tables/2024/z.md", ".git/x.md"):
        (tmp_path / name).write_text("", "utf-8")
    (tmp_path / "tables" / "again").symlink_to(tmp_path)
    found = ("C.MD", "a.txt", "b.md", "tables/x.md", "tables/2024/z.md")
    assert files_of(str(tmp_path)) == [str(tmp_path / name) for name in found]
    assert files_of("x.md") == ["x.md"]


def test_a_folder_without_suites_is_refused(tmp_path):
    """Nothing to check is no success."""
    assert refused(files_of, str(tmp_path)).code == "D430"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_text_is_read_and_put_back_in_its_encoding(tmp_path, encoding):
    """UTF-16 is what some shells write; its mark stays."""
    path = tmp_path / "x.txt"
    path.write_bytes("riichi 平和\r\n".encode(encoding))
    before = path.read_bytes()
    content = content_of(str(path))
    assert content.text.removeprefix("\ufeff") == "riichi 平和\r\n"
    replace(str(path), content)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "message", "line_number"),
    [
        (b"riichi\nriichi \xff\n", "cannot be read: the byte 0xff is no UTF-8", 2),
        (b"\xff\xfea", "cannot be read: the byte 0x61 is no UTF-16", 1),
    ],
)
def test_bytes_that_are_no_text_are_refused_with_their_line(tmp_path, content, message, line_number):
    """An update could not put them back."""
    path = tmp_path / "x.txt"
    path.write_bytes(content)
    problem = refused(content_of, str(path))
    assert (problem.code, problem.message, problem.line_number) == ("D401", message, line_number)


@pytest.mark.parametrize("path", ["nowhere/x.md", ".", "a\0b"])
def test_what_cannot_be_opened_is_refused(path):
    """A name that is wrong, a folder, a name that no file can have."""
    assert refused(content_of, path).code == "D401"


def test_a_link_stays_a_link_and_permissions_stay(tmp_path):
    """The file behind the link is replaced, and nothing is left beside it."""
    target = tmp_path / "real.txt"
    target.write_text("old", "utf-8")
    target.chmod(0o640)
    link = tmp_path / "link.txt"
    link.symlink_to(target)
    replace(str(link), content_of(str(target))._replace(text="new"))
    assert target.read_text("utf-8") == "new"
    assert link.is_symlink()
    assert target.stat().st_mode & 0o777 == 0o640
    assert sorted(os.listdir(tmp_path)) == ["link.txt", "real.txt"]


def test_a_file_that_cannot_be_replaced_is_left_as_it_is(tmp_path, monkeypatch):
    """The new text is written beside it first."""
    path = tmp_path / "x.txt"
    path.write_text("old", "utf-8")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    problem = refused(replace, str(path), content_of(str(path))._replace(text="new"))
    assert (problem.code, problem.message) == ("D420", "cannot write: No space left on device")
    assert path.read_text("utf-8") == "old"
    assert os.listdir(tmp_path) == ["x.txt"]
