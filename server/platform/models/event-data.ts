/**
 * The maximum length of an event in characters; the longest event that a provider sends repeats a whole answer. Without a limit, a
 * server that never ends an event would fill the memory.
 */
export const maxEventLength = 1024 * 1024

/**
 * Parses server-sent events. All fields other than `data` are ignored.
 * @param onData called with the data of each event
 * @returns a function that takes the next chunk of the stream, split anywhere; it throws for an event longer than `maxEventLength`
 */
export function createEventParser(onData: (data: string) => void): (text: string) => void {
  let line = ''
  let data: string | undefined

  const parseLine = (complete: string) => {
    if (complete === '' && data !== undefined) {
      const eventData = data
      data = undefined
      onData(eventData)
    } else if (complete.startsWith('data:')) {
      const value = complete.slice(complete[5] === ' ' ? 6 : 5)
      data = data === undefined ? value : `${data}\n${value}`
    }
  }
  return (text) => {
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      const complete = line + text.slice(from, at)
      line = ''
      from = at + 1
      parseLine(complete.endsWith('\r') ? complete.slice(0, -1) : complete)
    }
    line += text.slice(from)
    if (line.length + (data?.length ?? 0) > maxEventLength) throw new Error('An event of the model server is too long')
  }
}
