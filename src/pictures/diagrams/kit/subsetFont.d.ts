// Ships without types; a second way to call it, beside that of src/types.d.ts.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {targetFormat: 'sfnt'},
  ): Promise<Buffer>;
}
