import {test as setup} from '../../support/tab';
import ensureBuilds from '../../support/ensureBuilds';

setup('make the builds with services', async () => {
  setup.setTimeout(900_000); // four builds, on a slow machine
  await ensureBuilds();
});
