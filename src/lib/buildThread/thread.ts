import path from 'node:path';
import type Tinypool from 'tinypool';
import type * as tasks from './tasks';

type Tasks = typeof tasks;
type Task = keyof Tasks;
type Input<Name extends Task> = Parameters<Tasks[Name]>[0];
type Output<Name extends Task> = Awaited<ReturnType<Tasks[Name]>>;

/** tasks.ts as src/config/compiledSources.ts compiles it, seen from a compiled plugin. */
const TASKS = path.join(__dirname, '../../lib/buildThread/tasks.cjs');

/** Each plugin has modules of its own, so the one thread is known to the process. */
const shared = globalThis as {buildThread?: Promise<Tinypool>};

/**
 * Runs a task of tasks.ts beside the build, one after the other; readAhead gives way at each file.
 *
 * @param name which
 * @param input what it takes, as far as it can be copied
 * @returns what it returns
 * @throws Error the task's own
 */
export async function runTask<Name extends Task>(
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  shared.buildThread ??= makeThread();
  const thread = await shared.buildThread;
  return (await thread.run(input, {name})) as Output<Name>;
}

/**
 * Runs a task at once, while Docusaurus still loads other plugins and leaves a processor idle.
 *
 * @returns its result at the first call; at each later one, as under `npm start`, it is run again
 */
export function runTaskAhead<Name extends Task>(
  name: Name,
  input: Input<Name>,
): () => Promise<Output<Name>> {
  let ahead: Promise<Output<Name>> | undefined = runTask(name, input);
  ahead.catch(() => undefined); // told by whoever asks for it
  return () => {
    const result = ahead ?? runTask(name, input);
    ahead = undefined;
    return result;
  };
}

async function makeThread(): Promise<Tinypool> {
  const {default: Pool} = await import('tinypool');
  return new Pool({
    filename: TASKS,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: 4,
  });
}
