/** Pages that lead through a job, hardware and troubleshooting; index.ts says what belongs here. */
export const GUIDES: Readonly<Record<string, string>> = {
  '': 'home, start page, manual, user guide, documentation, help, overview, introduction, sunhouse',
  'glossary/': 'terms, definition, meaning, dictionary, vocabulary, what is, jargon, explained',
  'release-notes/':
    'changelog, whats new, update, upgrade, firmware, latest version, version history, v1, old version, migrate, compatibility, convert old kits, roadmap',

  'troubleshooting/':
    'help, problem, something wrong, broken, not working, fix, error, issue, fault, symptoms, faq',
  'troubleshooting/no-sound/':
    'silent, silence, dead, nothing happens, cant hear anything, not working, mute',
  'troubleshooting/no-sound/#no-sound-from-any-drum':
    'no audio, no output, nothing plays, silent kit, sound stopped, cant hear, no sound at all, no sound in headphones, worked yesterday, suddenly silent, all drums silent, everything is dead, emergency, help no sound',
  'troubleshooting/no-sound/#no-peaks':
    'portal lights, red lights, no light, no peaks, sensor dead, nothing on the input',
  'troubleshooting/no-sound/#no-dots': 'peaks but no dots, no dots, not triggering',
  'troubleshooting/no-sound/#set-is-silent': 'dots but no sound',
  'troubleshooting/no-sound/#no-output':
    'no sound in headphones, headphones silent, no sound from speakers, meter moves but no sound',
  'troubleshooting/no-sound/#one-drum-is-silent':
    'snare doesnt trigger, drum does not trigger, kick not working, dead drum, dead pad, drum not working, pad not working, no signal, sensor not detected, drum not responding, zone silent',
  'troubleshooting/no-sound/#one-set-is-silent': 'song silent, preset silent, kit silent',
  'troubleshooting/no-sound/#crosstalk':
    'cross talk, xtalk, bleed, false trigger, kick triggers snare, tom triggers snare, sets off other drum, wrong drum sounds, phantom hits, ghost triggering, sympathetic, triggers by itself, random hits, snare triggers tom, hit on one drum triggers another',
  'troubleshooting/no-sound/#one-hit-plays-twice':
    'double trigger, double hits, retrigger, machine gun, flam, two sounds, repeated notes, mask time, debounce',
  'troubleshooting/no-sound/#soft-hits-go-missing':
    'quiet hits dont register, ghost notes not picked up, light strokes not detected, missed hits, missing notes, not sensitive, weak hits, drops notes, buzz roll',
  'troubleshooting/no-sound/#wrong-zone':
    'wrong sound, zones mixed up, rim plays center, confuses rim and center, misread, wrong pad, rimshot not recognized, zone detection',
  'troubleshooting/no-sound/#clicks-and-pops':
    'crackle, crackling, dropout, glitch, distortion, stutter, noise, cpu overload, choppy audio, underrun, popping',
  'troubleshooting/no-sound/#sounds-come-late':
    'latency, lag, laggy, delay, slow response, late, delay between hit and sound, out of time, feels late, ms, latency too high, latency too long, bluetooth, wireless headphones, airpods',
  'troubleshooting/no-sound/#sounds-are-cut-off':
    'sample stops early, truncated, cut short, ends too soon, tail missing, voice stealing, polyphony',
  'troubleshooting/no-sound/#wrong-pitch':
    'wrong pitch, too high, too low, chipmunk, out of tune, plays too fast, plays too slow, sample rate',
  'troubleshooting/no-sound/#loud-hits-distort':
    'distort, clipping, clips, too loud, harsh, red meter, overload',
  'troubleshooting/no-sound/#samples-are-missing': 'lost samples, missing files, file not found',
  'troubleshooting/no-sound/#a-microphone-or-midi-device-is-silent':
    'mic not working, guitar silent, no mic signal',
  'troubleshooting/no-sound/#midi-does-nothing':
    'no midi, midi not working, keyboard not recognized, pads do nothing, device not recognized',
  'troubleshooting/no-sound/#wont-open':
    'wont open, wont start, does not start, wont activate, activation fails, crash on start',
  'troubleshooting/diagnostic-report/':
    'support, contact, customer service, email, bug report, crash, crashes, freezes, hangs, log files, logs, ticket, send feedback, error message, system info',

  'quick-start/':
    'getting started, beginner, first steps, introduction, new user, basics, start here, guide, walkthrough',
  'quick-start/whats-in-the-box/':
    'used, second hand, need to buy, what do i need to start, package, contents, packing list, unboxing, included, parts, missing part, what do i need, requirements, buy, shopping, warranty, receipt, cables, computer requirements',
  'quick-start/setting-up-your-gear/':
    'setup, connect, hook up, wiring, plug in, installation of hardware, first time, mount sensors, guided setup, configure my kit, cabling',
  'quick-start/activating-software/':
    'two computers, how many computers, input permission, license, licence, serial, code, key, register, account, log in, sign in, download, installer, unlock, authorize, deactivate, offline, internet, new computer, laptop, second computer, permission, privacy, system requirements, uninstall, trial, no wifi, no internet at rehearsal, offline activation, hotspot',
  'quick-start/getting-started-software/':
    'first sound, tour, interface overview, play a kit, demo, factory kit, presets, begin, learn the window, user interface, beginner',
  'quick-start/making-stuff-from-scratch/':
    'new kit, create kit, build a kit, empty set, blank, own sounds, own samples, custom kit, first set, load samples, step by step',
  'quick-start/tutorials/':
    'lessons, exercises, practice, drills, learn, course, learning path, video, workout, ideas',

  'hardware-overview/': 'gear, equipment, devices, products, parts, components, hardware',
  'hardware-overview/drum-sensor/':
    'which drums can i use, compatible drums, cymbals, drum sizes, sensor fell off, clean the sensor, trigger, pickup, mount, mounting, attach, clip, placement, position, where to put the sensor, piezo, acoustic trigger, magnet, heads, mesh, how many sensors, phantom power, 48v',
  'hardware-overview/emad-adapter/':
    'adaptor, bass drum, kick, bass drum adapter, kick adapter, kick sensor mount, foam, damping ring, muffling, dampening, pillow, beater',
  'hardware-overview/evans-portal-interface/':
    'sound card, soundcard, audio interface, sound module, brain, which interface, usb, inputs, outputs, jacks, connectors, ports, scarlett, focusrite, preamp, driver, power, usb hub, portal lights, lights red, 48v',

  'how-to/': 'guides, tutorials, tasks, instructions, recipes, how do i',
  'how-to/ableton-plugin/':
    'play back a take with other sounds, trigger clips, resample, live, daw, vst, vst3, au, audio unit, plugin, plug-in, max for live, m4l, amxd, rack, session view, use in daw',
  'how-to/add-assignments/':
    'velocity sensitive reverb, velocity sensitive effect, control with force, modulate, map, mapping, link, automate, control a parameter, velocity to filter, right-click, knob follows, expression, dynamics control, hit harder, react, responsive, parameter, move a knob',
  'how-to/add-effects/':
    'reverb, delay, echo, insert effect, fx chain, plugin, reverb on one drum, effect on whole set, effect order, reverb on hard hits, reverb hard hits only',
  'how-to/add-mic/':
    'vocals, singing, voice, sing, guitar, bass guitar, line instrument, live input, xlr, phantom power, acoustic mic, overhead',
  'how-to/assignment-to-change-sets/':
    'change kit, switch kit, next song, next preset, program change, switch songs, change sets, setlist, foot switch, footswitch, pedal, change presets with a hit, kit change, scene change, patch change',
  'how-to/audition-samples/':
    'preview, listen, try sounds, compare samples, browse samples, find a sample, ab test, swap samples, replace sample',
  'how-to/blend-samples-between-zones/':
    'crossfade, morph, fade between zones, positional, position sensing, smooth transition, interpolate, center to edge, center rim, rim blend, blend center and rim',
  'how-to/choke-sounds/':
    'loop plays forever, sound never stops, ringing too long, mute group, choke group, choke cymbal, grab cymbal, hi-hat, open and closed hat, stop sound, cut off, cut, exclusive, end a loop, silence a ringing sound, mono, damp, rim stop, mute with rim, stop a sound when i hit another',
  'how-to/cross-control/':
    'sidechain, ducking, duck, other drum, one drum changes another, control effect of another drum, pump, interact',
  'how-to/export-a-sound-pack/':
    'share, send, give kit to a friend, backup, back up, transfer, copy to another computer, collect samples, archive, bundle, sell',
  'how-to/install-sound-packs/':
    'download, import, expansion, add-on, library content, load kit, unzip, new sounds, get more sounds, open a pack, sp2 file, store',
  'how-to/midi-in/':
    'receive midi, external midi, e-kit, electronic kit, electronic drums, roland, alesis, yamaha, spd-sx, td-17, nitro, module, keyboard, controller, launchpad, akai, mpd, trigger from pads, pad controller, connect midi device, v-drums',
  'how-to/midi-out/':
    'control lights, drum to midi, convert drums to midi, send midi, external synth, hardware synth, drum plugin, superior drummer, ezdrummer, addictive drums, kontakt, battery, lights, lighting, dmx, synth, trigger plugin, drum machine, cc',
  'how-to/navigate-complex-sets/':
    'find a sound, large set, big set, complicated, lost, which module, locate, overview, nested, search in set, get around, organize, understand a set',
  'how-to/record/':
    'recording, multitrack, bounce, export audio, wav, mixdown, stems, capture, daw, logic, pro tools, reaper, audacity, loopback, save a performance, obs, stream',
  'how-to/relink-samples/':
    'missing samples, lost, file not found, moved folder, broken link, locate samples, external drive, find files, reconnect, renamed, red samples, moved a folder',
  'how-to/setup-midi-routing/':
    'virtual midi, virtual cable, iac, loopmidi, midi port, same computer, between programs, midi to daw, ableton, logic, cubase, reaper, superior drummer, midi loop, network midi',
  'how-to/use-melody/':
    'melodic, tonal, notes, chords, scale, bass line, bassline, tune, song, harmony, piano, pitched, synth lead, harmonic, play in key, chord progression',
  'how-to/use-thresholding/':
    'threshhold, sensitivity, gate, noise gate, false triggers, ignore soft hits, too sensitive, trigger level, minimum velocity, only hard hits, accents, ghost notes, bleed, crosstalk, skip soft hits',
};
