from arbiter_gui.cli.command import ExitCode
from arbiter_gui.cli.main import main
from arbiter_gui.resources import resource


def test_the_event_is_written_as_web_pages(tmp_path, capsys):
    folder = tmp_path / "new" / "site"
    sample = str(resource("samples", "after_round_4.trf"))
    assert main(["site", sample, str(folder)]) == ExitCode.DONE
    assert capsys.readouterr().out == f"{folder / 'index.html'}\n"
    assert "Lakeside Open" in (folder / "standings.html").read_text(encoding="utf-8")
    assert main(["site", sample, str(folder)]) == ExitCode.DONE


def test_a_folder_with_somebody_elses_page_is_refused_and_kept(tmp_path, capsys):
    (tmp_path / "index.html").write_text("club")
    sample = str(resource("samples", "after_round_4.trf"))
    assert main(["site", sample, str(tmp_path)]) == ExitCode.WRONG_COMMAND
    assert "index.html" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
