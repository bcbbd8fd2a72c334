"""What the README shows runs, one part after the other."""

from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_code_of_the_readme_runs(capsys):
    parts = README.read_text().split("```python\n")[1:]
    assert len(parts) == 3
    names: dict = {}
    for part in parts:
        exec(part.split("```")[0], names)
    assert "[Seat1 \"Ann\"]" in capsys.readouterr().out
