/** Megabytes of memory that a server holds, as its own metrics say. */
export async function resident(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (!bytes) throw new Error(`${url}/metrics does not tell the server's memory`)
  return Number(bytes) / 1_000_000
}
