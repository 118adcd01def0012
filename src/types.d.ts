// DocSearch ships its style sheet as a module without types.
declare module '@docsearch/react/style';

/** The real highlighter, past the alias of src/plugins/lean-bundle. */
declare module 'prism-react-renderer/full' {
  export * from 'prism-react-renderer';
}
