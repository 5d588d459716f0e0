"""Runs a notebook from its first cell to its last and prints what each one gives; an error in one ends it."""

import sys

import nbformat
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=120).execute()
for cell in notebook.cells:
    for output in cell.get("outputs", []):
        print(output.get("data", {}).get("text/plain", output.get("text", "")))
