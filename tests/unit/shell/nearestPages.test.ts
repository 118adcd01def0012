import {describe, expect, it} from 'vitest';
import {nearestPages, wordsOfAddress} from '../../../src/shell/notFound/nearestPages';
import {routeOfPage} from '../../../src/lib/pageAddress';
import {readDocs} from '../../support/docs';

const pages = readDocs().map(({file, frontMatter}) => ({
  url: `/v2/${routeOfPage(file)}`,
  title: frontMatter.title,
  icon: '',
}));
const nearest = (address: string) => nearestPages(address, pages).map(({url}) => url);

describe('nearestPages', () => {
  it.each([
    ['/v2/how-to/choke-sound/', '/v2/how-to/choke-sounds/'], // a letter short
    ['/v2/chokesounds', '/v2/how-to/choke-sounds/'], // run together
    ['/v2/modules/metro/', '/v2/software-overview/modules/controllers/metro/'], // folders left out
    ['/v2/software-overview/velosity-io/', '/v2/software-overview/modules/panels/velocity-io/'], // misspelled
    ['/v2/glosary', '/v2/glossary/'],
    ['/v2/software-overview/file-menu.html', '/v2/software-overview/file_menu/'], // _ as -
    ['/v2/HOW-TO/Midi_Out/index.html', '/v2/how-to/midi-out/'],
    ['/v2/drum-sensors/', '/v2/hardware-overview/drum-sensor/'],
    ['/v2/module/', '/v2/software-overview/modules/'], // its name, before those that have it as a folder
    ['/v2/hits/', '/v2/software-overview/modules/controllers/hit-controller/'], // in a name, before titles
  ])('finds for %s first %s', (address, url) => {
    expect(nearest(address)[0]).toBe(url);
  });

  it('offers no page that is much less alike than the first', () => {
    expect(nearest('/v2/modules/')).toEqual(['/v2/software-overview/modules/']);
    expect(nearest('/v2/sampler/')).toEqual(['/v2/software-overview/modules/generators/sampler/']);
  });

  it('offers two at most, and none for an address that is like no page’s', () => {
    expect(nearest('/v2/software-overview/modules/').length).toBeLessThanOrEqual(2);
    for (const nonsense of [
      'wp-login.php',
      'asdfgh/',
      'no-such-page/',
      'qwertz/uiop/',
      'foo/bar/',
      'xyz123/',
      '.env',
    ]) {
      expect(nearest(`/v2/${nonsense}`), nonsense).toEqual([]);
    }
    expect(nearest('/v2/')).toEqual([]);
  });
});

describe('the address of a missing page', () => {
  it('becomes words for the search', () => {
    expect(wordsOfAddress('/v2/how-to/Choke_sound.html')).toBe('choke sound');
    expect(wordsOfAddress('/v2/how-to/index.html')).toBe('how to');
    expect(wordsOfAddress('/')).toBe('');
  });
});
