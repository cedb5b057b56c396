"""What a column of a list of players may hold, and the words that head such a column."""

import re
from enum import Enum

from arbiter_gui.folding import folded
from arbiter_gui.i18n import N_


class PlayerField(Enum):
    """A piece of a player's data; the values are the names that scripts use."""

    NAME = "name"
    LAST_NAME = "last_name"
    FIRST_NAME = "first_name"
    TITLE = "title"
    SEX = "sex"
    RATING = "rating"
    FEDERATION = "federation"
    FIDE_ID = "fide_id"
    BIRTH = "birth"
    CLUB = "club"
    NATIONAL_ID = "national_id"

    @property
    def label(self) -> str:
        """The name that is shown, marked for translation."""
        return _LABELS[self]


_LABELS = {
    PlayerField.NAME: N_("Name"),
    PlayerField.LAST_NAME: N_("Last name"),
    PlayerField.FIRST_NAME: N_("First name"),
    PlayerField.TITLE: N_("Title"),
    PlayerField.SEX: N_("Sex"),
    PlayerField.RATING: N_("Rating"),
    PlayerField.FEDERATION: N_("Federation"),
    PlayerField.FIDE_ID: N_("FIDE ID"),
    PlayerField.BIRTH: N_("Date or year of birth"),
    PlayerField.CLUB: N_("Club"),
    PlayerField.NATIONAL_ID: N_("National number"),
}

_HEADINGS = {
    PlayerField.NAME: (
        "full name|name vorname|last name first name|lastname firstname|name and surname|"
        "surname and name|name|player|player name|participant|nombre y apellidos|"
        "apellidos y nombre|apellidos nombre|nombre completo|jugador|jugadora|jugador a|"
        "participante|фио|ф и о|фамилия имя отчество|фамилия имя|фамилия и имя|имя фамилия|"
        "участник|игрок|шахматист|naam|navn|namn|nominativo|nome|nom|spieler|teilnehmer"
    ),
    PlayerField.LAST_NAME: (
        "last name|lastname|surname|family name|last|apellidos|apellido|primer apellido|фамилия|"
        "nachname|familienname|nom de famille|cognome|sobrenome|sukunimi|prijmeni|nazwisko"
    ),
    PlayerField.FIRST_NAME: (
        "first name|firstname|given name|given names|first|forename|nombre|nombres|"
        "nombre de pila|имя|имя отчество|имя и отчество|vorname|prenom|etunimi|jmeno|imie"
    ),
    PlayerField.TITLE: "title|tit|fide title|titulo|titulo fide|звание|титул|titel|titre|titolo",
    PlayerField.SEX: "sex|gender|sexo|genero|пол|geschlecht|sexe|sesso|s|mf|m f|h m|sx",
    PlayerField.RATING: (
        "rating|rtg|rtgi|rtg int|elo fide|fide elo|fide rating|rating fide|elo|elo fide std|"
        "elo int|standard|std|srtng|рейтинг|рейтинг фиде|рейтинг fide|эло|elo internacional|рейт|"
        "puntuacion elo|elozahl|fide elozahl|elofide|rtgn|rtg nat|rating nac|elo nacional|"
        "elo feda|elonat|dwz|рейтинг рф|рейтинг фшр|national rating|rating nacional"
    ),
    PlayerField.FEDERATION: (
        "federation|fed|fide federation|country|nation|federacion|pais|fed fide|bandera|"
        "федерация|фед|страна|land|foderation|federazione|pays|nacionalidad"
    ),
    PlayerField.FIDE_ID: (
        "fide id|fideid|id fide|fide no|fide number|fide nr|fide code|fin|codigo fide|ficha fide|"
        "numero fide|n fide|no fide|idfide|фиде id|id фиде|номер фиде|код фиде|фиде код|"
        "идентификатор фиде|fide ид|id number|fideno|fide"
    ),
    PlayerField.BIRTH: (
        "birth|birth date|date of birth|birthday|b day|bday|birthdate|dob|born|year of birth|"
        "birth year|byear|year|yob|date of birth year|nacimiento|fecha de nacimiento|fecha nac|"
        "f nacimiento|f nac|nac|fecha nacimiento|ano de nacimiento|ano nacimiento|ano nac|ano|"
        "nacido|дата рождения|рожд|род|дата или год рождения|год рождения|г р|гр|д р|др|рождение|"
        "родился|д рожд|г рожд|geburtsjahr|geburtsdatum|geboren|jahrgang|anno nascita|"
        "data di nascita|annee de naissance|bdate"
    ),
    PlayerField.CLUB: (
        "club|club name|clubname|club city|club or place|team|city|town|verein|equipo|ciudad|"
        "localidad|poblacion|club ciudad|клуб|город|команда|населенный пункт|организация|"
        "клуб город|seura|klub|circolo|club o lugar|клуб или город|club o localidad|entidad"
    ),
    PlayerField.NATIONAL_ID: (
        "national id|national number|id nat|id nac|idnat|nat id|id|id no|ident no|licence|"
        "license|licencia|n licencia|no licencia|numero de licencia|id feda|id nacional|"
        "numero nacional|codigo nacional|национальный id|национальный номер|номер фшр|id фшр|"
        "id рф|ид фшр|фшр id|билет|лицензия|member no|zps|fsi id|id fsi|pkz|relatienummer|"
        "ecf code|cfc"
    ),
}

_BETWEEN = re.compile(r"[\W_]+")


def heading_of(text: str) -> str:
    """A heading as it is looked up: folded, with single blanks for everything else than letters.

    >>> heading_of(" Año_de Nacimiento:"), heading_of("FIDE-ID")
    ('ano de nacimiento', 'fide id')
    """
    return " ".join(_BETWEEN.sub(" ", folded(text)).split())


_MEANINGS = {
    heading_of(word): (field, place)
    for field, words in _HEADINGS.items()
    for place, word in enumerate((field.value, *words.split("|")))
}


def meaning_of(heading: str) -> tuple[PlayerField, int] | None:
    """What a heading announces, and how sure it is: 0 is surest; None for an unknown one.

    A year in a heading ("Elo 2026", "OCT26") is of no interest.

    >>> meaning_of("Apellidos")
    (<PlayerField.LAST_NAME: 'last_name'>, 6)
    """
    word = heading_of(heading)
    found = _MEANINGS.get(word)
    if found is None and len(word.split()) > 1:
        found = _MEANINGS.get(" ".join(part for part in word.split() if not part.isdigit()))
    return found
