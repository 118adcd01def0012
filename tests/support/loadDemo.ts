import type {DemoName} from '../../src/play/names';
import type {Demonstration} from '../../src/play/shell/demonstration';

/** Loads a demonstration by the name that pages have for it. */
export async function loadDemo(name: DemoName): Promise<Demonstration> {
  const file = name.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
  const module = (await import(`../../src/play/demonstrations/${file}/index.ts`)) as {
    demonstration: Demonstration;
  };
  return module.demonstration;
}
