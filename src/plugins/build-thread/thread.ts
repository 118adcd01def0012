import path from 'node:path';
import {build} from 'esbuild';
import type Tinypool from 'tinypool';
import type * as tasks from './tasks';

type Tasks = typeof tasks;
type Task = keyof Tasks;
type Input<Name extends Task> = Parameters<Tasks[Name]>[0];
type Output<Name extends Task> = Awaited<ReturnType<Tasks[Name]>>;

/** Docusaurus gives every plugin modules of its own, so the one thread is known to the process. */
const shared = globalThis as {buildThread?: Promise<Tinypool>};

/**
 * Starts the thread; once is enough.
 *
 * @param generatedFilesDir folder for the code that it runs
 */
export function startThread(generatedFilesDir: string): void {
  shared.buildThread ??= makeThread(path.join(generatedFilesDir, 'build-thread', 'tasks.cjs'));
  shared.buildThread.catch(() => undefined); // told by the first task
}

/**
 * Runs a task of tasks.ts beside the build. Tasks wait for each other.
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
  if (!shared.buildThread) {
    throw new Error(
      'The build thread is not started: put src/plugins/build-thread first among the plugins of docusaurus.config.ts.',
    );
  }
  const thread = await shared.buildThread;
  return (await thread.run(input, {name})) as Output<Name>;
}

/** Threads do not read TypeScript, so the tasks are put into one file, which also loads sooner. */
async function makeThread(file: string): Promise<Tinypool> {
  const [{default: Pool}] = await Promise.all([
    import('tinypool'),
    build({
      entryPoints: [path.join(__dirname, 'tasks.ts')],
      outfile: file,
      bundle: true,
      platform: 'node',
      target: 'node20',
      logLevel: 'warning',
    }),
  ]);
  return new Pool({filename: file, minThreads: 1, maxThreads: 1});
}
