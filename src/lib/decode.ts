/** @returns whether an address, or a part of it, can be decoded: links and routers throw where it can't */
export function canDecode(address: string): boolean {
  return decoded(address) !== undefined;
}

/** @returns what an address' encoded part says, or the part itself where its encoding is broken */
export function decodePart(part: string): string {
  return decoded(part) ?? part;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
