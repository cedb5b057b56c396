"""The articles of the criteria in each edition, and the order in which they are compared."""

EDITIONS = ("2026", "2017", "2012")
ARTICLES = {
    "the rest of the round": "C4 C.4 -",
    "score of the bye": "C5 - -",
    "number of downfloaters": "C6 C.5 B.3",
    "scores of the downfloaters": "C7 - C.8.b",
    "pairing score difference": "- C.6 -",
    "next bracket": "C8 C.7 -",
    "unplayed games of the bye": "C9 - -",
    "colour difference of topscorers": "C10 C.8 -",
    "third equal colour of topscorers": "C11 C.9 -",
    "colour preferences": "C12 C.10 B.4",
    "strong colour preferences": "C13 C.11 A.7.e",
    "semi-absolute preferences": "- - A.7.d",
    "absolute preferences of topscorers": "- - B.2",
    "downfloat as last round": "C14 C.12 B.5",
    "upfloat as last round": "C15 C.13 B.5",
    "downfloat as two rounds before": "C16 C.14 B.6",
    "upfloat as two rounds before": "C17 C.15 B.6",
    "score differences, downfloat as last round": "C18 C.16 -",
    "score differences, upfloat as last round": "C19 C.17 -",
    "score differences, downfloat as two rounds before": "C20 C.18 -",
    "score differences, upfloat as two rounds before": "C21 C.19 -",
    "score differences, squared": "- - B.3",
    "order of the MDP exchanges": "- D.3 -",
}
ORDER_2012 = (
    "number of downfloaters",
    "score differences, squared",
    "scores of the downfloaters",
    "absolute preferences of topscorers",
    "semi-absolute preferences",
    "colour preferences",
    "strong colour preferences",
    "downfloat as last round",
    "downfloat as two rounds before",
    "upfloat as last round",
    "upfloat as two rounds before",
)


def article(term, edition):
    """The article of a criterion; "-" where the edition does not have it."""
    return ARTICLES[term].split()[EDITIONS.index(edition)]


def has_article(term, told, edition):
    """Whether an article belongs to a criterion in an edition."""
    return term in ARTICLES and article(term, edition) == told


def in_order(edition, *, odd_round, is_last):
    """The criteria of an edition that compare pairs of one group, the most important first."""
    if edition != "2012":
        return [term for term in ARTICLES if article(term, edition) != "-"]
    left_out = {"strong colour preferences"} if odd_round else {"semi-absolute preferences"}
    left_out |= set() if is_last else {"score differences, squared"}
    return [term for term in ORDER_2012 if term not in left_out]
