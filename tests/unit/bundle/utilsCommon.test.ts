import * as original from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';
import * as ours from '../../../src/bundle/utilsCommon';

describe('utilsCommon', () => {
  it.each(Object.entries(ours))('has %s as @docusaurus/utils-common has it', (name, value) => {
    expect(value).toBe(original[name as keyof typeof original]);
  });
});
