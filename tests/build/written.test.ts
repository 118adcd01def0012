import {checkSite} from '../support/siteChecks';
import {ensureWrittenSite, WRITTEN_BASE, WRITTEN_SITE} from '../support/writtenSite';

/** What is checked of the site holds with all that writers may add, too (`npm run check` must stay green). */
checkSite({folder: WRITTEN_SITE, baseUrl: WRITTEN_BASE, ensure: ensureWrittenSite});
