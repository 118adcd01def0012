#!/usr/bin/python3
"""A bare WebKitGTK window that WebKitWebDriver can drive: WebKit's own MiniBrowser has a toolbar, which
is wider than a phone. What it is started with stands in its environment: CONSOLE_TO (the file that the console's messages are written to) and PRINT_TO (a PDF: a page asks for it
with webkit.messageHandlers.print, since window.print() does nothing in a driven browser)."""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

PRINT_TO = os.environ["PRINT_TO"]
# The driver throws away what its browser writes.
os.dup2(os.open(os.environ["CONSOLE_TO"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)

# What makes pages prefer reduced motion, as in the other engines' settings.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

context = WebKit2.WebContext.get_default()  # in a private one nothing is said to the console
context.set_automation_allowed(True)
content = WebKit2.UserContentManager()
view = WebKit2.WebView(
    web_context=context, is_controlled_by_automation=True, user_content_manager=content
)
settings = view.get_settings()
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_media_playback_requires_user_gesture(True)  # as in Safari: sound needs a click


def start_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view)


def print_to_file(_content, _message):
    printing = Gtk.PrintSettings()
    printing.set_printer("Print to File")
    printing.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    printing.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(PRINT_TO + ".part", None))
    sheet = Gtk.PageSetup()
    sheet.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(printing)
    operation.set_page_setup(sheet)
    operation.connect("finished", lambda _operation: os.rename(PRINT_TO + ".part", PRINT_TO))
    operation.print_()


context.connect("automation-started", start_automation)
content.connect("script-message-received::print", print_to_file)
content.register_script_message_handler("print")
view.connect("close", lambda _view: Gtk.main_quit())
window = Gtk.Window()
window.connect("destroy", lambda _window: Gtk.main_quit())
window.add(view)
window.show_all()
view.load_uri("about:blank")
# There is no window manager that would give it the focus.
GLib.timeout_add(150, lambda: (window.get_window().focus(0), view.grab_focus(), False)[2])
Gtk.main()
