/**
 * `npm run serve`: the production build at http://localhost:3001/v2/, as a host would serve it. Not at the port of
 * `npm start`, whose pages its service worker would answer for.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {SITE} from '../src/config/site';
import {createHelpServer} from './server';

const folder = path.resolve('build');
const port = Number(process.env.PORT?.trim() || 3001);

if (!existsSync(path.join(folder, 'index.html'))) {
  console.error(`There is no built site in ${folder}: run "npm run build" first.`);
  process.exit(1);
}
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error('PORT must be a number from 1 to 65535: PORT=3002 npm run serve');
  process.exit(1);
}
createHelpServer(folder, SITE.baseUrl)
  .on('error', ({message}) => {
    console.error(`${message}. Another port: PORT=3002 npm run serve`);
    process.exit(1);
  })
  .listen(port, () => {
    console.log(`Serving ${folder} at http://localhost:${port}${SITE.baseUrl}`);
  });
