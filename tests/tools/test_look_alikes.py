"""`tools.look_alikes`: the table of look-alikes is made from Unicode's confusables."""

from tools.look_alikes import look_alikes, written


def test_a_row_for_each_letter_of_ours_with_what_looks_like_it() -> None:
    alike = {
        "\u0430": [{"c": "a"}],
        "\u0251": [{"c": "\u0430"}, {"c": "a"}],
        "\uff41": [{"c": "a"}],  # NFKC maps it to a
        "\U00011700": [{"c": "rn"}],
        "a": [{"c": "\u0430"}],
        "\U000104d2": [{"c": "7"}],
    }
    table = look_alikes(alike)
    assert table == {"7": "\U000104d2", "a": "\u0251\u0430"}
    assert written(table).endswith(
        'LOOK_ALIKES: Final = {\n    "7": "\\U000104d2",\n    "a": "\\u0251\\u0430",\n}\n'
    )
