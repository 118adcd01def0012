import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {SITE} from '../../config/site';
import styles from './styles.module.css';

/** The only docs version's name in Docusaurus; its label is 'Next' (specification, section 1). */
const CURRENT_VERSION = 'current';

interface Props {
  /** Set by the navbar when the item is drawn in the mobile menu, which is a list. */
  mobile?: boolean;
}

/**
 * V2 (this help) and V1 (the older help on the same host, outside this site and its router).
 * Choosing V2 remembers the docs version in local storage (specification, section 1).
 */
export default function VersionSwitch({mobile = false}: Props): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion();
  const group = (
    <div className={styles.switch} role="group" aria-label="Version of the help">
      <Link
        to="/"
        className={styles.current}
        aria-current="true"
        onClick={() => savePreferredVersionName(CURRENT_VERSION)}>
        V2
      </Link>
      {/* The router would resolve it below /v2/. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={SITE.version1Path} className={styles.other}>
        V1
      </a>
    </div>
  );
  return mobile ? <li className="menu__list-item">{group}</li> : group;
}
