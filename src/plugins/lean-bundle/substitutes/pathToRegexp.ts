/**
 * path-to-regexp 1 for what Docusaurus' routes are: fixed paths, and `*` for any. React Router calls it
 * for each route and each link of the sidebar.
 *
 * @param path a path, its special characters escaped or not, or `*`
 * @param keys gets the name of what `*` stands for
 * @param options end: match the whole address and not only its beginning; strict: a slash at the end
 *   counts; sensitive: so do capitals
 * @throws Error for a path with parameters, which this site does not have
 */
export default function pathToRegexp(
  path: string,
  keys: {name: number | string}[],
  {end, strict, sensitive}: {end: boolean; strict: boolean; sensitive: boolean},
): RegExp {
  const plain = path.replace(/\\(.)/g, '$1');
  if (/[:(]/.test(plain)) throw new Error(`The route ${path} has parameters: use path-to-regexp.`);
  if (plain === '*') keys.push({name: 0});
  const hasSlash = plain.endsWith('/');
  const route = plain === '*' ? '(.*)' : plain.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');
  const open = strict ? route : `${hasSlash ? route.slice(0, -2) : route}(?:\\/(?=$))?`;
  const close = end ? '$' : strict && hasSlash ? '' : '(?=\\/|$)';
  return new RegExp(`^${open}${close}`, sensitive ? '' : 'i');
}
