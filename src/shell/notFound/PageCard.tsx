import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SitePage} from './nearestPages';

/** A page as one of the cards that lists become elsewhere (src/pages/blocks/linkCards.ts). */
export function PageCard({
  page: {url, title, icon},
  description,
}: {
  page: SitePage;
  description?: string;
}): ReactNode {
  return (
    <li>
      <svg className="sp-pictogram" aria-hidden="true">
        <use href={icon} />
      </svg>
      <Link to={url}>{title}</Link>
      {description && <span className="sp-sentence">{description}</span>}
    </li>
  );
}
