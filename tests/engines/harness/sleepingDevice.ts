/**
 * Runs in the page: the first time that sound is to start, its device takes a while, as a computer's does
 * that sleeps, however often it is asked. The browser is asked at once, within the click, or it might
 * refuse.
 */
export function sleepOnce(ms: number): void {
  const {resume} = AudioContext.prototype;
  const wake = async (context: AudioContext): Promise<void> => {
    await resume.call(context);
    await context.suspend();
    await new Promise((woken) => setTimeout(woken, ms));
    await resume.call(context);
    isAwake = true;
  };
  let isAwake = false;
  let waking: Promise<void> | undefined;
  AudioContext.prototype.resume = function (this: AudioContext) {
    return isAwake ? resume.call(this) : (waking ??= wake(this));
  };
}
