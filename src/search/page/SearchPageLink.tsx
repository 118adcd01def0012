import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLink} from '../useSearchSettings';

/** In the navbar, where the search's button failed. */
export function SearchPageLink(): ReactNode {
  return (
    <Link className="navbar__link padding--sm" to={useSearchLink()('')}>
      Search
    </Link>
  );
}
