/** `make`, whose results are kept: of more than `most`, the oldest is made again. */
export function remember<Key, Value>(make: (key: Key) => Value, most = Number.POSITIVE_INFINITY): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    if (kept.has(key)) return kept.get(key) as Value
    const value = make(key)
    if (kept.size >= most) kept.delete(kept.keys().next().value as Key)
    kept.set(key, value)
    return value
  }
}

/** `make`, whose result is kept. */
export function once<Value>(make: () => Value): () => Value {
  const made = remember<null, Value>(make)
  return () => made(null)
}
