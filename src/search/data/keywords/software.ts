/** Pages below software-overview/; index.ts says what belongs here. */
export const SOFTWARE: Readonly<Record<string, string>> = {
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
    'save, save as, save kit, open, load, new session, autosave, backup, recent files, sp2, close, quit, where are my files, document, project, file menu',
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
    'how many zones, zones of a drum, trained zones, train, calibrate, calibration, teach, learn strokes, retrain, recognize zones, zone detection, accuracy, new heads, tuning changed, rimshot, cross-stick, side stick, rim, levels, machine learning, old training back, restore training, save training, change heads, keep training',
  'software-overview/hardware-panel/hardware-inputs/midi-inputs/':
    'keyboard, keys, controller, knobs, faders, cc, sustain pedal, footswitch, foot controller, expression pedal, hi-hat pedal, midi learn, midi controller, nanokontrol, control surface, midi in',
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
    'metronome, click track, click, tempo, bpm, tap tempo, clock, time signature, meter, drum machine, arpeggio, arpeggiator, pattern, sync, beat, loop, count in, backing, clap on the backbeat, on the 2 and 4',
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
