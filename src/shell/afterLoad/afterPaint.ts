/**
 * Runs a task once what is on its way to the screen is painted; tasks run in the order of their calls.
 *
 * @returns takes the task back if it has not run yet
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Frames are called before their paint, timers after it.
  const frame = requestAnimationFrame(() => (timer = setTimeout(task)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
