/** Where readers find a way in who search for what the help has no page about. Test: tests/content/waysIn.test.ts */
interface OtherProducts {
  /** What they are, as the sentence of ../waysIn says it. */
  what: string;
  /** Words or phrases in lower case, most of them names. */
  typed: readonly string[];
  /** Addresses of pages, below the base path, with what they are called there. */
  pages: Readonly<Record<string, string>>;
}

export const OTHER_PRODUCTS: readonly OtherProducts[] = [
  {
    what: 'Pads, electronic kits and keyboards of other makers play your sounds over MIDI',
    typed: (
      'akai, alesis, alternate mode, arturia, atv, behringer, casio, crimson, ddrum, donner, drumkat, dtx, ' +
      'dtxpress, edrumin, efnote, elektron, gewa, handsonic, korg, kurzweil, launchpad, maschine, medeli, ' +
      'megadrum, millenium, mimic, mpc, mpd, mpk, native instruments, nektar, nitro, nord, novation, octapad, ' +
      'pearl, polyend, presonus atom, push, roland, roli, samplepad, simmons, spd, spdsx, sp404, stagg, strata, ' +
      'strike multipad, strikepad, tama, td17, td27, td50, tr8s, trapkat, vdrums, volca, wavedrum, yamaha, zendrum'
    ).split(', '),
    pages: {
      'how-to/midi-in/': 'Play from MIDI gear',
      'how-to/midi-out/': 'Send MIDI to it',
      'software-overview/modules/controllers/grid-pads/': 'Grid Pads',
    },
  },
  {
    what: 'Other programs get notes over MIDI, or your sound as audio',
    typed: (
      'abbey road drummer, ableton, acid, addictive drums, audition, bandlab, bfd, bitwig, cakewalk, cubase, ' +
      'digital performer, ezdrummer, fl studio, fruity loops, garageband, gig performer, getgood drums, ' +
      'halion, kontakt, logic, luna, mainstage, max, modo drum, mulab, nuendo, omnisphere, perfect drums, ' +
      'pro tools, qlab, reaper, reason, renoise, serum, sonar, ssd5, steven slate, studio one, superior drummer, ' +
      'traktor, vcv, waveform'
    ).split(', '),
    pages: {
      'how-to/setup-midi-routing/': 'Set up MIDI routing',
      'how-to/ableton-plugin/': 'Work with Ableton Live',
    },
  },
];
