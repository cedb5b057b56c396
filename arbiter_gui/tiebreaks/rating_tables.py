"""FIDE's rating tables: score to rating difference, rating difference to expected score (B.02 8).

Percentages and expected scores are integers, in hundredths.
"""

_DIFFERENCES = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
)  # fmt: skip
"""Table 8.1a from 50 % to 100 % of the points; below 50 % the sign is turned."""

_LARGEST_DIFFERENCES = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68,
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
)  # fmt: skip
"""Table 8.1b: up to which difference the stronger player is expected to score 50 %, 51 %..."""

_EXPECTED = tuple(
    50 + step
    for step, (last, before) in enumerate(
        zip(_LARGEST_DIFFERENCES, (-1, *_LARGEST_DIFFERENCES), strict=False)
    )
    for _difference in range(before + 1, last + 1)
)


def rating_difference(percentage: int) -> int:
    """What a score in hundredths of the games is worth in rating points (table 8.1a)."""
    if percentage >= 50:
        return _DIFFERENCES[percentage - 50]
    return -_DIFFERENCES[50 - percentage]


def expected_score(difference: int) -> int:
    """The expected score against somebody lower by a difference, in hundredths (table 8.1b)."""
    size = abs(difference)
    stronger = _EXPECTED[size] if size < len(_EXPECTED) else 100
    return stronger if difference >= 0 else 100 - stronger
