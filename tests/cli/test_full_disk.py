"""A disk that takes nothing more, when a record is saved."""

from __future__ import annotations

import errno
import resource
from pathlib import Path

import pytest

from tessera.cli.files import write_whole
from tessera.cli.refusals import os_problem


def test_a_record_that_finds_no_room_leaves_the_earlier_one_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "evening.tessera"
    write_whole(file, "an earlier record\n")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, before[1]))
    try:
        with pytest.raises(OSError, match="File too large") as refused:
            write_whole(file, "a longer record\n" * 1000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    assert refused.value.errno == errno.EFBIG
    assert file.read_text() == "an earlier record\n"
    assert list(tmp_path.iterdir()) == [file]
    assert "No space left on device" in os_problem(OSError(errno.ENOSPC, "No space left on device"), "en")
    assert "空き" in os_problem(OSError(errno.ENOSPC, "No space left on device"), "ja")
