/** The tools, by the names that pages have in `:::tool{name="…"}`, and what is pressed to start each. */
export const TOOLS = {
  'get-the-sound-back': 'Get the sound back step by step',
  'midi-monitor': 'Start the MIDI monitor',
} as const;

export type ToolName = keyof typeof TOOLS;

export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];

/** Whether a text names a tool. */
export const isToolName = (name: string): name is ToolName => Object.hasOwn(TOOLS, name);
