/**
 * @param base what the address is relative to
 * @returns an address in its parts; nothing where it is none, such as `http://localhost:port/`, of which `new URL`
 *   throws (URL.canParse is too young for the browsers of package.json)
 */
export function urlOf(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
