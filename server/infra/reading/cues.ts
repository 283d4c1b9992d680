import { decodeHTML } from 'entities'

/** Words of speech, and when they are shown. */
export interface Cue {
  /** Milliseconds. */
  readonly start: number
  /** Undefined in transcripts, which say only when a line begins. */
  readonly end: number | undefined
  readonly lines: readonly string[]
  /** Who speaks, where the file says so. */
  readonly speaker: string
}

const time = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{1,2}(?:[.,:]\d{1,3})?`
/** A line that says when a cue begins and ends: of SRT and VTT with an arrow, of SBV with a comma, as loosely as programs write it. */
const timing = new RegExp(String.raw`^\s*(${time})\s*(?:-{1,2}>|–>|→|,)\s*(${time})(?=\s|$)`, 'u')
/** A line of a transcript: a time, alone or before its words. YouTube's page says it twice, `0:03` and `3 seconds`. */
const stamp =
  /^\s*[[(]?((?:\d{1,2}:)?\d{1,3}:\d{2})[\])]?(?:\s*(?:\d+ hours?,? ?)?(?:\d+ minutes?,? ?)?(?:\d+ seconds?))?(?:\s+(?=\S)|(?=\p{L})|\s*$)(?:[-–]\s+)?/u

/** Milliseconds of `1:02:03.450`, `02:03,45` or `1:02`. */
function millisecondsOf(written: string): number {
  const [, whole = '', fraction = '0'] = /^(.*?)(?:[.,](\d{1,3})|(?<=:\d{1,2}:\d{1,2}):(\d{1,3}))?$/u.exec(written) ?? []
  const seconds = whole.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return seconds * 1000 + Number(fraction.padEnd(3, '0'))
}

const voice = /^<v(?:\.[^\s<>]{0,60})?\s+([^<>]{1,80})>/u
/** Marks of formats, karaoke times and positions; other `<` and `>` are text. */
const marks =
  /<\/?(?:b|i|u|s|c|v|p|font|span|lang|ruby|strong|em)(?:[.\s][^<>]{0,200})?>|<rt>[^<>]{0,200}<\/rt>|<(?:\d{1,3}:)?\d{2}:\d{2}\.\d{3}>|\{\\[^{}]{0,80}\}/giu
/** What is heard besides speech: `[Music]`, `(applause)`, notes. Figures in brackets are text. */
const sound = /^(?:[[(（【][^\])）】\d]{1,40}[\])）】]|[♪♫#\s]{1,9}|\[\s*__\s*\])$/u
const escapedTwice = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[\da-f]{1,5});/iu

/** The words of a line as they are shown. Entities are decoded once, and again where a program had escaped them twice. */
function wordsOf(line: string): string {
  const once = decodeHTML(line.replace(/<br\s?\/?>/giu, ' ').replace(marks, '')).replace(/\u00a0/gu, ' ')
  const words = escapedTwice.test(once) ? decodeHTML(once) : once
  return words
    .replace(/\[\s*__\s*\]/gu, '')
    .replace(/^\s*>>+\s*/u, '')
    .trim()
}

const isWords = (line: string) => line !== '' && !sound.test(line)

function cueOf(start: string, end: string | undefined, lines: readonly string[]): Cue {
  const speaker = lines.map((line) => voice.exec(line.trim())?.[1]?.trim()).find(Boolean) ?? ''
  return {
    start: millisecondsOf(start),
    end: end === undefined ? undefined : millisecondsOf(end),
    lines: lines.map((line) => wordsOf(line)).filter(isWords),
    speaker,
  }
}

/** Lines before a timing line that name its cue: a number in order, or, in VTT, one line after a blank one. */
function withoutName(lines: readonly string[], isVtt: boolean, cues: number): readonly string[] {
  const at = lines.findLastIndex((line) => line.trim() !== '')
  const name = lines[at]?.trim() ?? ''
  const isTouching = at === lines.length - 1
  const isAfterBlank = (lines[at - 1] ?? '').trim() === ''
  const isNumber = /^\d{1,6}$/u.test(name)
  // A number that touches the words is one of them, unless it counts the cues.
  const counts = isNumber && Math.abs(Number(name) - cues) <= 1
  const isName = counts || (isTouching && isAfterBlank && (isNumber || isVtt))
  return isName ? lines.slice(0, at) : lines
}

/** Without the notes and style sheets that VTT allows between cues, each up to a blank line. */
function withoutBlocks(lines: readonly string[]): readonly string[] {
  let isSkipped = false
  let isFirst = false
  return lines.filter((line) => {
    const isBlank = line.trim() === ''
    if (isBlank) isSkipped = false
    else if (isFirst && /^(?:NOTE|STYLE|REGION)(?:\s|$)/u.test(line)) isSkipped = true
    isFirst = isBlank
    return !isSkipped
  })
}

/** Lines before the first timing line of subtitles that were pasted: the number of a cue, or the head of the format. */
const maxHead = 6
/** Whether a text begins as subtitles do. */
export const beginsWithTiming = (text: string): boolean =>
  text
    .slice(0, 2_000)
    .split(/\r\n?|\n/u)
    .slice(0, maxHead)
    .some((line) => timing.test(line))

/** The cues of subtitles (SRT, VTT, SBV). A cue starts at its timing line, however the lines around it look. */
export function cuesOf(text: string): Cue[] {
  const isVtt = /^\uFEFF?\s*WEBVTT/u.test(text)
  const cues: Cue[] = []
  let open: { readonly start: string; readonly end: string } | undefined
  let lines: string[] = []
  const close = (isLast: boolean) => {
    if (!open) return
    const named = isLast ? lines : withoutName(lines, isVtt, cues.length + 2)
    cues.push(cueOf(open.start, open.end, isVtt ? withoutBlocks(named) : named))
  }
  for (const line of text.split(/\r\n?|\n/u)) {
    const [match, start = '', end = ''] = timing.exec(line) ?? []
    if (match === undefined) {
      lines.push(line)
      continue
    }
    close(false)
    open = { start, end }
    // Some programs write the words on the same line. What VTT says about the place of a cue is no text.
    const rest = line.slice(match.length).replace(/(?:^|\s)(?:align|position|line|size|vertical|region|[XY][12]):\S{0,60}/gu, '')
    lines = rest.trim() ? [rest] : []
  }
  close(true)
  return cues
}

/**
 * Lines with a time that a transcript has at least, their share of its lines, and seconds before its first and, mostly, between two of them:
 * a day's program and the chapters of a video have times too, which are facts.
 */
const transcript = { lines: 3, share: 0.3, first: 60, between: 20 } as const
/** What YouTube's page says for screen readers, copied as a line of its own. */
const spelledTime = /^\s*(?:\d+ (?:hours?|minutes?|seconds?),?\s*){1,3}$/u

function isTranscript(times: readonly number[], lines: number): boolean {
  if (times.length < transcript.lines || times.length < lines * transcript.share) return false
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  const [middle = 0] = gaps.toSorted((one, other) => one - other).slice(Math.floor(gaps.length / 2))
  return gaps.every((gap) => gap >= 0) && (times[0] ?? 0) < transcript.first * 1000 && middle <= transcript.between * 1000
}

/** The cues of a transcript that was copied from a page; empty when the text is none. */
export function transcriptCues(text: string): Cue[] {
  const lines = text.split(/\r\n?|\n/u).filter((line) => line.trim() !== '' && !spelledTime.test(line))
  const stamps = lines.map((line) => stamp.exec(line))
  const times = stamps.flatMap((match) => (match?.[1] === undefined ? [] : [millisecondsOf(match[1])]))
  if (!isTranscript(times, lines.length)) return []
  const cues: { start: string; lines: string[] }[] = []
  for (const [at, line] of lines.entries()) {
    const match = stamps[at]
    const words = match ? line.slice(match[0].length) : line
    if (match?.[1] !== undefined) cues.push({ start: match[1], lines: words.trim() ? [words] : [] })
    else cues.at(-1)?.lines.push(words)
  }
  return cues.map((cue) => cueOf(cue.start, undefined, cue.lines))
}
