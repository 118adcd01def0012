/** Offered where readers have typed nothing, or nothing was found: what they come for most. */
export const SUGGESTIONS: readonly string[] = ['no sound', 'threshold', 'choke', 'latency'];
