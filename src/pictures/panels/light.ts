import {h} from '../../lib/dom';
import './panels.lazy.css';

/*
 * The light itself, for ./index: a ring over the picture, which stays a picture, and a mark on the row.
 * Places come from the picture's file, whose discs say their numbers (diagrams/kit/panel/number.ts).
 */

/** How near the pointer has to be to a number, in pixels: a finger's half. */
const NEAR_PX = 22;

/** From a number's edge to the outside of its ring, in pixels. */
const RING_PX = 7;

/** A spot, in pixels or as shares of the picture's width and height. */
interface Spot {
  x: number;
  y: number;
}

/** The middle of a number and half its width, as shares of the picture. */
interface Place extends Spot {
  r: number;
}

type Places = ReadonlyMap<string, Place>;

const known = new Map<string, Promise<Places>>();
const ring = h('span', {class: 'sp-panel-ring', 'aria-hidden': 'true'});

/** The ring stands where its number was; a phone's bars that come and go change the height alone. */
let {innerWidth: width} = window;
window.addEventListener('resize', () => {
  if (window.innerWidth !== width) show(null, undefined);
  width = window.innerWidth;
});

/** Counts what was asked for: an answer that comes late lights nothing. */
let turn = 0;

const panelImage = (): HTMLImageElement | null =>
  document.querySelector('figure[data-panel] > img');

/** @returns where the numbers of a picture are; none if its file can't be had */
function placesOf({currentSrc}: HTMLImageElement): Promise<Places> {
  const asked =
    known.get(currentSrc) ??
    readPlaces(currentSrc).catch((): Places => {
      known.delete(currentSrc); // the next row asks again
      return new Map();
    });
  known.set(currentSrc, asked);
  return asked;
}

async function readPlaces(address: string): Promise<Places> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
  const text = await answer.text();
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return new Map(
    [...svg.querySelectorAll('[data-number]')].map((disc) => [
      disc.getAttribute('data-number') ?? '',
      {
        x: Number(disc.getAttribute('cx')) / width,
        y: Number(disc.getAttribute('cy')) / height,
        r: Number(disc.getAttribute('r')) / width,
      },
    ]),
  );
}

/** @returns the middle of a number within an image */
function pixelsOf(image: HTMLImageElement, {x, y}: Spot): Spot {
  return {x: x * image.clientWidth, y: y * image.clientHeight};
}

/** Lights a number in the picture and its row; without one, none. */
function show(image: HTMLImageElement | null, number: string | undefined, place?: Place): void {
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-number]')) {
    row.toggleAttribute('data-lit', row.dataset.number === number);
  }
  if (!image || !place) {
    ring.remove();
    return;
  }
  const {x, y} = pixelsOf(image, place);
  const size = 2 * (place.r * image.clientWidth + RING_PX);
  ring.style.width = `${size}px`;
  ring.style.left = `${image.offsetLeft + x}px`;
  ring.style.top = `${image.offsetTop + y}px`;
  image.after(ring);
}

/** The pointer or the focus came to an element. */
export async function rest(target: Element): Promise<void> {
  const image = panelImage();
  const row = target.closest<HTMLElement>('tr[data-number]');
  if (target === image) return; // see below: which number depends on where
  const number = row?.dataset.number;
  const mine = (turn += 1);
  const place = image && number ? (await placesOf(image)).get(number) : undefined;
  if (mine === turn) show(image, place && number, place);
}

async function move({target, offsetX, offsetY}: PointerEvent): Promise<void> {
  const image = panelImage();
  if (!image || target !== image) return;
  const mine = (turn += 1);
  const [nearest] = [...(await placesOf(image))]
    .map(([number, place]) => {
      const {x, y} = pixelsOf(image, place);
      return {number, place, far: Math.hypot(x - offsetX, y - offsetY)};
    })
    .filter(({far}) => far < NEAR_PX)
    .sort((a, b) => a.far - b.far);
  if (mine === turn) show(image, nearest?.number, nearest?.place);
}

document.addEventListener('pointermove', (event) => void move(event));
