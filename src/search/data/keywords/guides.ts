/** Pages that lead through a job, hardware and troubleshooting; index.ts says what belongs here. */
export const GUIDES: Readonly<Record<string, string>> = {
  '': 'home, start page, manual, user guide, documentation, help, overview, introduction, sunhouse, what is sensory percussion, what does it do, hybrid drums, evans hybrid, acoustic drums play samples, sensors on acoustic drums, read manual, sp2 help',
  '#how-it-all-connects':
    'signal chain, big picture, diagram, one snare enough, need whole kit, computer required',
  'glossary/':
    'terms, definition, meaning, dictionary, vocabulary, what is, jargon, explained, abbreviation, word list, a to z',
  'glossary/#advanced-mapping-matrix': 'short zone names, what does cs mean, rc meaning, c e cs rc',
  'glossary/#batter-head': 'top head, beater side head, struck head',
  'glossary/#continuous': 'follows all the time',
  'glossary/#control-change': 'continuous controller, cc meaning, cc number meaning',
  'glossary/#mesh-head': 'silent head, low volume head, silentstroke, net head',
  'glossary/#midi-note': 'note number meaning, note 60, middle c',
  'glossary/#momentary': 'only while pressed, hold button',
  'glossary/#osc': 'open sound control meaning',
  'glossary/#phantom-power': 'plus 48, 48 volt meaning',
  'glossary/#pre-post': 'prefader meaning, postfader meaning',
  'glossary/#resonant-head': 'reso head, bottom head, front head, snare side',
  'glossary/#session': 'sp2 file meaning',
  'glossary/#stem': 'stem meaning',
  'glossary/#submix': 'submix meaning',
  'glossary/#timbre': 'tone color, tone colour, brightness',
  'glossary/#toggle': 'latch, latching, flip on off',
  'glossary/#trigger': 'trigger meaning',
  'release-notes/':
    'changelog, whats new, update, upgrade, firmware, latest version, version history, v1, old version, migrate, compatibility, convert old kits, roadmap, sp1, upgrade from v1, is v2 free, new features, what happened to, legacy, first version, difference old and new program',
  'release-notes/#v1-to-v2': 'v1 vs v2, what changed, differences version 1',
  'release-notes/#changed':
    'several samples in one sampler gone, pin controller, pinned controller, four channels gone, retrig moved',
  'release-notes/#what-this-means-for-your-old-kits':
    'open v1 kit, old kits wont open, rebuild old kit, port kits, import version 1 kit, lose my kits',
  'release-notes/#words':
    'pad or zone, kit or set, old names new names, kit now called, renamed terms',
  'release-notes/#before-you-update':
    'safe to update, update before gig, downgrade, roll back, keep old installer, go back to previous version, update broke, hold off updating',
  'release-notes/#find-your-version':
    'which version, version number, what version running, build number, check for updates',

  'troubleshooting/':
    'help, problem, something wrong, broken, not working, fix, error, issue, fault, symptoms, faq, acting weird, whats wrong, list of problems, stopped working, something is off, debug, repair',
  'troubleshooting/no-sound/':
    'silent, silence, dead, nothing happens, cant hear anything, not working, mute, only acoustic sound, hear drum but no sample, sounds wrong, emergency on stage',
  'troubleshooting/no-sound/#no-sound-from-any-drum':
    'no audio, no output, nothing plays, silent kit, sound stopped, cant hear, no sound at all, no sound in headphones, worked yesterday, suddenly silent, all drums silent, everything is dead, emergency, help no sound, samples dont play, only hear acoustic drums, kit dead on stage, fine at rehearsal silent at gig, soundcheck nothing, silent after restart, silent after sleep, nothing works anymore, first thing to check, where signal stops, whole kit stopped, wrong audio device, no sound at gig, drums went quiet mid show',
  'troubleshooting/no-sound/#no-peaks':
    'portal lights, red lights, no light, no peaks, sensor dead, nothing on the input, no signal from sensors, mac update no input, macos update silent, updated macos nothing triggers, updated windows no input, sonoma, sequoia, ventura, tahoe, microphone permission, mic access off, privacy setting, interface not recognized, interface not detected, interface not showing, portal not found, computer doesnt see portal, usb cable only charges, usb hub, sensor no power, sensor light off, phantom power off, no input level, flat line, software ignores hits, drum shown untrained, sensors dont work',
  'troubleshooting/no-sound/#no-dots':
    'peaks but no dots, no dots, not triggering, hits not counted, tiny peaks, small peaks, peak below red line, under the line, signal but no trigger, line too high',
  'troubleshooting/no-sound/#set-is-silent':
    'dots but no sound, hits register but nothing plays, triggers but silent, dot but silent, set meter still, new layer silent, module silent, loaded sample but silent, built set no sound, nothing inside module',
  'troubleshooting/no-sound/#no-output':
    'no sound in headphones, headphones silent, no sound from speakers, meter moves but no sound, meters move but silent, headphone jack dead, speakers dead, pa silent, comes out of laptop speakers, computer speakers instead, wrong outputs, output not chosen, sees hits but hear nothing, volume up still nothing',
  'troubleshooting/no-sound/#one-drum-is-silent':
    'snare doesnt trigger, drum does not trigger, kick not working, dead drum, dead pad, drum not working, pad not working, no signal, sensor not detected, drum not responding, zone silent, tom doesnt trigger, floor tom no response, bass drum not triggering, snare stopped working, kick stopped mid song, bad cable, broken cable, faulty sensor, broken sensor, one sensor dead, all but one drum, only snare works, test cable, intermittent sensor, loose connection',
  'troubleshooting/no-sound/#one-set-is-silent':
    'song silent, preset silent, kit silent, second song silent, works in other sets, only one song silent, downloaded set silent, drum silent in one song, friends set no sound, new song no sound',
  'troubleshooting/no-sound/#samples-are-missing':
    'lost samples, missing files, file not found, some sounds missing, half my sounds gone, drive not plugged in, set opens without sounds',
  'troubleshooting/no-sound/#a-microphone-or-midi-device-is-silent':
    'mic not working, guitar silent, no mic signal, vocal mic silent, mic no sound, singer not heard, voice not coming through, guitar no sound, bass guitar silent, condenser no sound, synth input silent',
  'troubleshooting/no-sound/#midi-does-nothing':
    'no midi, midi not working, keyboard not recognized, pads do nothing, device not recognized, daw receives no midi, no notes in ableton, e-kit not triggering, spd-sx no reaction, keys dont play, controller not detected, midi stopped after restart, port disappeared, midi light not blinking, iac stopped working, nothing arrives',
  'troubleshooting/no-sound/#wont-open':
    'wont open, wont start, does not start, wont activate, activation fails, crash on start, app wont launch, crash at startup, unidentified developer, unknown publisher, app damaged, mac blocks app, gatekeeper, smartscreen, windows protected your pc, antivirus blocks, license rejected, cant activate, asks activation again, stuck at splash',
  'troubleshooting/no-sound/#crosstalk':
    'cross talk, xtalk, bleed, false trigger, kick triggers snare, tom triggers snare, sets off other drum, wrong drum sounds, phantom hits, ghost triggering, sympathetic, triggers by itself, random hits, snare triggers tom, hit on one drum triggers another, drums trigger each other, bass amp triggers snare, monitor triggers drum, backing track triggers, sub sets off drum, tom fill sets off chord, neighbor drum, hit snare hear tom, plays when nobody hits, sounds go off alone, goes off by itself, spill, stand vibration, floor vibration, kick fires snare, kick sets off tom, void pad, crosstalk cancellation, music from speakers triggers, random triggering',
  'troubleshooting/no-sound/#one-hit-plays-twice':
    'double trigger, double hits, retrigger, machine gun, flam, two sounds, repeated notes, mask time, debounce, doubled sound, kick doubles, beater bounce, buried beater, burying the beater, hear everything twice, echo on every hit, hollow sound, phasing, comb filter, flanging, direct monitoring, stick bounce, one stroke two notes, retriggering, extra hits, scan time, hold time, slapback on hits',
  'troubleshooting/no-sound/#soft-hits-go-missing':
    'quiet hits dont register, ghost notes not picked up, light strokes not detected, missed hits, missing notes, not sensitive, weak hits, drops notes, buzz roll, ghost notes dont trigger, ghost notes lost, ghost notes disappear, rolls drop notes, press roll, brushes not detected, brush playing, quiet notes ignored, only loud hits work, have to hit hard, light playing nothing, fingers not picked up, hands not picked up, skips notes, some hits missing, drags missing, sensitivity too low, not every hit plays, buzz strokes',
  'troubleshooting/no-sound/#wrong-zone':
    'wrong sound, zones mixed up, rim plays center, confuses rim and center, misread, wrong pad, rimshot not recognized, zone detection, edge plays center, rim plays head, center and edge swapped, cross-stick plays rimshot, rimshot sounds like center, zones confused, sound jumps between zones, inaccurate, unreliable, new head wrong sounds, retuned wrong sounds, misfires, wrong articulation, bad recognition, rim not recognized',
  'troubleshooting/no-sound/#clicks-and-pops':
    'crackle, crackling, dropout, glitch, distortion, stutter, noise, cpu overload, choppy audio, underrun, popping, audio breaks up, robotic, static, fan loud, laptop too slow, computer cant keep up, cpu spikes, high cpu, overloaded processor, buffer too small, sound cuts in and out, crackles with many effects, tick at start of sound, laptop on battery, interference, hiccup, choppy',
  'troubleshooting/no-sound/#sounds-come-late':
    'latency, lag, laggy, delay, slow response, late, delay between hit and sound, out of time, feels late, ms, latency too high, latency too long, bluetooth, wireless headphones, airpods, sample behind stick, not tight, sluggish, spongy, hear drum then sample, gap between stick and sound, response time, slow trigger, slow reaction, late on windows, lags behind, behind the beat, delayed trigger, bluetooth speaker, wireless, too much latency, asio4all',
  'troubleshooting/no-sound/#sounds-are-cut-off':
    'sample stops early, truncated, cut short, ends too soon, tail missing, voice stealing, polyphony, sound stops early, cuts out, chord cut short, tail cut, ends abruptly, next hit cuts previous, note chopped, chokes by itself, doesnt ring out, no sustain, reverb disappears, sound stops by itself',
  'troubleshooting/no-sound/#wrong-pitch':
    'wrong pitch, too high, too low, chipmunk, out of tune, plays too fast, plays too slow, sample rate, everything detuned, half step sharp, half step flat, semitone off, sounds sped up, slow motion, samples too deep, sample rate mismatch, 44.1 48, pitch off after new interface, higher than original, lower than original',
  'troubleshooting/no-sound/#loud-hits-distort':
    'distort, clipping, clips, too loud, harsh, red meter, overload, distorted, crunchy, fuzzy, breaks up when hard, clip light, too hot, crackle on loud hits, blown speaker, kick distorts, mic distorts, ugly when loud, rimshots distort',
  'troubleshooting/no-sound/#still-stuck': 'nothing helped, tried everything, out of ideas',
  'troubleshooting/diagnostic-report/':
    'support, contact, customer service, email, bug report, crash, crashes, freezes, hangs, log files, logs, ticket, send feedback, error message, system info, contact sunhouse, contact evans, tech support, who to ask, phone number, report a bug, keeps crashing, closes itself, quits unexpectedly, spinning beach ball, not responding, forum, complain',
  'troubleshooting/diagnostic-report/#make-the-problem-small':
    'reproduce, narrow down, isolate problem, find cause',
  'troubleshooting/diagnostic-report/#write-down-your-setup':
    'system information, what info support needs, list my setup',
  'troubleshooting/diagnostic-report/#collect-the-systems-records':
    'crash log, console app, event viewer, msinfo32, log location, crash report file, apple crash',
  'troubleshooting/diagnostic-report/#send-it':
    'support email, support address, where to send report, write to support, phone video',

  'quick-start/':
    'getting started, beginner, first steps, introduction, new user, basics, start here, guide, walkthrough, just bought, new owner, where begin, first day, set everything up, fast, newbie, noob, from zero',
  'quick-start/whats-in-the-box/':
    'used, second hand, need to buy, what do i need to start, package, contents, packing list, unboxing, included, parts, missing part, what do i need, requirements, buy, shopping, warranty, receipt, cables, computer requirements, how many sensors included, sensors per box, how many drums, missing sensor, incomplete box, one drum enough, mac requirements, usb-c adapter, before buying, whats needed, accessories, complete set, only two sensors, which drums first',
  'quick-start/whats-in-the-box/#unpack-and-count':
    'packing list, something missing, serial number, keep the box',
  'quick-start/whats-in-the-box/#know-the-parts':
    'which part is which, unknown part, magnet in box',
  'quick-start/whats-in-the-box/#add-whats-yours':
    'what else to buy, which headphones, closed-back headphones, isolation headphones, which computer, drum key, need own cables, need mesh heads, powered speakers',
  'quick-start/whats-in-the-box/#decide-which-drums-come-first':
    'only two sensors, one sensor only, not enough sensors, more drums than sensors, which drum gets sensor, snare or kick first, best drum to start, move sensor to other drum',
  'quick-start/setting-up-your-gear/':
    'setup, connect, hook up, wiring, plug in, installation of hardware, first time, mount sensors, guided setup, configure my kit, cabling, connect sensors to laptop, portal to computer, setup wizard, order of setup, whole setup, rig setup, first rehearsal, drums to mac, sensor to interface',
  'quick-start/setting-up-your-gear/#put-the-sensors-on':
    'mount sensors, sensor on each drum, stick clears sensor',
  'quick-start/setting-up-your-gear/#connect-and-turn-on':
    'cable order, power on order, which jack, label cables, need phantom power, usb hub, wiring diagram',
  'quick-start/setting-up-your-gear/#choose-the-interface':
    'select audio device, select interface, choose portal, interface not in list, device missing in audio settings, portal not in settings',
  'quick-start/setting-up-your-gear/#add-your-drums':
    'guided setup, skip wizard, add drums by hand, tell software which drums, drum size form',
  'quick-start/setting-up-your-gear/#train-each-drum': 'first training, which hits to play',
  'quick-start/activating-software/':
    'two computers, how many computers, input permission, license, licence, serial, code, key, register, account, log in, sign in, download, installer, unlock, authorize, deactivate, offline, internet, new computer, laptop, second computer, permission, privacy, system requirements, uninstall, trial, no wifi, no internet at rehearsal, offline activation, hotspot, where to download, install program, lost code, code not accepted, reinstall, apple silicon, m1, m2, m3, intel mac, windows 11, windows 10, linux, ipad, chromebook, which operating system, asks for microphone',
  'quick-start/activating-software/#install-on-a-mac':
    'open anyway, gatekeeper, dmg, cannot be opened, why microphone access, allow microphone mac',
  'quick-start/activating-software/#install-on-windows':
    'smartscreen, run anyway, exe, asio driver, desktop apps microphone',
  'quick-start/activating-software/#activate':
    'enter code, license key, lost license, serial rejected, find my code, wrong email, invalid code, activation failed',
  'quick-start/activating-software/#activate-without-wi-fi':
    'rehearsal room without internet, phone hotspot, works without internet, offline on stage, venue no wifi, tethering, airplane mode, basement no signal',
  'quick-start/activating-software/#move-to-another-computer':
    'new laptop, transfer license, sell laptop, copy everything to new mac, migrate, backup laptop, old computer died, switch mac to windows, stolen laptop, two laptops',
  'quick-start/getting-started-software/':
    'first sound, tour, interface overview, play a kit, demo, factory kit, presets, begin, learn the window, user interface, beginner, installed now what, first time open, what to click, hear something, where are sounds, ready-made kits, try it out, play right away',
  'quick-start/getting-started-software/#play-a-finished-set':
    'factory kit, open preset, demo set, acedia, built-in kits, included sounds',
  'quick-start/getting-started-software/#follow-one-hit':
    'trace signal, where hit gets lost, test signal path',
  'quick-start/getting-started-software/#know-the-window':
    'parts of screen, what is where, screen explained, buttons explained',
  'quick-start/getting-started-software/#look-inside-a-set':
    'explore preset, how set is built, take apart',
  'quick-start/getting-started-software/#try-a-second-set':
    'two sets open, back and forth between kits',
  'quick-start/making-stuff-from-scratch/':
    'new kit, create kit, build a kit, empty set, blank, own sounds, own samples, custom kit, first set, load samples, step by step, start from zero, empty project, first own set, sampled snare, my own recordings, import my sounds, hybrid snare, put wav on snare, woodblock on rim, build own kit, homemade',
  'quick-start/making-stuff-from-scratch/#create-the-set':
    'new empty set, blank project, new set button',
  'quick-start/making-stuff-from-scratch/#lay-out-the-drum': 'choose zones, snare only plays this',
  'quick-start/making-stuff-from-scratch/#drop-in-the-samples':
    'load wav, drag file onto pad, put sound on rim, assign sample to drum, replace snare sound',
  'quick-start/making-stuff-from-scratch/#add-a-reverb': 'first reverb, more reverb when harder',
  'quick-start/tutorials/':
    'lessons, exercises, practice, drills, learn, course, learning path, video, workout, ideas, what to practice, next steps, learn more, inspiration, where to go from here, youtube, solo piece, artists, ian chang, improve, get better',
  'quick-start/tutorials/#play-with-a-daw': 'daw learning path, recording path',
  'quick-start/tutorials/#a-live-set-of-several-songs':
    'prepare whole show, plan a gig, band show, one session per gig, tour prep, many songs one evening',
  'quick-start/tutorials/#lights-and-visuals':
    'stage lights, light show, visuals, video, projector, led, vj, resolume, touchdesigner, max msp, processing, lighting desk, qlc, hue',
  'quick-start/tutorials/#practice-drills':
    'warm up, rudiments, zone drill, dynamics drill, play cleaner, practice with click, control exercise',

  'hardware-overview/':
    'gear, equipment, devices, products, parts, components, hardware, what plugs into what, list of hardware, evans products, which gear exists',
  'hardware-overview/drum-sensor/':
    'which drums can i use, compatible drums, cymbals, drum sizes, sensor fell off, clean the sensor, trigger, pickup, mount, mounting, attach, clip, placement, position, where to put the sensor, piezo, acoustic trigger, magnet, heads, mesh, how many sensors, phantom power, 48v, sensor on rim, sensor on hoop, wood hoop, die cast hoop, snare drum side, small drum, jungle kit, cajon, conga, djembe, hand drum, practice pad, electronic pad, hi-hat sensor, cymbal sensor, sensor cable, xlr, more than four sensors, sensor for tom, ddrum, roland rt-30, where to mount the sensor, how many sensors per drum',
  'hardware-overview/drum-sensor/#connect-it': 'plug sensor in, which input, phantom power sensor',
  'hardware-overview/drum-sensor/#choose-the-spot':
    'best position, sticks hit sensor, sensor in the way, far side, between lugs, tension rods, sensor loose, sensor slips, sensor falls off, kick sensor position, cable strain, damage',
  'hardware-overview/drum-sensor/#what-it-can-tell-apart':
    'sensor versus trigger, difference normal trigger, better than triggers, knows where hit, what can it detect, one cable many sounds, position detection',
  'hardware-overview/drum-sensor/#if-you-know-the-version-1-sensor':
    'old sensor, v1 sensor, magnet, magnet fell off, sticker on head, light ring, blue light, reuse old sensors',
  'hardware-overview/emad-adapter/':
    'adaptor, bass drum, kick, bass drum adapter, kick adapter, kick sensor mount, foam, damping ring, muffling, dampening, pillow, beater, what is the black plastic, bass drum mount, emad2, fit bass drum, kick hoop, kick without emad head, 22 inch kick',
  'hardware-overview/emad-adapter/#what-emad-means':
    'externally mounted adjustable damping, foam rings, emad head sizes, bass drum head',
  'hardware-overview/emad-adapter/#if-it-goes-on-a-drum':
    'changed foam ring, new kick head, kick changed retrain',
  'hardware-overview/evans-portal-interface/':
    'sound card, soundcard, audio interface, sound module, brain, which interface, usb, inputs, outputs, jacks, connectors, ports, scarlett, focusrite, preamp, driver, power, usb hub, portal lights, lights red, 48v, use my own interface, other interface instead, third party interface, motu, rme, behringer, presonus, apollo, number of inputs, how many channels, windows driver, bus powered, power supply, usb-c, box between drums and computer, needs external power',
  'hardware-overview/evans-portal-interface/#connect-it':
    'usb straight into computer, plug portal in, xlr or line, asio driver portal',
  'hardware-overview/evans-portal-interface/#match-jacks-and-channels':
    'which jack which drum, jack numbers, mixed up cables, label jacks, patch list',
  'hardware-overview/evans-portal-interface/#use-a-microphone':
    'dull knock, knock under sample, thud in headphones, hear raw sensor, dry sensor sound, direct monitoring off, mic on portal',
  'hardware-overview/evans-portal-interface/#specifications': 'specs, input count, output count',

  'how-to/':
    'guides, tutorials, tasks, instructions, recipes, how do i, step by step, list of jobs',
  'how-to/ableton-plugin/':
    'play back a take with other sounds, trigger clips, resample, live, daw, vst, vst3, au, audio unit, plugin, plug-in, max for live, m4l, amxd, rack, session view, use in daw, is there a plugin, plugin version, vst version, run inside daw, load in daw, push, drum rack, simpler, live 12, live 11, clip launch, looper, scenes',
  'how-to/ableton-plugin/#play-a-live-instrument':
    'drum rack from snare, live synth from drums, trigger live instrument, vocal chop',
  'how-to/ableton-plugin/#turn-a-knob-in-live':
    'midi map live, launch clips with drum, control live effects, ableton macro from drum, remote',
  'how-to/ableton-plugin/#send-sound-to-live': 'audio into ableton, separate tracks ableton',
  'how-to/ableton-plugin/#try-other-sounds-on-a-take':
    'replace sounds after recording, change sounds later, retrigger take, reamp, other kit same take',
  'how-to/ableton-plugin/#if-you-have-a-plug-in-file':
    'vst3 folder, component file, plugin not showing, where install plugin, max device',
  'how-to/add-assignments/':
    'velocity sensitive reverb, velocity sensitive effect, control with force, modulate, map, mapping, link, automate, control a parameter, velocity to filter, right-click, knob follows, expression, dynamics control, hit harder, react, responsive, parameter, move a knob, brighter when harder, filter opens, faster playing more echo, pitch bends on accents, control knob with drum, toggle effect with hit, dynamic effect, alive, knob reacts, hit moves knob, make it react, playing controls effect, speed controls, mute with hit, map velocity to filter, expression pedal moves a knob',
  'how-to/add-assignments/#choose-the-type':
    'where i hit changes sound, center to edge moves filter, fast playing changes, pedal moves knob',
  'how-to/add-assignments/#choose-the-source': 'which drum moves knob, wrong drum moves knob',
  'how-to/add-assignments/#make-it-feel-right':
    'too much change, too extreme, effect jumps, maxes out, always full, limit range, min and max, adjust response, knob range',
  'how-to/add-assignments/#change-it-or-add-another':
    'edit assignment, remove assignment, delete assignment, unassign, two assignments one knob',
  'how-to/add-assignments/#move-several-controls-at-once':
    'one hit several knobs, several parameters together',
  'how-to/add-effects/':
    'reverb, delay, echo, insert effect, fx chain, plugin, reverb on one drum, effect on whole set, effect order, reverb on hard hits, reverb hard hits only, where to put reverb, dub delay, distortion on kick, lo-fi, space on snare, chain, bigger snare, wet rim, 80s snare, phil collins, fx order',
  'how-to/add-effects/#put-an-effect-on-a-module-or-layer':
    'effect on one sound, only rim wet, drag effect, one sample wet',
  'how-to/add-effects/#share-one-effect-on-a-bus': 'same reverb several drums, reverb saves cpu',
  'how-to/add-effects/#hard-hits':
    'accents wet, ghost notes dry, big accents, only loud hits wet, velocity reverb throw',
  'how-to/add-effects/#put-effects-on-a-whole-set': 'one song effect, song master effect',
  'how-to/add-effects/#put-effects-on-every-set': 'boomy venue, room eq, effect on all songs',
  'how-to/add-effects/#get-the-order-right':
    'reverb before distortion, eq before compressor, which effect first',
  'how-to/add-mic/':
    'vocals, singing, voice, sing, guitar, bass guitar, line instrument, live input, xlr, phantom power, acoustic mic, overhead, sing and play, singing drummer, backing vocals, headset mic, sm58, talkback, vocal reverb, guitarist into my rig, trumpet, di box, plug in guitar, acoustic guitar, external keyboard sound, sing through the software',
  'how-to/add-mic/#connect-the-mic':
    'condenser, dynamic mic, ribbon mic, set gain, hi-z guitar, which jack mic',
  'how-to/add-mic/#add-an-audio-insert': 'mic in one song, mic all night, guest synth',
  'how-to/add-mic/#add-effects-and-mix-it':
    'effects on voice, eq vocals, compress vocals, reverb on singer',
  'how-to/add-mic/#keep-the-stage-quiet':
    'feedback, howling, squeal, screech, mic hears drums, drums leak into vocal mic, mute mic pedal',
  'how-to/assignment-to-change-sets/':
    'change kit, switch kit, next song, next preset, program change, switch songs, change sets, setlist, foot switch, footswitch, pedal, change presets with a hit, kit change, scene change, patch change, hands free, without touching laptop, footswitch next song, drum hit next song, page turner, switch sounds mid song, between songs, setlist on stage, change presets live, advance song, laptop out of reach',
  'how-to/assignment-to-change-sets/#change-sets-with-a-pedal':
    'midi footswitch, foot pedal next song, sustain pedal song',
  'how-to/assignment-to-change-sets/#change-sets-with-a-hit':
    'rim hit next song, stick changes kit',
  'how-to/assignment-to-change-sets/#rehearse-the-change':
    'sound cut when changing, tail when switching, song order, smooth transition between songs, gap between songs',
  'how-to/assignment-to-change-sets/#if-it-doesnt-work':
    'jumps two songs, skips a song, song changes by accident, changes during fills, every other press',
  'how-to/audition-samples/':
    'preview, listen, try sounds, compare samples, browse samples, find a sample, ab test, swap samples, replace sample, try out sounds, hear sample before loading, which sample better, pick best snare, cycle through samples, hot swap, shootout, choose clap, change sounds quickly, flick through sounds',
  'how-to/audition-samples/#collect-a-few-samples':
    'find new sounds, look inside packs, hear file in finder',
  'how-to/audition-samples/#compare-them-on-one-zone': 'next sample each hit, cycle candidates',
  'how-to/audition-samples/#find-out-whats-wrong-with-a-sample':
    'sample feels late, mp3 late, sample out of tune, sounds dull, bad quality',
  'how-to/audition-samples/#judge-fairly': 'louder sounds better, level match',
  'how-to/blend-samples-between-zones/':
    'crossfade, morph, fade between zones, positional, position sensing, smooth transition, interpolate, center to edge, center rim, rim blend, blend center and rim, gradual change across head, realistic snare, brush snare, sound flips, abrupt change, edge brighter, in between sound, continuous position, sweep across drum, mix two samples by position, seamless, jump between samples',
  'how-to/blend-samples-between-zones/#turn-on-the-blend':
    'shift click, yellow outline, matrix blend, still flips',
  'how-to/blend-samples-between-zones/#decide-what-to-blend':
    'blend chords, blend loops, which sounds blend, rim to center fade',
  'how-to/choke-sounds/':
    'loop plays forever, sound never stops, ringing too long, mute group, choke group, choke cymbal, grab cymbal, hi-hat, open and closed hat, stop sound, cut off, cut, exclusive, end a loop, silence a ringing sound, mono, damp, rim stop, mute with rim, stop a sound when i hit another, kill sound, stop all sounds, panic, all sounds off, sounds pile up, chords overlap, long sample overlaps, start and stop loop, play until next hit, hand on cymbal, sustain too long, wont shut up, ring out, stop drone, loop keeps going, overlapping notes',
  'how-to/choke-sounds/#turn-on-retrig':
    'new chord stops old, one sound at a time, monophonic, cut previous note, hi-hat open closed, notes overlap',
  'how-to/choke-sounds/#stop-a-layer-with-any-zone':
    'rim stops loop, kick stops pad, stop from other drum, kill switch, stop with stick, end drone',
  'how-to/choke-sounds/#label-the-choke': 'remember what stops it',
  'how-to/choke-sounds/#make-a-choke-group':
    'exclusive group, choke across layers, stop each other anywhere',
  'how-to/cross-control/':
    'sidechain, ducking, duck, other drum, one drum changes another, control effect of another drum, pump, interact, kick ducks pad, sidechain compression, tom opens reverb, floor tom controls snare, drum as knob, drum as controller, kick moves filter, pumping, one drum affects another, silent drum controls, hit tom change snare, talk to each other',
  'how-to/cross-control/#make-a-new-assignment': 'other drum as source',
  'how-to/cross-control/#test-how-long-the-value-lasts':
    'value stays, knob stays there, snaps back, returns to zero, hold value',
  'how-to/cross-control/#choose-a-good-pair': 'cross control ideas',
  'how-to/export-a-sound-pack/':
    'share, send, give kit to a friend, backup, back up, transfer, copy to another computer, collect samples, archive, bundle, sell, sub drummer, dep, replacement drummer, share with band, send my set, zip, dropbox, google drive, wetransfer, airdrop, sell packs, publish, give away kit, kit to another drummer',
  'how-to/export-a-sound-pack/#collect-the-samples':
    'collect all and save, consolidate, gather samples, list of used samples',
  'how-to/export-a-sound-pack/#write-the-note': 'readme, instructions for sub',
  'how-to/export-a-sound-pack/#make-the-pack': 'zip folder, compress folder',
  'how-to/export-a-sound-pack/#whats-in-the-session': 'what gets sent, is training included',
  'how-to/install-sound-packs/':
    'download, import, expansion, add-on, library content, load kit, unzip, new sounds, get more sounds, open a pack, sp2 file, store, folk percussion, free sounds, buy sounds, where to get kits, third party samples, downloaded kit, sample pack zip, pack not showing, more kits, unzip pack, put downloaded files, loopcloud',
  'how-to/install-sound-packs/#put-it-where-it-can-stay':
    'where to put samples, which folder, extract zip, downloads folder, icloud, onedrive, dropbox folder',
  'how-to/install-sound-packs/#open-the-session': 'double-click sp2, pack too loud',
  'how-to/install-sound-packs/#match-it-to-your-drums':
    'pack needs more toms, only two toms, pack for bigger kit',
  'how-to/install-sound-packs/#take-only-parts-of-it': 'one sound from pack, only the samples',
  'how-to/install-sound-packs/#use-a-pack-from-version-1': 'v1 pack, old pack, gordian plexus',
  'how-to/install-sound-packs/#if-it-doesnt-work': 'no sp2 file, pack not in library',
  'how-to/midi-in/':
    'receive midi, external midi, e-kit, electronic kit, electronic drums, roland, alesis, yamaha, spd-sx, td-17, nitro, module, keyboard, controller, launchpad, akai, mpd, trigger from pads, pad controller, connect midi device, v-drums, play samples from e-drums, hybrid kit with pads, add spd-sx, play with keyboard, korg, novation, mpk mini, maschine, push, handsonic, malletkat, kat, trigger module, midi cable in, pedal into software, usb pads',
  'how-to/midi-in/#add-the-device': 'connect launchpad, add keyboard, add usb midi device',
  'how-to/midi-in/#play-from-keys':
    'piano keys play sample, play chords on keys, play notes on keyboard',
  'how-to/midi-in/#play-from-pads': 'sounds on spd-sx, e-kit pads play, learn pads',
  'how-to/midi-in/#swap-one-instrument-for-another':
    'keyboard instead of tom, drum plays keyboard part, small stage',
  'how-to/midi-in/#move-a-control':
    'expression pedal, knob controls reverb, pedal controls effect, fader controls volume, nanokontrol',
  'how-to/midi-in/#notes-to-know': 'general midi drum notes, kick 36, snare 38, c3 or c4',
  'how-to/midi-out/':
    'control lights, drum to midi, convert drums to midi, send midi, external synth, hardware synth, drum plugin, superior drummer, ezdrummer, addictive drums, kontakt, battery, lights, lighting, dmx, synth, trigger plugin, drum machine, cc, play synth from drums, drums as midi controller, moog, juno, volca, eurorack, modular, cv, trigger vst, bass synth on kick, hardware sampler, midi trigger, roland synth, trigger software instrument, play strings with drums, control stage lights',
  'how-to/midi-out/#add-a-midi-output': 'connect synth usb, send to synth channel',
  'how-to/midi-out/#send-notes':
    'chord from one hit, note per zone, bass note on kick, note too short, note length',
  'how-to/midi-out/#move-a-control': 'synth filter with velocity, cutoff, send cc, modulate synth',
  'how-to/midi-out/#send-a-melody': 'scale to synth, melody on synth',
  'how-to/midi-out/#drive-lights-and-visuals':
    'flash light on snare, color with hit, lamp, trigger video',
  'how-to/midi-out/#if-it-doesnt-work': 'hanging note, synth plays late, synth silent',
  'how-to/navigate-complex-sets/':
    'find a sound, large set, big set, complicated, lost, which module, locate, overview, nested, search in set, get around, organize, understand a set, mystery sound, unknown noise, someone elses set, inherited set, too many layers, find module, knob moves by itself, plays without hitting, clean up, tidy, which drum makes sound, cant find sound',
  'how-to/navigate-complex-sets/#find-the-layer':
    'which layer plays this, mystery sound, mute to find',
  'how-to/navigate-complex-sets/#read-the-layer': 'understand chain, what triggers it',
  'how-to/navigate-complex-sets/#see-more-on-the-screen':
    'fold panel, collapse, small screen, more space, expand',
  'how-to/navigate-complex-sets/#find-out-what-moves-a-knob':
    'knob moves by itself, hidden assignment, parameter changes alone, why knob changes',
  'how-to/navigate-complex-sets/#leave-it-easier-to-read':
    'rename modules, name things, tidy up, organize',
  'how-to/record/':
    'recording, multitrack, bounce, export audio, wav, mixdown, stems, capture, daw, logic, pro tools, reaper, audacity, loopback, save a performance, obs, stream, record my playing, save take, quicktime, record gig, youtube video, twitch, internal recorder, built-in recorder, render, garageband, zoom recorder, phone video, make a demo, studio session',
  'how-to/record/#record-the-stereo-mix':
    'two track, simple recording, record master, record headphones mix',
  'how-to/record/#record-stems':
    'separate tracks, one track per drum, each drum own track, individual outputs, isolate snare, multitrack into daw',
  'how-to/record/#record-midi': 'capture midi, edit hits later, quantize later, notation',
  'how-to/record/#record-on-the-same-computer':
    'blackhole, vb-cable, voicemeeter, soundflower, virtual audio cable, internal audio, screen recording, aggregate device, zoom call, live stream sound',
  'how-to/relink-samples/':
    'missing samples, lost, file not found, moved folder, broken link, locate samples, external drive, find files, reconnect, renamed, red samples, moved a folder, sample not found, reorganized folders, tidied disk, new hard drive, cloud removed files, icloud, dropbox, deleted samples, usb stick, no samples on other laptop, blank waveform, broken path, changed username, silent pad after moving files, offline media',
  'how-to/relink-samples/#find-out-which-files-are-missing':
    'which samples missing, list of files, samplerfile',
  'how-to/relink-samples/#put-the-file-back':
    'restore folder, drive letter changed, drive renamed, undo renaming',
  'how-to/relink-samples/#new-sampler':
    'point to new location, replace missing sample, old folder gone',
  'how-to/relink-samples/#keep-it-from-happening-again':
    'organize samples, one sample folder, where keep samples',
  'how-to/setup-midi-routing/':
    'virtual midi, virtual cable, iac, loopmidi, midi port, same computer, between programs, midi to daw, ableton, logic, cubase, reaper, superior drummer, midi loop, network midi, midi into logic, garageband midi, internal midi, connect two programs, virtual port, port not visible, drum vst same computer, drums into reaper, studio one, bitwig, trigger superior drummer, patch midi',
  'how-to/setup-midi-routing/#make-a-port-on-a-mac':
    'iac driver, audio midi setup, midi studio, iac offline',
  'how-to/setup-midi-routing/#make-a-port-on-windows':
    'loopmidi, loopbe, virtual midi windows, windows midi services',
  'how-to/setup-midi-routing/#listen-in-the-other-program':
    'arm track, midi track input, superior drummer input, logic receives, enable midi input',
  'how-to/setup-midi-routing/#channels':
    'several instruments, channel 10, incoming, separate channels',
  'how-to/setup-midi-routing/#bring-midi-back':
    'daw plays my sounds, clip to drums, midi feedback, endless loop',
  'how-to/use-melody/':
    'melodic, tonal, notes, chords, scale, bass line, bassline, tune, song, harmony, piano, pitched, synth lead, harmonic, play in key, chord progression, snare plays notes, tom plays bass, drum like piano, kalimba, marimba, chords on toms, key change, solo, pentatonic, wrong notes, out of key, harder hit higher note, tuned percussion, vibraphone, drum sings, bass line from the kick',
  'how-to/use-melody/#tune-the-sample': 'find note of sample, sample out of tune',
  'how-to/use-melody/#improvise-with-a-note-controller':
    'improvise, solo on snare, notes across head',
  'how-to/use-melody/#play-a-scale-with-note-control':
    'velocity picks note, harder higher, minor scale',
  'how-to/use-melody/#play-a-line-with-a-sequencer':
    'each hit next note, riff, written melody, note after note',
  'how-to/use-melody/#change-key-from-the-rim':
    'modulate key, rim changes key, switch scale live, bridge in other key',
  'how-to/use-thresholding/':
    'threshhold, sensitivity, gate, noise gate, false triggers, ignore soft hits, too sensitive, trigger level, minimum velocity, only hard hits, accents, ghost notes, bleed, crosstalk, skip soft hits, less sensitive, more sensitive, red line, set sensitivity, noise triggers, sub rumble, stick touches drum, false hits, minimum force, goes off too easily, set at soundcheck, hit counts, sensitivity too high',
  'how-to/use-thresholding/#keep-noise-out':
    'too sensitive, stage noise, bass triggers drum, red line height, false hits, stray hits',
  'how-to/use-thresholding/#make-a-sound-wait-for-hard-hits':
    'sound only on accents, layer only when hard, extra sound on loud hits',
  'how-to/use-thresholding/#choose-the-right-threshold':
    'which threshold, module or input threshold',
};
