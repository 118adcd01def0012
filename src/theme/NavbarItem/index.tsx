/**
 * Wraps @theme/NavbarItem (theme-classic 3.9.1; not promised safe, hence its own test). Why: a fault in one item
 * took the whole page. Without the search's button its page is a way still. Test: tests/browser/shell/parts.spec.ts
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import NavbarItem from '@theme-original/NavbarItem';
import type {Props} from '@theme/NavbarItem';
import {Part} from '@site/src/lib/Part';
import {searchLink} from '@site/src/search';

const searchPageLink = (): ReactNode => (
  <Link className="navbar__link padding--sm" to={searchLink()}>
    Search
  </Link>
);

export default function NavbarItemInPart(props: Props): ReactNode {
  const isSearch = props.type === 'search' && !props.mobile; // the phone's menu has none
  return (
    <Part otherwise={isSearch ? searchPageLink : undefined}>
      <NavbarItem {...props} />
    </Part>
  );
}
