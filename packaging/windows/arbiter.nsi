; Installs Arbiter for the user who runs it, without administrator's rights. Not yet run on Windows.
; makensis /DVERSION=1.2.3 packaging/windows/arbiter.nsi    (build_app.py does it)

!ifndef VERSION
  !error "VERSION is missing: makensis /DVERSION=1.2.3"
!endif
!ifndef PROGRAM
  !define PROGRAM "..\..\dist\arbiter"
!endif
!ifndef ICON
  !define ICON "..\..\build\icons\arbiter.ico"
!endif
!ifndef TARGET
  !define TARGET "..\..\dist\Arbiter-${VERSION}-Setup.exe"
!endif
!define CLASSES "Software\Classes"
!define TYPE "Arbiter.Event"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Arbiter"

Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "Arbiter"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Arbiter"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
ManifestDPIAware true
BrandingText "Arbiter ${VERSION}"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\arbiter-gui.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Russian"

LangString EVENT ${LANG_ENGLISH} "Arbiter event"
LangString EVENT ${LANG_SPANISH} "Torneo de Arbiter"
LangString EVENT ${LANG_RUSSIAN} "Турнир Arbiter"
LangString RUNNING ${LANG_ENGLISH} "Arbiter is open. Close it, then press Retry."
LangString RUNNING ${LANG_SPANISH} "Arbiter está abierto. Ciérrelo y pulse Reintentar."
LangString RUNNING ${LANG_RUSSIAN} "Arbiter открыт. Закройте его и нажмите «Повтор»."
LangString FOREIGN ${LANG_ENGLISH} "This folder holds other files. Choose an empty one, or the one of an earlier Arbiter."
LangString FOREIGN ${LANG_SPANISH} "Esta carpeta contiene otros archivos. Elija una vacía, o la de un Arbiter anterior."
LangString FOREIGN ${LANG_RUSSIAN} "В этой папке есть другие файлы. Выберите пустую или папку прежней версии Arbiter."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Arbiter"
VIAddVersionKey /LANG=1033 "FileDescription" "Arbiter Setup"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "MIT licence"

; A program that runs cannot be written over: its file cannot be opened for writing.
!macro WAIT_UNTIL_CLOSED
  again:
  IfFileExists "$INSTDIR\arbiter-gui.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\arbiter-gui.exe" a
  IfErrors 0 writable
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY again
  Abort
  writable:
  FileClose $0
  closed:
!macroend

; The folder is emptied at an update, so it has to be one of Arbiter's own.
!macro REFUSE_FOREIGN_FOLDER
  IfFileExists "$INSTDIR\arbiter-gui.exe" own
  ${DirState} "$INSTDIR" $0
  IntCmp $0 1 0 own own
  MessageBox MB_OK|MB_ICONSTOP "$(FOREIGN)" /SD IDOK
  Abort
  own:
!macroend

!macro REMOVE_FILES
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\LICENSES"
  Delete "$INSTDIR\arbiter.exe"
  Delete "$INSTDIR\arbiter-gui.exe"
!macroend

Section
  !insertmacro REFUSE_FOREIGN_FOLDER
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_FILES
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Arbiter.lnk" "$INSTDIR\arbiter-gui.exe"

  WriteRegStr HKCU "${CLASSES}\.arbiter" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\.arbiter" "Content Type" "application/x-arbiter"
  WriteRegStr HKCU "${CLASSES}\.arbiter\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(EVENT)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\arbiter-gui.exe,0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\arbiter-gui.exe" "%1"'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Arbiter"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\arbiter-gui.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Events, preferences and rating lists are the user's: they stay.
Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Arbiter.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.arbiter" ""
  StrCmp $0 "${TYPE}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\.arbiter" ""
  DeleteRegValue HKCU "${CLASSES}\.arbiter\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.arbiter\OpenWithProgids"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
