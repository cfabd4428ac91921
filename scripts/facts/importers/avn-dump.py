"""Prints the command tree of an installed aiven-client as JSON, for `npm run facts -- --avn FILE`.

    python3 scripts/facts/importers/avn-dump.py > avn.json

Run it with the Python that has aiven-client. It walks the argparse objects, so it reads no help text.
"""

import argparse
import datetime
import importlib.metadata
import json
import os
import sys


def plain(value):
    """A default as JSON; nothing for empty lists and for objects that mark what was not given."""
    if isinstance(value, str):
        return "." if value == os.getcwd() else value.replace(os.path.expanduser("~"), "~")
    return value if isinstance(value, (bool, int, float, dict)) else None


def type_name(action):
    """Name of the type; a lambda has none, and the importer then keeps the one that is known."""
    name = getattr(action.type, "__name__", "str") if action.type else "str"
    return {"str": "string", "<lambda>": None}.get(name, name)


def argument(action):
    takes_value = action.nargs != 0
    result = {}
    if action.option_strings:
        result["flags"] = sorted(action.option_strings, key=lambda flag: (not flag.startswith("--"), flag))
        result["takes_value"] = takes_value
        result["required"] = bool(action.required)
        result["repeatable"] = type(action).__name__ in ("_AppendAction", "_ExtendAction", "_CountAction")
    else:
        result["name"] = action.metavar if isinstance(action.metavar, str) else action.dest
        result["required"] = action.nargs not in ("?", "*")
        result["repeatable"] = action.nargs in ("*", "+")
    if takes_value:
        result["type"] = type_name(action)
    if isinstance(action.metavar, str) and action.option_strings:
        result["metavar"] = action.metavar
    if takes_value and action.nargs is not None:
        result["nargs"] = action.nargs
    if action.choices:
        result["choices"] = sorted(plain(choice) for choice in action.choices)
    if takes_value and plain(action.default) is not None and action.default != argparse.SUPPRESS:
        result["default"] = plain(action.default)
    if "deprecat" in (action.help or "").lower():
        result["deprecated"] = True
    return result


def arguments(parser):
    skip = (argparse._HelpAction, argparse._SubParsersAction)
    return [argument(action) for action in parser._actions if not isinstance(action, skip)]


def subparsers(parser):
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def commands(parser, path=()):
    for name, child in subparsers(parser):
        here = (*path, name)
        if list(subparsers(child)):
            yield from commands(child, here)
            continue
        found = arguments(child)
        function = child.get_default("func")
        yield {
            "path": " ".join(here),
            "positionals": [item for item in found if "name" in item],
            "options": sorted((item for item in found if "flags" in item), key=lambda item: item["flags"][0]),
            "no_auth": bool(getattr(function, "no_auth", False)),
            "deprecated": "deprecated" in (child.description or "").lower(),
        }


def version():
    try:
        return importlib.metadata.version("aiven-client")
    except importlib.metadata.PackageNotFoundError:
        return "unknown"


def main():
    try:
        from aiven.client.cli import AivenCLI
    except ImportError as error:
        sys.exit(f"avn-dump: this Python has no aiven-client ({error}); run it with the one that `avn` uses")
    cli = AivenCLI()
    cli.extend_commands(cli)
    tree = sorted(commands(cli.parser), key=lambda command: command["path"])
    today = datetime.date.today().isoformat()
    result = {
        "source": {"project": "aiven-client", "version": version(), "read": today},
        "global_options": sorted(arguments(cli.parser), key=lambda item: item["flags"][0]),
        "commands": tree,
    }
    json.dump(result, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
