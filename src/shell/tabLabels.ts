import {createContext} from 'react';
import type {Props} from '@theme/Tabs';

/** The labels that tabs have in one list, by which panels find theirs: `<Tabs values={[…]}>`. */
export const TabLabels = createContext<Props['values']>(undefined);
