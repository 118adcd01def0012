/**
 * What readers type when they want a page, where the page itself says it in other words: symptoms,
 * other makers' terms, everyday words. Keys are addresses below /v2/, with #anchor for a section.
 * Phrases are separated by commas; forms of a word (plural, -ing) and typing errors are found anyway,
 * and words that mean the same everywhere belong in searchSynonyms.ts. Writers: add what a reader
 * searched for in vain.
 */
export const SEARCH_KEYWORDS: Readonly<Record<string, string>> = {
  '': 'home, start page, manual, user guide, documentation, help, overview, introduction, sunhouse',
  'glossary/': 'terms, definition, meaning, dictionary, vocabulary, what is, jargon, explained',
  'release-notes/':
    'changelog, whats new, update, upgrade, firmware, latest version, version history, v1, old version, migrate, compatibility, convert old kits, roadmap',

  'troubleshooting/':
    'help, problem, something wrong, broken, not working, fix, error, issue, fault, symptoms, faq',
  'troubleshooting/no-sound/':
    'silent, silence, dead, nothing happens, cant hear anything, not working, mute',
  'troubleshooting/no-sound/#no-sound-from-any-drum':
    'no audio, no output, nothing plays, silent kit, sound stopped, cant hear',
  'troubleshooting/no-sound/#one-drum-is-silent':
    'snare doesnt trigger, drum does not trigger, kick not working, dead drum, dead pad, drum not working, pad not working, no signal, sensor not detected, drum not responding, zone silent',
  'troubleshooting/no-sound/#one-set-is-silent': 'song silent, preset silent, kit silent',
  'troubleshooting/no-sound/#crosstalk':
    'cross talk, xtalk, bleed, false trigger, kick triggers snare, tom triggers snare, sets off other drum, wrong drum sounds, phantom hits, ghost triggering, sympathetic, triggers by itself, random hits',
  'troubleshooting/no-sound/#one-hit-plays-twice':
    'double trigger, double hits, retrigger, machine gun, flam, two sounds, repeated notes, mask time, debounce',
  'troubleshooting/no-sound/#soft-hits-go-missing':
    'quiet hits dont register, ghost notes not picked up, light strokes not detected, missed hits, missing notes, not sensitive, weak hits, drops notes, buzz roll',
  'troubleshooting/no-sound/#wrong-zone':
    'wrong sound, zones mixed up, rim plays center, confuses rim and center, misread, wrong pad, rimshot not recognized, zone detection',
  'troubleshooting/no-sound/#clicks-and-pops':
    'crackle, crackling, dropout, glitch, distortion, stutter, noise, cpu overload, choppy audio, underrun, popping',
  'troubleshooting/no-sound/#sounds-come-late':
    'latency, lag, laggy, delay, slow response, late, delay between hit and sound, out of time, feels late, ms',
  'troubleshooting/no-sound/#sounds-are-cut-off':
    'sample stops early, truncated, cut short, ends too soon, tail missing, voice stealing, polyphony',
  'troubleshooting/no-sound/#samples-are-missing': 'lost samples, missing files, file not found',
  'troubleshooting/no-sound/#a-microphone-or-midi-device-is-silent':
    'no midi, midi not working, mic not working, device not recognized',
  'troubleshooting/diagnostic-report/':
    'support, contact, customer service, email, bug report, crash, crashes, freezes, hangs, log files, logs, ticket, send feedback, error message, system info',

  'quick-start/':
    'getting started, beginner, first steps, introduction, new user, basics, start here, guide, walkthrough',
  'quick-start/whats-in-the-box/':
    'used, second hand, need to buy, what do i need to start, package, contents, packing list, unboxing, included, parts, missing part, what do i need, requirements, buy, shopping, warranty, receipt, cables, computer requirements',
  'quick-start/setting-up-your-gear/':
    'setup, connect, hook up, wiring, plug in, installation of hardware, first time, mount sensors, guided setup, configure my kit, cabling',
  'quick-start/activating-software/':
    'two computers, how many computers, input permission, license, licence, serial, code, key, register, account, log in, sign in, download, installer, unlock, authorize, deactivate, offline, internet, new computer, laptop, second computer, permission, privacy, system requirements, uninstall, trial',
  'quick-start/getting-started-software/':
    'first sound, tour, interface overview, play a kit, demo, factory kit, presets, begin, learn the window, user interface, beginner',
  'quick-start/making-stuff-from-scratch/':
    'new kit, create kit, build a kit, empty set, blank, own sounds, own samples, custom kit, first set, load samples, step by step',
  'quick-start/tutorials/':
    'lessons, exercises, practice, drills, learn, course, learning path, video, workout, ideas',

  'hardware-overview/': 'gear, equipment, devices, products, parts, components, hardware',
  'hardware-overview/drum-sensor/':
    'which drums can i use, compatible drums, cymbals, drum sizes, sensor fell off, clean the sensor, trigger, pickup, mount, mounting, attach, clip, placement, position, where to put the sensor, piezo, acoustic trigger, magnet, heads, mesh, how many sensors',
  'hardware-overview/emad-adapter/':
    'adaptor, bass drum, kick, bass drum adapter, kick adapter, kick sensor mount, foam, damping ring, muffling, dampening, pillow, beater',
  'hardware-overview/evans-portal-interface/':
    'sound card, soundcard, audio interface, sound module, brain, which interface, usb, inputs, outputs, jacks, connectors, ports, scarlett, focusrite, preamp, driver, power, usb hub',

  'how-to/': 'guides, tutorials, tasks, instructions, recipes, how do i',
  'how-to/ableton-plugin/':
    'play back a take with other sounds, trigger clips, resample, live, daw, vst, vst3, au, audio unit, plugin, plug-in, max for live, m4l, amxd, rack, session view, use in daw',
  'how-to/add-assignments/':
    'velocity sensitive reverb, velocity sensitive effect, control with force, modulate, map, mapping, link, automate, control a parameter, velocity to filter, right-click, knob follows, expression, dynamics control, hit harder, react, responsive, parameter, move a knob',
  'how-to/add-effects/':
    'reverb, delay, echo, insert effect, fx chain, plugin, reverb on one drum, effect on whole set, effect order',
  'how-to/add-mic/':
    'vocals, singing, voice, sing, guitar, bass guitar, line instrument, live input, xlr, phantom power, acoustic mic, overhead',
  'how-to/assignment-to-change-sets/':
    'change kit, switch kit, next song, next preset, program change, switch songs, change sets, setlist, foot switch, footswitch, pedal, change presets with a hit, kit change, scene change, patch change',
  'how-to/audition-samples/':
    'preview, listen, try sounds, compare samples, browse samples, find a sample, ab test, swap samples, replace sample',
  'how-to/blend-samples-between-zones/':
    'crossfade, morph, fade between zones, positional, position sensing, smooth transition, interpolate, center to edge',
  'how-to/choke-sounds/':
    'loop plays forever, sound never stops, ringing too long, mute group, choke group, choke cymbal, grab cymbal, hi-hat, open and closed hat, stop sound, cut off, cut, exclusive, end a loop, silence a ringing sound, mono, damp',
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
    'missing samples, lost, file not found, moved folder, broken link, locate samples, external drive, find files, reconnect, renamed',
  'how-to/setup-midi-routing/':
    'virtual midi, virtual cable, iac, loopmidi, midi port, same computer, between programs, midi to daw, ableton, logic, cubase, reaper, superior drummer, midi loop, network midi',
  'how-to/use-melody/':
    'melodic, tonal, notes, chords, scale, bass line, bassline, tune, song, harmony, piano, pitched, synth lead, harmonic, play in key, chord progression',
  'how-to/use-thresholding/':
    'threshhold, sensitivity, gate, noise gate, false triggers, ignore soft hits, too sensitive, trigger level, minimum velocity, only hard hits, accents, ghost notes, bleed, crosstalk',

  'software-overview/':
    'reference, all controls, views, software manual, interface, user interface, screens',
  'software-overview/assignments/':
    'assignment concept, modulation, difference between assignment and modulator, source and destination, modulation matrix, how assignments work',
  'software-overview/audio-buses/':
    'bus, busses, aux, auxiliary, return, send and return, shared reverb, one reverb for several, pre fader, post fader, parallel, fx bus, routing',
  'software-overview/edit-view/':
    'rename, layer two samples, stack sounds, duplicate, undo, editor, build, edit a set, create layer, add layer, add module, new layer, edit kit, workspace, arrange, delete a layer, copy paste',
  'software-overview/effects/':
    'reverb builds up, too much reverb, muddy, boomy, harsh, fx, effects list, types, eq, equalizer, compressor, compression, reverb, delay, echo, overdrive, distortion, saturation, filter, limiter, chorus, which effects',
  'software-overview/file_menu/':
    'save, save as, save kit, open, load, new session, autosave, backup, recent files, sp2, close, quit, where are my files, document, project',
  'software-overview/global-controls/':
    'delete a set, remove a set, rename a set, add a set, reorder, set manager, toolbar, top bar, show hide, panel missing, next set, previous set, arrows, view menu, layout, window, setlist, reorder sets',
  'software-overview/global-set/':
    'always on, always active, master, every song, all songs, blue background, master effects, master volume, global mix, across sets, persistent',
  'software-overview/library/':
    'browser, sample library, content, sounds, factory sounds, presets, file formats, supported formats, mp3, wav, aiff, flac, ogg, drag and drop, import samples, splice, load sample, folder',
  'software-overview/mix-view/':
    'too quiet, too loud, mute one layer, turn up the volume, volume of a layer, balance sounds, mixer, mixing, faders, levels, balance, master, volume, pan, submix, solo, mute layer, louder, stereo, headphone mix',
  'software-overview/play-view/':
    'gig checklist, playing live, before the show, perform, performance, live, gig, stage, concert, perform mode',
  'software-overview/settings-window/':
    'preferences, options, configuration, setup, audio settings, audio device, driver, asio, core audio, sample rate, buffer, cpu, osc, midi devices, latency, low latency, performance',
  'software-overview/software-concepts/':
    'basics, concepts, how it works, structure, hierarchy, layer, set, kit, session, song, explained, understand, terminology, architecture',
  'software-overview/virtual-inputs/':
    'other kit, different kit, fewer drums, missing drum, adapt a set, remap drums, reassign drums, another drummer, another rig, smaller kit, map my drums, portable, route drums',

  'software-overview/hardware-panel/':
    'hardware io, inputs and outputs, io, rig, devices panel, connections, add device, show hardware',
  'software-overview/hardware-panel/hardware-inputs/':
    'add input, input types, which input, new drum, add a drum, add device, connect device',
  'software-overview/hardware-panel/hardware-inputs/analog-inputs/':
    'line in, line input, mic input, microphone, guitar, synth, audio input, live audio, gain, feedback, vocals',
  'software-overview/hardware-panel/hardware-inputs/drum-training/':
    'how many zones, zones of a drum, trained zones, train, calibrate, calibration, teach, learn strokes, retrain, recognize zones, zone detection, accuracy, new heads, tuning changed, rimshot, cross-stick, side stick, rim, levels, machine learning',
  'software-overview/hardware-panel/hardware-inputs/midi-inputs/':
    'keyboard, keys, controller, knobs, faders, cc, sustain pedal, footswitch, foot controller, expression pedal, hi-hat pedal, midi learn, midi controller, nanokontrol, control surface',
  'software-overview/hardware-panel/hardware-inputs/pad-inputs/':
    'e-kit, electronic kit, electronic drums, v-drums, roland, alesis, yamaha, spd-sx, spds, octapad, multipad, pad controller, drum machine, mpc, launchpad, learn notes, midi learn, note map',
  'software-overview/hardware-panel/hardware-inputs/sensor-inputs/':
    'trigger settings, sensitivity, trigger input, input channel, peaks, dots, meter, add snare, add kick, add tom, add drum, sensor settings, trigger level, gain',
  'software-overview/hardware-panel/hardware-outputs/':
    'output, outputs, add output, where does the sound go',
  'software-overview/hardware-panel/hardware-outputs/analog-outputs/':
    'connect headphones, connect speakers, separate channels, speakers, headphones, monitors, pa, foh, front of house, in-ears, iem, monitor mix, separate outputs, multiple outputs, click in headphones only, line out, direct out, mixer channels, main out, second output, stereo out',
  'software-overview/hardware-panel/hardware-outputs/midi-outputs/':
    'midi channel, midi port, midi device out, send midi, stuck notes, hanging notes, channel 10, external gear',

  'software-overview/modules/':
    'building blocks, module types, list of modules, components, what can i add',
  'software-overview/modules/input-filtering/':
    'filter input, which drum plays, limit to one drum, all toms, all snares, route drum to sound, who plays, several drums one sound, same sound on all drums',
  'software-overview/modules/controllers/':
    'controller types, which controller, list of controllers, compare controllers',
  'software-overview/modules/controllers/drum-pads/':
    'zones, rim sound, different sound per zone, assign sounds, sounds on rim and center, map samples to zones, edge, positional, multi-zone, pad layout',
  'software-overview/modules/controllers/grid-pads/':
    'pad grid, 16 pads, spd-sx, mpc, launchpad, electronic kit, e-kit, alesis, roland, pad layout, rows and columns',
  'software-overview/modules/controllers/group/':
    'folder, container, combine modules, keep together, bundle, group sounds, stack, wrapper, nest',
  'software-overview/modules/controllers/hit-controller/':
    'velocity layers, velocity switch, velocity split, dynamic layers, soft and hard samples, multisample, multi-velocity, different samples by force, ghost notes and accents, bright and dark hits, fast and slow',
  'software-overview/modules/controllers/metro/':
    'metronome, click track, click, tempo, bpm, tap tempo, clock, time signature, meter, drum machine, arpeggio, arpeggiator, pattern, sync, beat, loop, count in, backing',
  'software-overview/modules/controllers/note-controller/':
    'velocity to pitch, velocity to notes, improvise, notes from strokes, timbre to pitch, melody controller, pitch follows hit, scale',
  'software-overview/modules/controllers/sequencer/':
    'different chord every hit, different sound every hit, reset the sequence, step sequencer, round robin, cycle, alternate, random sample, variation, shuffle, next sample each hit, steps, sequence, in order, one after another, arpeggio, playlist',
  'software-overview/modules/generators/':
    'sound source, sound generator, instruments, synth, oscillator, which generator',
  'software-overview/modules/generators/audio-insert/':
    'live input, microphone in set, process live audio, external audio, guitar, vocals, live mic effects, audio input module, effects on acoustic drum',
  'software-overview/modules/generators/midi-output/':
    'midi notes, note numbers, midi map, drum map, general midi, gm, note length, cc, control change, midi router, send notes, zone to note, note map, octave',
  'software-overview/modules/generators/sampler/':
    'load sample, play wav, trim, sample start, start point, reverse, loop, root note, detune, tune, one shot, replace sample, attack, waveform, fade in, sample player, audio file',
  'software-overview/modules/panels/':
    'module panel, panel selector, tabs, module settings, module controls',
  'software-overview/modules/panels/effects/':
    'fx panel, add effect to a module, dry wet, mix knob, reverb on snare only, effect on one sound, wet, insert',
  'software-overview/modules/panels/macros/':
    'macro knob, custom control, custom knob, own control, quick control, one knob several parameters, link knobs, performance knob',
  'software-overview/modules/panels/mix/':
    'sound too loud, sound too quiet, module volume, level, mute, solo, retrig, retrigger, stop, pan, stop button, loudness of a sound, monophonic',
  'software-overview/modules/panels/modulators/':
    'lfo, envelope, envelope follower, modulation source, wobble, automation, tremolo, vibrato, sweep, drag to a knob, velocity, timbre, speed',
  'software-overview/modules/panels/pitch-scale/':
    'transpose, tune, tuning, semitones, cents, octave, quantize, key, major, minor, pentatonic, chromatic, pitch shift, pitch bend, root, note control, scale mode, play in key',
  'software-overview/modules/panels/sends/':
    'send amount, send level, aux send, reverb send, pre post, tap point, send to bus, how much reverb',
  'software-overview/modules/panels/submodules/':
    'matrix, mapping, advanced mapping, grid view, modules list, nested modules, inside a module, map to steps, pad matrix',
  'software-overview/modules/panels/velocity-io/':
    'velocity curve, dynamic response, dynamics, dynamic range, velocity range, same volume, fixed velocity, constant velocity, even out, linear, exponential, min max velocity, how loud, touch response',
};

/** Pages that name everything and explain little stand behind the page that explains it; 1 is usual. */
export const SEARCH_PAGE_WEIGHTS: Readonly<Record<string, number>> = {
  'glossary/': 0.8,
};
