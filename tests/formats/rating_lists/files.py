"""Small lists in the layouts that federations use."""

import zipfile

from arbiter_gui.formats.rating_lists.list_file import open_list
from arbiter_gui.progress import NoProgress
from arbiter_gui.ratings.listed_player import ListedPlayer
from tests.benchmarks.invented_lists import HEADING, combined_line

CARLSEN = ListedPlayer(
    "Carlsen, Magnus", 1503014, "NOR", "M", "GM", 1990, 2839, 2824, 2869, 10, 10, 10
)
HOU = ListedPlayer("Hou, Yifan", 8602980, "CHN", "F", "GM", 1994, 2633, 0, 0, 10)
COMBINED = f"{HEADING}\r\n{combined_line(CARLSEN)}\r\n{combined_line(HOU, 'wi')}\r\n"
SINGLE_HEADING = (
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA OCT26 Gms K  B-day Flag"
)
SINGLE = (
    f"{SINGLE_HEADING}\r\n{1503014:<15}{'Carlsen, Magnus':<61}{'NOR':<4}{'M':<4}{'GM':<5}{'':<5}"
    f"{'':<15}{'':<4}{2824:<6}{3:<4}{10:<3}{1990:<6}{'':<4}\r\n"
)
OLD = (
    "ID number Name                             TitlFed  Mar11 GamesBorn  Flag\r\n"
    " 1503014  Carlsen, Magnus                  g   NOR  2815  26   1990      \r\n"
    " 8602980  Hou, Yifan                       g   CHN  2612   0   1994  w   \r\n"
)
XML = """<playerslist>
<player><fideid>1503014</fideid><name>Carlsen, Magnus</name><country>NOR</country><sex>M</sex>
<title>GM</title><w_title></w_title><o_title></o_title><foa_title></foa_title>
<rating>2839</rating><games>0</games><k>10</k><rapid_rating>2824</rapid_rating>
<rapid_games>0</rapid_games><rapid_k>10</rapid_k><blitz_rating>2869</blitz_rating>
<blitz_games>0</blitz_games><blitz_k>10</blitz_k><birthday>1990</birthday><flag></flag></player>
<player><fideid>5</fideid><name>O&apos;Neil &amp; Co</name><country/><sex>F</sex><title/>
<rating/><k/><rapid_rating/><rapid_k/><blitz_rating/><blitz_k/><birthday/><flag>wi</flag></player>
</playerslist>
"""
DWZ = (
    'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Spielberechtigung,Geburtsjahr,'
    '"Letzte Auswertung",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land\r\n'
    '10001,70101,12,A,"Müller,Jürgen",M,,1971,202611,1874,52,1902,FM,4610000,GER\r\n'
    '10001,70102,13,P,"Müller,Jürgen",M,,1971,202611,1874,52,1902,FM,4610000,GER\r\n'
    '10002,70101,14,A,"Weiß,Änne",W,,2011,202611,,,,,,\r\n'
)
DSU = (
    "\r\nNr;Fodt;Alder;Navn;Klub;Titel;Rat.;Hur.;Lyn;Fide;Nr;K\r\n"
    "501;00.00.1999;27;Bent Kølvig Larsen;Aalborg;IM;2411;-;2400;2425;1400010;20\r\n"
)


def read(path, mappings=(), name="", progress=None):
    """The players of a file, and the file itself."""
    with open_list(path, progress or NoProgress(), mappings, name) as file:
        return list(file.players), file


def written(folder, name, text, encoding="utf-8"):
    path = folder / name
    path.write_bytes(text.encode(encoding))
    return path


def zipped(folder, name, member, text):
    path = folder / name
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        info = zipfile.ZipInfo(member, (2026, 10, 31, 10, 0, 0))
        archive.writestr(info, text, zipfile.ZIP_DEFLATED)
    return path
