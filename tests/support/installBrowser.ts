/** Run before the browser tests: makes sure that there is a browser, or says what to do. */
import {ensureBrowser} from './browser';

try {
  console.log(`Browser: ${ensureBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
