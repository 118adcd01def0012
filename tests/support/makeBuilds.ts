/** `npm run build:tests`: makes the builds that tests need besides `build/`, while other checks run. */
import ensureBuilds from './ensureBuilds';

ensureBuilds().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
