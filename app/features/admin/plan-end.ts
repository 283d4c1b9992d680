/** The day of a moment (ISO 8601) as a date field writes it, in the reader's own time zone. */
export function dayOf(moment: string): string {
  const at = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The last moment of a day of the reader's time zone, as ISO 8601; `null` for no day. */
export const endOfDay = (day: string): string | null => (day ? new Date(`${day}T23:59:59.999`).toISOString() : null)
