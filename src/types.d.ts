// DocSearch ships its style sheet as a module without types.
declare module '@docsearch/react/style';
