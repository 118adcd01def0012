/**
 * history 4 for sites with real addresses: React Router names its two other kinds, for sites opened
 * from a disk and for tests, in components that Docusaurus never mounts here, and so ships them.
 */
export {
  createBrowserHistory,
  createBrowserHistory as createHashHistory,
  createBrowserHistory as createMemoryHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history';
