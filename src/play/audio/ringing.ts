import type {Ringing} from './instrument';

/** Keeps the sounds that ring, by id, until they have died away. */
export function createRinging() {
  const sounds = new Map<string, {readonly sound: Ringing; readonly from: number}>();
  /** Ends a sound at a time; what has died away needs no end. */
  function end(id: string, time: number): void {
    sounds.get(id)?.sound.end(time);
    sounds.delete(id);
  }
  return {
    /** One that has its id already is ended: rules count anew after a rest. It is forgotten after so many seconds. */
    add(id: string, sound: Ringing, from: number, seconds: number): void {
      end(id, from);
      sounds.set(id, {sound, from});
      const forget = (): void => {
        if (sounds.get(id)?.sound === sound) sounds.delete(id); // or it is a later one by now
      };
      setTimeout(forget, 1000 * seconds);
    },
    end,
    slide: (id: string, pitch: number, time: number): void =>
      sounds.get(id)?.sound.slide?.(pitch, time),
    /** Ends what began, or begins, later than a time; left out, all. */
    endAll(time: number, after = -Infinity): void {
      for (const [id, {from}] of [...sounds]) if (from > after) end(id, time);
    },
  };
}
