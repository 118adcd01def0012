import type {Ringing} from './instrument';

/** The sounds that ring, by id. */
interface RingingSounds {
  /**
   * Keeps a sound until it has died away. One that has its id already is ended: rules count anew after
   * a rest.
   *
   * @param time when it begins, on the sounds' clock
   * @param seconds from now until it is forgotten
   */
  readonly add: (id: string, sound: Ringing, time: number, seconds: number) => void;
  /** Ends a sound at a time; what has died away needs no end. */
  readonly end: (id: string, time: number) => void;
  readonly slide: (id: string, pitch: number, time: number) => void;
  readonly endAll: (time: number) => void;
}

export function createRinging(): RingingSounds {
  const sounds = new Map<string, Ringing>();
  function end(id: string, time: number): void {
    sounds.get(id)?.end(time);
    sounds.delete(id);
  }
  return {
    add(id, sound, time, seconds) {
      end(id, time);
      sounds.set(id, sound);
      const forget = (): void => {
        if (sounds.get(id) === sound) sounds.delete(id); // or it is a later one by now
      };
      setTimeout(forget, 1000 * seconds);
    },
    end,
    slide: (id, pitch, time) => sounds.get(id)?.slide?.(pitch, time),
    endAll(time) {
      for (const id of [...sounds.keys()]) end(id, time);
    },
  };
}
