import {useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {canDecode} from '../../lib/decode';

/**
 * Docusaurus 3.9.1 decodes the hash of whatever a reader follows, pastes or comes back to, and fails at one such
 * as `#50%-wet`. It never gets to see it: the router draws only what the last of its listeners left.
 */
export function useReadableHash(): void {
  const history = useHistory();
  useEffect(
    () =>
      history.listen((location) => {
        if (canDecode(location.hash)) return;
        history.replace({...location, hash: location.hash.replaceAll('%', '%25')});
      }),
    [history],
  );
}
