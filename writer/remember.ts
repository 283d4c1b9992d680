/** `make`, whose results are kept: of more than `most`, the one that was not asked for longest is made again. */
export function remember<Key, Value>(make: (key: Key) => Value, most = Number.POSITIVE_INFINITY): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    const isKept = kept.has(key)
    const value = isKept ? (kept.get(key) as Value) : make(key)
    if (isKept && most < Number.POSITIVE_INFINITY) kept.delete(key)
    if (!isKept && kept.size >= most) kept.delete(kept.keys().next().value as Key)
    if (!isKept || most < Number.POSITIVE_INFINITY) kept.set(key, value)
    return value
  }
}

/** `make`, whose result is kept. */
export function once<Value>(make: () => Value): () => Value {
  const made = remember<null, Value>(make)
  return () => made(null)
}
