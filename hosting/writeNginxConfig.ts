/** `npm run hosting:nginx`: writes hosting/nginx.conf from rules.ts. A test fails when it is stale. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {nginxConfig} from './formats/nginx';

writeFileSync(path.join(__dirname, 'nginx.conf'), nginxConfig());
