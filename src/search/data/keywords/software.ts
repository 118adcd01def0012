/** Pages below software-overview/; index.ts says what belongs here. */
export const SOFTWARE: Readonly<Record<string, string>> = {
  'software-overview/':
    'reference, all controls, views, software manual, interface, user interface, screens, what does this button do, every knob, all features, menus',
  'software-overview/assignments/':
    'assignment concept, modulation, difference between assignment and modulator, source and destination, modulation matrix, how assignments work, what is an assignment, how knobs follow playing, modulation routing, control type, hit controls parameter, automation by drums',
  'software-overview/assignments/#which-type-do-you-need':
    'velocity or timbre, speed or velocity, does value stay',
  'software-overview/assignments/#default-whatever-plays-this-module':
    'default source meaning, copied module, source default',
  'software-overview/assignments/#assignment-or-modulator':
    'modulator versus assignment, macro versus assignment',
  'software-overview/assignments/#keep-it-under-control':
    'toggle or momentary, latching, control range, assignment threshold, assignment sensitivity',
  'software-overview/audio-buses/':
    'bus, busses, aux, auxiliary, return, send and return, shared reverb, one reverb for several, pre fader, post fader, parallel, fx bus, routing, effect send, common reverb, same room, drum bus, fx return, one delay for all, space, glue, save cpu',
  'software-overview/audio-buses/#make-a-bus-and-feed-it':
    'new bus, create aux, rename bus, bus not visible',
  'software-overview/audio-buses/#pre-or-post':
    'prefader, postfader, only reverb, muted but hear reverb',
  'software-overview/audio-buses/#dry-and-wet-side-by-side':
    'parallel compression, new york compression, insert or send, parallel distortion',
  'software-overview/audio-buses/#common-mix-ups': 'bus or submix, where is the bus',
  'software-overview/edit-view/':
    'rename, layer two samples, stack sounds, duplicate, undo, editor, build, edit a set, create layer, add layer, add module, new layer, edit kit, workspace, arrange, delete a layer, copy paste, put sounds in a set, move module, delete module, copy sound to other drum, second sound on same drum, build a song, module buttons, name a layer, change a set, where to build',
  'software-overview/edit-view/#on-a-module':
    'power button, bypass, turn off module, triangle, square, play without hitting, module symbols',
  'software-overview/edit-view/#make-a-layer':
    'second sound same drum, two sounds at once, sound on top, new part',
  'software-overview/edit-view/#add-modules':
    'drag module, add sampler, copy module, paste, duplicate module, drop wav on layer',
  'software-overview/edit-view/#open-a-panel': 'hidden panel, module tab, where are sends',
  'software-overview/effects/':
    'reverb builds up, too much reverb, muddy, boomy, harsh, fx, effects list, types, eq, equalizer, compressor, compression, reverb, delay, echo, overdrive, distortion, saturation, filter, limiter, chorus, which effects, fatter, punchier, warmer, thin sound, boxy, dull, plate, decay, dotted eighth, high pass, low cut, glue, effect settings, lo-fi, gated reverb, ring',
  'software-overview/effects/#choose-by-what-you-hear':
    'boomy tom, dull snare, too clean, more punch, too dynamic, fatter sound, thin kick',
  'software-overview/effects/#set-it-by-ear':
    'compressor settings, ratio, attack and release, eq frequencies, feedback amount, pre-delay, starting values, reverb length',
  'software-overview/effects/#delay-times':
    'delay in tempo, bpm to ms, dotted eighth delay, echo in time, delay calculator, sync delay',
  'software-overview/effects/#if-it-doesnt-work':
    'effect does nothing, muddy kick, everything flat',
  'software-overview/file_menu/':
    'save, save as, save kit, open, load, new session, autosave, backup, recent files, sp2, close, quit, where are my files, document, project, file menu, lost my work, crashed before saving, recover, restore, overwritten, save copy, file location, before tour backup, two bands, losing everything, laptop stolen, safe copy, dropbox sync, lost my changes, laptop died before saving',
  'software-overview/file_menu/#whats-in-the-file':
    'what is saved, are samples in session, is training saved, thresholds saved, session small',
  'software-overview/file_menu/#one-song-in-two-sessions':
    'same song two sessions, change song everywhere, song for two bands',
  'software-overview/file_menu/#the-autosave-file':
    'recover after crash, unsaved work, lost changes, restore autosave, power cut, forgot to save',
  'software-overview/file_menu/#save-so-you-can-go-back':
    'undo everything, revert, old version of set, experiment safely, keep original, messed up set',
  'software-overview/file_menu/#keep-your-drum-setup':
    'save thresholds, backup training, sensor settings backup, save input variant',
  'software-overview/global-controls/':
    'delete a set, remove a set, rename a set, add a set, reorder, set manager, toolbar, top bar, show hide, panel missing, next set, previous set, arrows, view menu, layout, window, setlist, reorder sets, where is mixer, library disappeared, hardware disappeared, which set is playing, three dots, song list, hide panels, go back, full screen, tabs, close a set, main window, find button',
  'software-overview/global-controls/#set-manager':
    'song bar, list of open sets, next song button, which set is on',
  'software-overview/global-controls/#switch-views':
    'go to mixer, change view, wrong view, macros not visible, cant find edit view, virtual inputs not visible',
  'software-overview/global-controls/#what-changes-when-you-switch':
    'what stays between songs, what changes with song',
  'software-overview/global-controls/#arrange-the-window':
    'more room on screen, hide panels, small laptop screen',
  'software-overview/global-set/':
    'always on, always active, master, every song, all songs, blue background, master effects, master volume, global mix, across sets, persistent, all night, keep running between songs, drone between songs, sound in every song, plays in all sets, screen turned blue, overall volume, turn everything down, whole show, master limiter, room eq, ambient bed, click in all songs',
  'software-overview/global-set/#what-belongs-in-it': 'what goes in global',
  'software-overview/global-set/#one-mic-for-the-whole-show':
    'mic all songs, vocal every song, voice drops out between songs',
  'software-overview/global-set/#an-effect-on-everything':
    'master eq, limiter on everything, effect on all songs, compressor whole show',
  'software-overview/global-set/#common-mix-ups':
    'voice louder in one song, reverb from yesterday gone',
  'software-overview/library/':
    'browser, sample library, content, sounds, factory sounds, presets, file formats, supported formats, mp3, wav, aiff, flac, ogg, drag and drop, import samples, splice, load sample, folder, where are sounds, find samples, sound browser, add my samples, sounds folder, list of kits, open kit, drag from desktop, arid drums, verdant brew, environ drums, own folder, favorites, search sounds',
  'software-overview/library/#open-a-set': 'load kit, load song, open session, open preset',
  'software-overview/library/#take-sounds-out':
    'borrow sound, copy sound from other set, one instrument from kit, reuse mapping, folk percussion, hand drum sounds',
  'software-overview/library/#drag-parts-into-your-set':
    'import wav, drag from finder, drag from explorer, own recording, splice',
  'software-overview/library/#which-audio-files-to-use':
    'mp3, aif, flac, ogg, m4a, 24 bit, file type, convert, file wont load, unsupported file',
  'software-overview/library/#learn-from-a-ready-made-set':
    'how sunhouse did it, study set, modify factory kit, change preset',
  'software-overview/mix-view/':
    'too quiet, too loud, mute one layer, turn up the volume, volume of a layer, balance sounds, mixer, mixing, faders, levels, balance, master, volume, pan, submix, solo, mute layer, louder, stereo, headphone mix, buried, drowned out, part too loud, drums louder than chords, headphone mix for bassist, monitor engineer, louder in one song, gain staging, left and right, everything too quiet, quiet song, clip, master fader',
  'software-overview/mix-view/#fill-a-mix':
    'headphone mix, separate mix, monitor mix, in-ear mix, mix without click, pulse only in my ears, submix silent, choose layers for output',
  'software-overview/mix-view/#use-set-effects':
    'mastering, factory sets sound bigger, my set sounds small, limiter, song compressor, sunhouse sets louder',
  'software-overview/mix-view/#balance-by-ear':
    'headroom, layers too loud, mix levels, set levels, one part sticks out',
  'software-overview/play-view/':
    'gig checklist, playing live, before the show, perform, performance, live, gig, stage, concert, perform mode, tweak while playing, stage screen, use at gig, minimal screen, tonight, soundcheck, line check, show mode, knobs on stage',
  'software-overview/play-view/#which-view-do-you-need':
    'play edit or mix, difference between views',
  'software-overview/play-view/#get-a-set-ready-for-the-stage':
    'prepare gig, stage ready, before gig, soundcheck checklist',
  'software-overview/settings-window/':
    'preferences, options, configuration, setup, audio settings, audio device, driver, asio, core audio, sample rate, buffer, cpu, osc, midi devices, latency, low latency, performance, buffer 64 or 128, hotkeys, keyboard shortcuts, shortcut keys, change audio device, choose driver, enable midi device, reduce latency, tight response, where are preferences, audio setup menu, which device',
  'software-overview/settings-window/#sections':
    'enable midi device, turn on midi device, shortcut list, hotkey, recorder setting',
  'software-overview/settings-window/#osc-network':
    'open sound control, touchosc, udp, port number, ip address, localhost, send osc, receive osc, touchdesigner, resolume, max msp',
  'software-overview/settings-window/#latency-or-load': 'small or large buffer, latency or crackle',
  'software-overview/settings-window/#how-long-a-buffer-lasts':
    'round trip latency, milliseconds, buffer in ms, 48 or 44.1, 96 khz, 256 samples, 512 samples',
  'software-overview/settings-window/#buffer-size':
    'best buffer, lowest latency, 32 samples, 64 samples, 128 samples, reduce latency, asio buffer, low latency setup',
  'software-overview/software-concepts/':
    'basics, concepts, how it works, structure, hierarchy, layer, set, kit, session, song, explained, understand, terminology, architecture, big picture, mental model, layer versus set, set versus session, one drum two sounds, signal path, how does software think, logic behind, getting my head around',
  'software-overview/software-concepts/#from-your-drum-to-the-speaker':
    'signal flow, path of a hit',
  'software-overview/software-concepts/#why-sounds-arent-tied-to-drums':
    'share sound between drums, sound independent of drum, sounds not channels',
  'software-overview/software-concepts/#start-small':
    'simplest set, easiest way, one sample one drum',
  'software-overview/software-concepts/#plan-a-set-on-paper':
    'plan a song, sound like whole band, duo, arrange parts',
  'software-overview/virtual-inputs/':
    'other kit, different kit, fewer drums, missing drum, adapt a set, remap drums, reassign drums, another drummer, another rig, smaller kit, map my drums, portable, route drums, borrowed kit, house kit, backline, festival, rental kit, fly gig, only one tom, second snare, set wants more drums, swap snare and tom, other drum plays part, keyboard plays toms, left-handed, play set on one drum, sit in, kit has no floor tom, set made for another kit',
  'software-overview/virtual-inputs/#where-they-come-from':
    'unwanted input, snare 2 appeared, input nothing plugged in',
  'software-overview/virtual-inputs/#plan-a-set-that-travels':
    'works on any kit, smaller kit, touring, small stage, cramped stage',

  'software-overview/hardware-panel/':
    'hardware io, inputs and outputs, io, rig, devices panel, connections, add device, show hardware, my gear, plugged in gear, list of devices, remove device, hidden panel, setup once, rack, patchbay',
  'software-overview/hardware-panel/#every-set':
    'changed in every song, threshold per song, hardware saved with session, same in all songs',
  'software-overview/hardware-panel/#open-it-and-add-gear':
    'plus button, delete sensor, remove input, show panel',
  'software-overview/hardware-panel/hardware-inputs/':
    'add input, input types, which input, new drum, add a drum, add device, connect device, pads or keyboard or mic, second snare, add second tom, extra drum, what can i plug in',
  'software-overview/hardware-panel/hardware-inputs/analog-inputs/':
    'line in, line input, mic input, microphone, guitar, synth, audio input, live audio, gain, feedback, vocals, external sound in, bass guitar, violin, trumpet, turntable, phone input, backing track in, drum mic, looper, input too hot',
  'software-overview/hardware-panel/hardware-inputs/analog-inputs/#set-the-level-on-the-interface':
    'gain level, mic too quiet, input distorts, hi-z, condenser 48v, guitar dull, input clips',
  'software-overview/hardware-panel/hardware-inputs/analog-inputs/#if-it-doesnt-work':
    'howl, squeal, voice drops out',
  'software-overview/hardware-panel/hardware-inputs/drum-training/':
    'how many zones, zones of a drum, trained zones, train, calibrate, calibration, teach, learn strokes, retrain, recognize zones, zone detection, accuracy, new heads, tuning changed, rimshot, cross-stick, side stick, rim, levels, machine learning, old training back, restore training, save training, change heads, keep training, recalibrate, training window, improve accuracy, ten zones, train brushes, mallets, rods, different sticks, new snare, retune, drum detuned, humidity, how long training, skip zones, learn my drum, stick types, profile, second snare',
  'software-overview/hardware-panel/hardware-inputs/drum-training/#open-it':
    'start training, train button, edit button, where train',
  'software-overview/hardware-panel/hardware-inputs/drum-training/#zones-and-levels':
    'list of zones, stick shot, stickshot, damped, shell, side of drum, rim shoulder, rim tip, kick zones, rimclick, level 2, level 3, which zones exist, seven zones, rimshot zone, add more zones',
  'software-overview/hardware-panel/hardware-inputs/drum-training/#keep-your-old-training':
    'mesh heads, two kits, second kit, backup training, switch heads, load training, quiet practice at home, training profiles, practice heads',
  'software-overview/hardware-panel/hardware-inputs/drum-training/#play-good-examples':
    'how many hits, better accuracy, improve recognition, training tips, brushes, mallets, other sticks, when to retrain, noisy room, changed head, new tuning, moved sensor, added muffling, moongel',
  'software-overview/hardware-panel/hardware-inputs/midi-inputs/':
    'keyboard, keys, controller, knobs, faders, cc, sustain pedal, footswitch, foot controller, expression pedal, hi-hat pedal, midi learn, midi controller, nanokontrol, control surface, midi in, novation, akai, korg, m-audio, arturia, mod wheel, knob box, pedalboard, hi-hat cc4, midi fighter, faderfox, play set from keys, piano',
  'software-overview/hardware-panel/hardware-inputs/midi-inputs/#what-your-device-sends':
    'which cc number, note or cc, 5-pin, din cable, midi interface, cc 4, channel of device',
  'software-overview/hardware-panel/hardware-inputs/midi-inputs/#if-it-doesnt-work':
    'footswitch every other time, latching switch',
  'software-overview/hardware-panel/hardware-inputs/pad-inputs/':
    'e-kit, electronic kit, electronic drums, v-drums, roland, alesis, yamaha, spd-sx, spds, octapad, multipad, pad controller, drum machine, mpc, launchpad, learn notes, midi learn, note map, td-27, td-50, td-07, dtx, strike, mimic, handsonic, mpd218, maschine, tm-2, bar trigger, kick trigger pad, samples from e-kit, sample pad pro, drum module usb, pad note, wrong pad answers, spd-sx',
  'software-overview/hardware-panel/hardware-inputs/pad-inputs/#learn-the-pads':
    'learn notes, assign pads, teach pads',
  'software-overview/hardware-panel/hardware-inputs/pad-inputs/#the-notes-go-up-one-by-one':
    'auto-fill, notes in order',
  'software-overview/hardware-panel/hardware-inputs/pad-inputs/#the-notes-jump-around':
    'e-kit notes, 36 38 42, auto-advance, notes not in order',
  'software-overview/hardware-panel/hardware-inputs/pad-inputs/#put-sounds-on-the-pads':
    'sample on pad, badge number',
  'software-overview/hardware-panel/hardware-inputs/pad-inputs/#pads-input-or-midi-input':
    'pads or midi, pads with knobs',
  'software-overview/hardware-panel/hardware-inputs/pad-inputs/#if-it-doesnt-work':
    'two pads same sound, wrong pads, device not in list',
  'software-overview/hardware-panel/hardware-inputs/sensor-inputs/':
    'trigger settings, sensitivity, trigger input, input channel, peaks, dots, meter, add snare, add kick, add tom, add drum, sensor settings, trigger level, gain, drum settings, add second snare, drum type, drum size, remove drum, response of drum, light touch, red line, auto level, rack tom input',
  'software-overview/hardware-panel/hardware-inputs/sensor-inputs/#input-channel':
    'wrong drum triggers, drums swapped, swapped cables, snare plays kick, kick plays snare, cables mixed up, moved cable, channel number, which jack, trade places',
  'software-overview/hardware-panel/hardware-inputs/sensor-inputs/#what-counts-as-a-hit':
    'dots meaning, peaks meaning, hits ignored, red line meaning, scrolling graph',
  'software-overview/hardware-panel/hardware-inputs/sensor-inputs/#threshold-or-sensitivity':
    'difference threshold sensitivity, heavy hitter, light player, jazz touch, hit hard for full volume, whole drum too quiet',
  'software-overview/hardware-panel/hardware-outputs/':
    'output, outputs, add output, where does the sound go, sound or midi, where does it go, headphones or synth',
  'software-overview/hardware-panel/hardware-outputs/analog-outputs/':
    'connect headphones, connect speakers, separate channels, speakers, headphones, monitors, pa, foh, front of house, in-ears, iem, monitor mix, separate outputs, multiple outputs, click in headphones only, line out, direct out, mixer channels, main out, second output, stereo out, send to mixer, mixing desk, di, xlr to pa, subwoofer, wedge, powered speakers, drum amp, hear myself, output 3 and 4, headphones different mix, kick own output, sound engineer, trs cable, hum',
  'software-overview/hardware-panel/hardware-outputs/analog-outputs/#plan-who-hears-what':
    'click only for me, different mix for band, separate mix foh, audience hears click, outputs to desk, each listener',
  'software-overview/hardware-panel/hardware-outputs/analog-outputs/#if-it-doesnt-work':
    'pa mix in headphones, same in both outputs',
  'software-overview/hardware-panel/hardware-outputs/midi-outputs/':
    'midi channel, midi port, midi device out, send midi, stuck notes, hanging notes, channel 10, external gear, two synths, second synth, send to two devices, endless note, note stuck, midi loop',
  'software-overview/hardware-panel/hardware-outputs/midi-outputs/#which-channel-you-get':
    'wrong channel, always channel 1, incoming, channel override',
  'software-overview/hardware-panel/hardware-outputs/midi-outputs/#what-can-send':
    'notes or cc or router',
  'software-overview/hardware-panel/hardware-outputs/midi-outputs/#at-the-other-end':
    'synth receives nothing, midi feedback',

  'software-overview/modules/':
    'building blocks, module types, list of modules, components, what can i add, lego, chain, nesting, parts of a set',
  'software-overview/modules/#no-sound-by-themselves':
    'layer silent, drum pads silent, sequencer silent, empty module, nothing to play, no generator',
  'software-overview/modules/input-filtering/':
    'filter input, which drum plays, limit to one drum, all toms, all snares, route drum to sound, who plays, several drums one sound, same sound on all drums, same sound two drums, share sound, snare only, kick only, exclude drum, wrong drum plays sound, side snare, choose drum for sound, two snares, both toms, no filter, copy sound to every drum, which drum triggers this, restrict, all toms play the same sound',
  'software-overview/modules/input-filtering/#add-change-or-remove-a-filter':
    'move sound to other drum, change drum of sound, remove filter, assign sound to drum, reassign sound',
  'software-overview/modules/input-filtering/#filters-inside-filters':
    'nested filter, own pitch per tom',
  'software-overview/modules/controllers/':
    'controller types, which controller, list of controllers, compare controllers, what picks the sound, by force or position',
  'software-overview/modules/controllers/drum-pads/':
    'zones, rim sound, different sound per zone, assign sounds, sounds on rim and center, map samples to zones, edge, positional, multi-zone, pad layout, chord on rim, cowbell on rim, clap on cross-stick, several sounds one drum, rim different from head, split rim and head, add zone, zone missing, shell sound, dual zone, sound on edge, multiple sounds on snare, assign sounds to zones',
  'software-overview/modules/controllers/drum-pads/#what-you-can-drop-on-a-zone':
    'drop loop on zone',
  'software-overview/modules/controllers/drum-pads/#zones-you-can-use':
    'add zone, remove zone, zone not in picture, more zones',
  'software-overview/modules/controllers/drum-pads/#map-with-the-matrix':
    'same sound two zones, grid squares, matrix columns, gray square',
  'software-overview/modules/controllers/drum-pads/#blend-or-switch':
    'fade or switch, plain square',
  'software-overview/modules/controllers/drum-pads/#let-one-zone-stop-another':
    'rim mutes chord, empty controller mute, dead zone',
  'software-overview/modules/controllers/grid-pads/':
    'pad grid, 16 pads, spd-sx, mpc, launchpad, electronic kit, e-kit, alesis, roland, pad layout, rows and columns, sampling pad, finger drumming, drum pad device, nine pads, sounds for multipad, pads wrong order, tiles, maschine, push',
  'software-overview/modules/controllers/grid-pads/#use-two-pad-devices':
    'two multipads, two spd-sx, second pad device, badge number',
  'software-overview/modules/controllers/grid-pads/#plan-the-grid':
    'pad order, which sound on which pad',
  'software-overview/modules/controllers/group/':
    'folder, container, combine modules, keep together, bundle, group sounds, stack, wrapper, nest, several sounds one hit, play together, treat as one, layered snare, stacked samples, three samples at once, thick sound, modules in a folder, several sounds through one effect',
  'software-overview/modules/controllers/group/#one-effect-or-several-copies':
    'one reverb for several samples, compressor on group',
  'software-overview/modules/controllers/group/#group-layer-or-bus': 'group or layer, group or bus',
  'software-overview/modules/controllers/hit-controller/':
    'velocity layers, velocity switch, velocity split, dynamic layers, soft and hard samples, multisample, multi-velocity, different samples by force, ghost notes and accents, bright and dark hits, fast and slow, soft one sound loud another, accents play chord, ghost notes other sound, switch sample when hard, three dynamic layers, soft medium hard, rolls other sound, fast playing other sound, backbeat clap, different sound when loud, realistic dynamics',
  'software-overview/modules/controllers/hit-controller/#map-modules-to-hit-ranges':
    'split point, velocity ranges, overlap ranges, soft medium hard',
  'software-overview/modules/controllers/hit-controller/#hit-controller-or-something-else':
    'threshold or velocity switch',
  'software-overview/modules/controllers/metro/':
    'metronome, click track, click, tempo, bpm, tap tempo, clock, time signature, meter, drum machine, arpeggio, arpeggiator, pattern, sync, beat, loop, count in, backing, clap on the backbeat, on the 2 and 4, automatic beat, drum loop, steady pattern, backing pattern, play along, odd meter, 7/8, 5/4, 6/8, triplets, polyrhythm, practice with click, sequencer that runs by itself, plays by itself, click sound, autoplay',
  'software-overview/modules/controllers/metro/#start-and-tempo':
    'set bpm, tap tempo, change tempo, stop click, start click',
  'software-overview/modules/controllers/metro/#meter': 'odd meter, 7/8, 5/4, 6/8, 3/4, bar length',
  'software-overview/modules/controllers/metro/#output-modes':
    'kick hat shaker, two click sounds, cycle pads',
  'software-overview/modules/controllers/metro/#note-values': 'triplets, dotted, sixteenth, eighth',
  'software-overview/modules/controllers/metro/#why-bars-goes-up-by-itself':
    'bars changes by itself, pattern too long',
  'software-overview/modules/controllers/metro/#shape-the-accents':
    'accent on one, downbeat louder, quieter eighths, all clicks same',
  'software-overview/modules/controllers/note-controller/':
    'velocity to pitch, velocity to notes, improvise, notes from strokes, timbre to pitch, melody controller, pitch follows hit, scale, position picks note, tuned drum, xylophone, marimba on tom, five notes, drum as melody instrument, pick notes, solo on snare, velocity melody, handpan, steel drum',
  'software-overview/modules/controllers/note-controller/#one-note-for-one-zone':
    'fixed note per zone, pitch per zone, one note on rim',
  'software-overview/modules/controllers/note-controller/#play-notes-from-center-to-edge':
    'notes across head, low center high edge',
  'software-overview/modules/controllers/note-controller/#choose-notes-you-can-hit':
    'too many notes, miss the note, hard to control pitch, pentatonic',
  'software-overview/modules/controllers/sequencer/':
    'different chord every hit, different sound every hit, reset the sequence, step sequencer, round robin, cycle, alternate, random sample, variation, shuffle, next sample each hit, steps, sequence, in order, one after another, arpeggio, playlist, every kick new chord, chord progression, next chord each hit, next note every hit, same sample sounds fake, machine gun effect, never same sample twice, alternate left and right, verse and chorus steps, bass line on kick, random snare, walking bass, advance with hit, several takes of snare, rotate sounds, one chord per kick, chord after chord',
  'software-overview/modules/controllers/sequencer/#behavior':
    'play backward, reverse order, random order, probability, chance',
  'software-overview/modules/controllers/sequencer/#shape-the-pattern-in-the-matrix':
    'repeat a step, two sounds same step, add step, pattern',
  'software-overview/modules/controllers/sequencer/#keep-steps-from-ringing-into-each-other':
    'chords overlap, last chord rings on',
  'software-overview/modules/controllers/sequencer/#move-it-by-hand':
    'pedal advances step, song sections, verse bridge chorus, rim moves step, manual step',
  'software-overview/modules/controllers/sequencer/#if-it-doesnt-work':
    'stuck on step, out of order, wrong chord, start over',
  'software-overview/modules/generators/':
    'sound source, sound generator, instruments, synth, oscillator, which generator, sample or synth or mic, no synth inside',
  'software-overview/modules/generators/audio-insert/':
    'live input, microphone in set, process live audio, external audio, guitar, vocals, live mic effects, audio input module, effects on acoustic drum, vocals through reverb, guitar effects, mic through effects, live processing, snare mic with effects, real drum with effect, acoustic sound with effects, live instrument',
  'software-overview/modules/generators/audio-insert/#one-song-or-the-whole-show':
    'guitar in one song, mic gone next song',
  'software-overview/modules/generators/audio-insert/#which-jack-does-it-need':
    'hi-z or line, thin guitar, line or mic input',
  'software-overview/modules/generators/midi-output/':
    'midi notes, note numbers, midi map, drum map, general midi, gm, note length, cc, control change, midi router, send notes, zone to note, note map, octave, chord per zone, note off, gate length, cc knob, router or notes, send scale, play bass synth',
  'software-overview/modules/generators/midi-output/#midi-notes':
    'note for each zone, note length, several notes one zone',
  'software-overview/modules/generators/midi-output/#midi-ccs-generator':
    'cc knob, cc number, cc 74, send controller',
  'software-overview/modules/generators/midi-output/#midi-router': 'pass notes on',
  'software-overview/modules/generators/midi-output/#which-note-numbers':
    'general midi map, 36 kick, 38 snare, 42 hi-hat, side stick 37, octave off',
  'software-overview/modules/generators/midi-output/#play-melodies-on-other-gear':
    'arpeggio on synth, triad',
  'software-overview/modules/generators/sampler/':
    'load sample, play wav, trim, sample start, start point, reverse, loop, root note, detune, tune, one shot, replace sample, attack, waveform, fade in, sample player, audio file, cut silence, crop, shorten sample, sample late, click at beginning, swell, pitch down, pitch up, slow down sample, boost sample, end point, 808, which file plays, several samples in one sampler, change sample, tune snare sample',
  'software-overview/modules/generators/sampler/#info-bar-and-waveform':
    'zoom waveform, reveal in finder, show file',
  'software-overview/modules/generators/sampler/#file-information':
    'root note, bit depth, sample length',
  'software-overview/modules/generators/sampler/#playback': 'start point, pitch up, fade in',
  'software-overview/modules/generators/sampler/#behavior': 'many samples one sampler, multisample',
  'software-overview/modules/generators/sampler/#choose-the-right-pitch-control':
    'transpose or tune, detune or transpose, root note wrong, sample in wrong key',
  'software-overview/modules/generators/sampler/#clean-up-the-beginning':
    'silence at start, trim beginning, sample starts late, click at start, attack cut',
  'software-overview/modules/panels/':
    'module panel, panel selector, tabs, module settings, module controls, hidden module settings, where is velocity',
  'software-overview/modules/panels/effects/':
    'fx panel, add effect to a module, dry wet, mix knob, reverb on snare only, effect on one sound, wet, insert, effects strip, where are effects, fx on one pad, remove effect, bypass effect, reorder effects, too wet, compressor on kick',
  'software-overview/modules/panels/effects/#choose-where-to-put-it': 'sampler or layer or bus',
  'software-overview/modules/panels/effects/#choose-the-order':
    'effect order, overdrive into reverb',
  'software-overview/modules/panels/effects/#set-the-amount-by-ear': 'how much effect, too wet',
  'software-overview/modules/panels/macros/':
    'macro knob, custom control, custom knob, own control, quick control, one knob several parameters, link knobs, performance knob, big knob, stage knob, one knob for everything, labeled knob, hands-on, brighter darker, knob of my own, shortcut knob',
  'software-overview/modules/panels/macros/#stop-sounds-with-a-labeled-macro':
    'stop several sounds, one hit stops everything, panic button, kill everything',
  'software-overview/modules/panels/mix/':
    'sound too loud, sound too quiet, module volume, level, mute, solo, retrig, retrigger, stop, pan, stop button, loudness of a sound, monophonic, rim too loud, one pad louder, one sample too loud, boost sound, only left speaker, one side only, one sound quieter, fader, turn down one sound',
  'software-overview/modules/panels/mix/#set-levels':
    'balance zones, decibel, one zone too loud, 6 db',
  'software-overview/modules/panels/mix/#elsewhere-on-the-module':
    'm button, square button, mute button',
  'software-overview/modules/panels/mix/#behavior': 'mute or stop',
  'software-overview/modules/panels/modulators/':
    'lfo, envelope, envelope follower, modulation source, wobble, automation, tremolo, vibrato, sweep, drag to a knob, velocity, timbre, speed, autopan, movement, evolving, adsr, swell, several knobs same time, drift, rhythmic filter, dub wobble, moves by itself, slow change',
  'software-overview/modules/panels/modulators/#the-six-types':
    'list of modulators, lfo or envelope',
  'software-overview/modules/panels/modulators/#set-it-by-ear': 'lfo rate, tremolo speed, hz',
  'software-overview/modules/panels/pitch-scale/':
    'transpose, tune, tuning, semitones, cents, octave, quantize, key, major, minor, pentatonic, chromatic, pitch shift, pitch bend, root, note control, scale mode, play in key, lower pitch, higher pitch, half step up, deeper, song in other key, quarter tone, microtonal, dorian, blues scale, hungarian, glide, portamento, capo, drop tuning, whole layer down',
  'software-overview/modules/panels/pitch-scale/#in-the-scale-section': 'choose scale, scale list',
  'software-overview/modules/panels/pitch-scale/#relative-or-absolute':
    'absolute meaning, relative meaning, keep played notes',
  'software-overview/modules/panels/pitch-scale/#what-ringing-sounds-do':
    'glide, slide, ringing note bends, old note changes pitch, voice control',
  'software-overview/modules/panels/pitch-scale/#what-plays-the-scale':
    'scale does nothing, scale no effect',
  'software-overview/modules/panels/sends/':
    'send amount, send level, aux send, reverb send, pre post, tap point, send to bus, how much reverb, feed reverb, more reverb on one drum, dub throw, reverb throw, knob to bus, echo send',
  'software-overview/modules/panels/sends/#find-the-right-amount': 'how wet on bus, 100 wet',
  'software-overview/modules/panels/submodules/':
    'matrix, mapping, advanced mapping, grid view, modules list, nested modules, inside a module, map to steps, pad matrix, squares, rows and columns, map sound to zone, see inside, trash, delete from controller, add module button',
  'software-overview/modules/panels/submodules/#what-the-columns-mean': 'column meaning, rc column',
  'software-overview/modules/panels/submodules/#modules-inside-modules':
    'controller in controller, sequencer in sequencer',
  'software-overview/modules/panels/submodules/#read-and-fill-a-matrix':
    'fill squares, empty row, empty column',
  'software-overview/modules/panels/velocity-io/':
    'velocity curve, dynamic response, dynamics, dynamic range, velocity range, same volume, fixed velocity, constant velocity, even out, linear, exponential, min max velocity, how loud, touch response, equal loudness, every hit same loudness, velocity 127, soft hits louder, quiet playing louder, too dynamic, no dynamics, soft hits only, only accents, hits too loud, curve flat, light playing loud, uneven hits, compress dynamics, skip ghost notes, consistent volume',
  'software-overview/modules/panels/velocity-io/#make-a-sound-wait-for-accents':
    'clap on backbeat only, ignore ghost notes, hard hits only',
};
