/**
 * @theme/Root (core 3.9.1; the documented place for what goes on around all pages). Docusaurus decodes the hash of
 * whatever a reader follows, pastes or comes back to, and one such as `#50%-wet` would take the page away. It never
 * gets to see it: the router draws only what the last of its listeners left. Test: tests/browser/shell/address.spec.ts
 */
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {canDecode} from '@site/src/lib/decode';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  useEffect(
    () =>
      history.listen((location) => {
        if (canDecode(location.hash)) return;
        history.replace({...location, hash: location.hash.replaceAll('%', '%25')});
      }),
    [history],
  );
  return children;
}
