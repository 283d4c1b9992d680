/** UTF-16 units of a text that a row of a list shows at most. */
const length = 200

/**
 * The beginning of a text on one line, for a list that shows its title above it: without the title, where the text begins with it, in capitals
 * or not. Empty where nothing else is left.
 */
export function snippet(text: string, title: string): string {
  const line = (part: string) => part.replace(/\s+/g, ' ').trim()
  const [start, head] = [line(text.slice(0, 2 * length + title.length)), line(title).replace(/…$/, '')]
  const repeats = head !== '' && start.slice(0, head.length).toLocaleLowerCase() === head.toLocaleLowerCase()
  const rest = repeats ? start.slice(head.length).replace(/^[\s.,:;!?।۔…–-]+/u, '') : start
  return rest.slice(0, length)
}
