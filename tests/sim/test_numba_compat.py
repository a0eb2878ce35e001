"""numba's undocumented parts are as `sim/numba_compat.py` expects them."""

import ast
from pathlib import Path
from typing import Any

import pytest
from numba import njit

import splittable
from tests.support.internals import Internals

NUMBA = Internals("numba", "src/splittable/sim/numba_compat.py")
DISPATCHER = "numba.core.registry.CPUDispatcher"
CACHE = "numba.core.caching.FunctionCache"
CACHE_FILE = "numba.core.caching.IndexDataCacheFile"
CACHE_IMPL = "numba.core.caching.CompileResultCacheImpl"
LOCATOR = "numba.core.caching.UserProvidedCacheLocator"
OPTIONS = "numba.core.cpu.CPUTargetOptions"


def double(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize(
    "path, function, parameters",
    [
        (CACHE, "__init__", "self py_func"),
        (CACHE, "load_overload", "self sig target_context"),
        (CACHE, "save_overload", "self sig data"),
        (CACHE_FILE, "__init__", "self cache_path filename_base source_stamp"),
        (LOCATOR, "ensure_cache_path", "self"),
        (LOCATOR, "get_cache_path", "self"),
    ],
)
def test_a_method_that_we_call_or_override_takes_what_it_took(
    path: str, function: str, parameters: str
) -> None:
    NUMBA.check_parameters(path, function, parameters.split())


def test_a_dispatcher_can_be_made_with_options_and_knows_its_function() -> None:
    def make(kind: Any) -> Any:
        return kind(double, targetoptions={"nopython": True})

    NUMBA.check_attributes(DISPATCHER, make, ["py_func", "__call__"])


def test_the_options_that_leave_out_wrappers_are_there() -> None:
    options = ["no_cpython_wrapper", "no_cfunc_wrapper"]
    NUMBA.check_attributes(OPTIONS, lambda kind: kind, options)


def test_a_compiled_function_has_a_cache_that_can_be_replaced() -> None:
    NUMBA.check_attributes(DISPATCHER, lambda _: njit(double), ["_cache"])


def test_a_cache_has_a_folder_and_a_file_that_can_be_replaced() -> None:
    def make(kind: Any) -> Any:
        return kind(double)

    NUMBA.check_attributes(CACHE, make, ["_cache_path", "_cache_file", "_impl", "_impl_class"])
    NUMBA.check_attributes(CACHE_IMPL, lambda kind: kind, ["_locator_classes"])
    NUMBA.check_attributes(CACHE, lambda kind: make(kind)._impl, ["filename_base", "locator"])
    NUMBA.check_attributes(CACHE, lambda kind: make(kind)._impl.locator, ["get_source_stamp"])


def test_versions_that_nobody_has_checked_are_excluded() -> None:
    NUMBA.check_bounds()


def test_only_one_module_imports_numba_s_internals() -> None:
    package = Path(splittable.__file__).parent
    found = {path.name for path in package.rglob("*.py") if _imports_internals(path)}
    assert found == {"numba_compat.py"}


def _imports_internals(path: Path) -> bool:
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    modules = [each.module or "" for each in tree if isinstance(each, ast.ImportFrom)]
    return any(module.startswith("numba.core") for module in modules)
