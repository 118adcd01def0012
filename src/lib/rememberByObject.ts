/**
 * @param work what takes long and gives the same for the same object, which nobody changes
 * @returns the same, but each result is kept for whoever asks again, as long as the object is
 */
export function rememberByObject<Key extends object, Result>(
  work: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, {result: Result}>();
  return (key) => {
    const known = results.get(key) ?? {result: work(key)};
    results.set(key, known);
    return known.result;
  };
}
