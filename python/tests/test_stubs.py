"""The stubs tell of everything that there is, and of nothing else."""

import ast
from pathlib import Path

import sixfold
from sixfold import _sixfold

STUBS = ast.parse((Path(sixfold.__file__).parent / "_sixfold.pyi").read_text())


def public(names) -> set[str]:
    return {name for name in names if not name.startswith("_")}


def test_the_stubs_name_every_member_of_every_class():
    for told in (each for each in STUBS.body if isinstance(each, ast.ClassDef)):
        methods = public(each.name for each in told.body if isinstance(each, ast.FunctionDef))
        assert methods == public(vars(getattr(_sixfold, told.name))), told.name


def test_the_stubs_name_everything_in_the_module():
    kinds = (ast.ClassDef, ast.FunctionDef)
    told = {each.name for each in STUBS.body if isinstance(each, kinds)} | {"TERMINAL_PLAYER"}
    assert told == public(vars(_sixfold))
