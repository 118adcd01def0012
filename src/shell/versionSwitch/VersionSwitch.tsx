import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {SITE} from '../../config/site';
import styles from './styles.module.css';

/**
 * V2 (this help) and V1 (the older help on the same host, outside this site and its router). Choosing V2
 * remembers the only docs version in local storage, called `current` (specification, section 1).
 *
 * @param props.mobile set by the navbar when the item is drawn in the mobile menu, which is a list
 */
export default function VersionSwitch({mobile}: {mobile?: boolean}): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const group = (
    <div className={styles.switch} role="group" aria-label="Version of the help">
      <Link
        to="/"
        className={styles.current}
        aria-current="true"
        onClick={() => savePreferredVersionName('current')}>
        V2
      </Link>
      {/* The router would resolve it below /v2/. */}
      {/* eslint-disable-next-line no-restricted-syntax -- no page of this site */}
      <a href={SITE.version1Path} className={styles.other}>
        V1
      </a>
    </div>
  );
  return mobile ? <li className="menu__list-item">{group}</li> : group;
}
