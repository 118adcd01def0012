import type {Ringing} from './instrument';

/** Keeps the sounds that ring, by id, until they have died away. */
export function createRinging() {
  const sounds = new Map<string, Ringing>();
  /** Ends a sound at a time; what has died away needs no end. */
  function end(id: string, time: number): void {
    sounds.get(id)?.end(time);
    sounds.delete(id);
  }
  return {
    /** One that has its id already is ended: rules count anew after a rest. It is forgotten after so many seconds. */
    add(id: string, sound: Ringing, time: number, seconds: number): void {
      end(id, time);
      sounds.set(id, sound);
      const forget = (): void => {
        if (sounds.get(id) === sound) sounds.delete(id); // or it is a later one by now
      };
      setTimeout(forget, 1000 * seconds);
    },
    end,
    slide: (id: string, pitch: number, time: number): void => sounds.get(id)?.slide?.(pitch, time),
    endAll(time: number): void {
      for (const id of [...sounds.keys()]) end(id, time);
    },
  };
}
