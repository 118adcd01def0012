/** Serves the hosted build for the browser tests; it may be made after this has started. */
import {SITE} from '../../src/config/site';
import {createHelpServer} from '../../hosting/server';
import {HOSTED_FOLDER} from './hostedBuild';

createHelpServer(HOSTED_FOLDER, SITE.baseUrl).listen(Number(process.env.PORT));
