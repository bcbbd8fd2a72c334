"""A type checker has nothing to say about the package, and the stubs are as the native half is."""

import subprocess
import sys
from pathlib import Path

import pytest

import sixfold


# What was found out of NumPy is kept for the next one.
CACHE = str(Path(sixfold.__file__).parent / "__pycache__" / "mypy")


def check(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", *words]
    return subprocess.run(line, cwd=folder, capture_output=True, text=True)


def test_the_package_is_typed_strictly(tmp_path):
    said = check("mypy", "--strict", "--cache-dir", CACHE, "--package", "sixfold", folder=tmp_path)
    assert said.returncode == 0, said.stdout


def test_the_signatures_of_the_stubs_are_those_of_the_native_half(tmp_path):
    said = check("mypy.stubtest", "sixfold._sixfold", folder=tmp_path)
    assert said.returncode == 0, said.stdout


@pytest.mark.parametrize(
    ("program", "wrong"),
    [
        ("state.apply_action(state.legal_actions()[0])", ""),
        ("state.apply_action('e3')", "arg-type"),
        ("state.no_such_method()", "attr-defined"),
    ],
)
def test_programs_are_checked_by_the_stubs(program, wrong, tmp_path):
    begin = "import sixfold\nstate = sixfold.load_game('yinsh').new_initial_state()\n"
    (tmp_path / "program.py").write_text(begin + program + "\n")
    said = check("mypy", "--strict", "--cache-dir", CACHE, "program.py", folder=tmp_path)
    assert (said.returncode == 0) == (not wrong) and wrong in said.stdout, said.stdout
