/**
 * @theme/Root (core 3.9.1; the documented place for what goes on around all pages): mends hashes that the
 * router would fail to decode, and take the page away. Test: tests/browser/shell/address.spec.ts
 */
import type {ReactNode} from 'react';
import {useReadableHash} from '@site/src/shell/address/useReadableHash';

export default function Root({children}: {children: ReactNode}): ReactNode {
  useReadableHash();
  return children;
}
