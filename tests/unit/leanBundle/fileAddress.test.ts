import {describe, expect, it, vi} from 'vitest';
import fileAddress from '../../../src/plugins/lean-bundle/loaders/fileAddress.mjs';

const NAME = 'assets/images/[name]-[contenthash].[ext]';

function load(content: string, emitFile?: boolean | string) {
  const emit = vi.fn();
  const code = fileAddress.call(
    {
      resourcePath: '/site/docs/img/drum.zones.svg',
      getOptions: () => ({name: NAME, ...(emitFile === undefined ? {} : {emitFile})}),
      emitFile: emit,
    },
    Buffer.from(content),
  );
  return {code, emitted: emit.mock.calls.map(([name]) => String(name))};
}

describe('the address of a picture', () => {
  it('names the file by its content', () => {
    const {code, emitted} = load('<svg/>');
    expect(emitted).toEqual([
      expect.stringMatching(/^assets\/images\/drum\.zones-[\da-f]{8}\.svg$/),
    ]);
    expect(code).toBe(`export default __webpack_public_path__ + "${emitted.join()}";`);
    expect(load('<svg></svg>').code).not.toBe(code);
  });

  it('is the same on the server, which writes no file', () => {
    const {code, emitted} = load('<svg/>', 'false');
    expect(emitted).toEqual([]);
    expect(code).toBe(load('<svg/>').code);
    expect(load('<svg/>', false).emitted).toEqual([]);
  });
});
