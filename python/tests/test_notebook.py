"""The notebook runs, with fewer games than somebody would want to learn from."""

import json
from pathlib import Path

NOTEBOOK = Path(__file__).parent.parent / "notebooks" / "tiny_agent.ipynb"
MANY, FEW = "GAMES, ROUNDS, RATE = 64, 8, 1.0", "GAMES, ROUNDS, RATE = 4, 1, 1.0"


def test_the_cells_of_the_notebook_run_one_after_the_other(capsys):
    cells = json.loads(NOTEBOOK.read_text())["cells"]
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert MANY in sources[0]
    names: dict = {}
    for source in sources:
        exec(source.replace(MANY, FEW), names)
    assert "largest first: won" in capsys.readouterr().out
