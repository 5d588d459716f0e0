"""Builds Valhalla tiles of an OpenStreetMap extract with this site's speeds and serves them on loopback.

    python serve.py EXTRACT.osm.pbf FOLDER PORT

Needs the programs of Valhalla: pip install pyvalhalla, or pyvalhalla-weekly where that has no wheel.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import valhalla

# km/h, as in read-model/src/travel/speeds.ts: motorway to residential, then service and living streets.
ROADS = [80, 55, 45, 40, 35, 30, 25, 15]
SPEEDS = {
    "way": ROADS,
    "link_exiting": ROADS[:5],
    "link_turning": ROADS[:5],
    "roundabout": ROADS,
    "driveway": 15,
    "alley": 15,
    "parking_aisle": 15,
    "drive-through": 15,
}

extract, folder, port = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), int(sys.argv[3])
tiles = folder / "tiles"
tiles.mkdir(parents=True, exist_ok=True)
speeds = folder / "speeds.json"
speeds.write_text(json.dumps([{density: SPEEDS for density in ("rural", "suburban", "urban")}]))
settings = valhalla.get_config(tile_extract="", tile_dir=str(tiles))
settings["mjolnir"]["default_speeds_config"] = str(speeds)
settings["httpd"]["service"]["listen"] = f"tcp://127.0.0.1:{port}"
for name in ("loki", "thor", "odin", "httpd"):
    for proxy in ("proxy", "loopback", "interrupt"):
        if proxy in settings[name]["service"]:
            settings[name]["service"][proxy] = f"ipc://{folder}/{name}-{proxy}"
config = folder / "valhalla.json"
config.write_text(json.dumps(settings))

package = Path(valhalla.__file__).parent
libraries = [str(path) for path in package.parent.glob("pyvalhalla*.libs")]
environment = {**os.environ, "LD_LIBRARY_PATH": ":".join(libraries)}
subprocess.run([package / "bin/valhalla_build_tiles", "-c", config, extract], cwd=folder, env=environment, check=True)
os.execve(package / "bin/valhalla_service", ["valhalla_service", str(config), "1"], environment)
