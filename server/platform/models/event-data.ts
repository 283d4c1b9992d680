/**
 * Characters of one event at most; the longest that a provider sends repeats a whole answer. A server that never ends an event would
 * otherwise fill the memory with what nobody can read.
 */
export const longestEvent = 1024 * 1024

/**
 * Reads server-sent events, whose only field of interest is `data`.
 * @param onData called with each event's data
 * @returns takes the next text, cut anywhere; throws for an event longer than `longestEvent`
 */
export function eventData(onData: (data: string) => void): (text: string) => void {
  let line = ''
  let data: string | undefined

  const ended = (whole: string) => {
    if (whole === '' && data !== undefined) {
      const said = data
      data = undefined
      onData(said)
    } else if (whole.startsWith('data:')) {
      const value = whole.slice(whole[5] === ' ' ? 6 : 5)
      data = data === undefined ? value : `${data}\n${value}`
    }
  }
  return (text) => {
    let from = 0
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      const whole = line + text.slice(from, at)
      line = ''
      from = at + 1
      ended(whole.endsWith('\r') ? whole.slice(0, -1) : whole)
    }
    line += text.slice(from)
    if (line.length + (data?.length ?? 0) > longestEvent) throw new Error('An event of the model server has no end')
  }
}
