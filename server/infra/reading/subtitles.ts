import type { SourceRemark } from '#contract/sources.ts'
import { clausesOf, isPunctuated, type SpokenPiece } from '#writer/source/speech.ts'
import { beginsWithTiming, type Cue, cuesOf, transcriptCues } from './cues.ts'
import { DocumentError } from './document-error.ts'

/** UTF-16 units after which a new paragraph begins at the next end of a sentence, and in any case. */
const paragraph = { from: 400, most: 900 }
const endsSentence = /[.!?…।॥。！？؟۔]["”’»)\]」』]?$/u
const joined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}]/u
/** Milliseconds between two cues that a program still shows as one after the other. */
const adjacent = 250

/** Lines that captions on a screen have at most. */
const maxShared = 8

/** What separates a line from the next: nothing in scripts without spaces. */
const gapBetween = (before: string, next: string): string =>
  before === '' || (joined.test(before.at(-1) ?? '') && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(next)) ? '' : ' '
const join = (before: string, next: string): string => before + gapBetween(before, next) + next
/** Lines as one; a cue may have hundreds of thousands. */
const joinAll = (lines: readonly string[]): string => lines.map((line, at) => gapBetween(lines[at - 1] ?? '', line) + line).join('')

/** The lines of a cue that the one before did not show yet: rolling captions repeat lines, and let a line grow. */
function newLines({ lines, start }: Cue, before: Cue | undefined): readonly string[] {
  if (!before || start > (before.end ?? start) + adjacent) return lines
  for (let shared = Math.min(lines.length, before.lines.length, maxShared); shared > 0; shared--) {
    const shown = before.lines.slice(-shared)
    const isSame = shown.every((line, at) => line === lines[at])
    if (isSame) return lines.slice(shared)
    const [last = '', grown = ''] = [shown.at(-1), lines[shared - 1]]
    if (shown.slice(0, -1).every((line, at) => line === lines[at]) && grown.startsWith(`${last} `))
      return [grown.slice(last.length).trim(), ...lines.slice(shared)]
  }
  return lines
}

/** What is said, cue by cue, without repetitions. */
function piecesOf(cues: readonly Cue[]): (SpokenPiece & { speaker: string })[] {
  const speakers = new Set(cues.map(({ speaker }) => speaker).filter(Boolean))
  return cues.flatMap((cue, at) => {
    const before = cues[at - 1]
    const text = joinAll(newLines(cue, before))
    const isNewSpeaker = speakers.size > 1 && cue.speaker !== '' && cue.speaker !== before?.speaker
    const pause = before?.end === undefined ? 0 : Math.max(0, cue.start - before.end)
    return text === '' ? [] : [{ text: isNewSpeaker ? `${cue.speaker}: ${text}` : text, pause, speaker: isNewSpeaker ? cue.speaker : '' }]
  })
}

/** Paragraphs of several sentences; another speaker begins one. */
function paragraphsOf(pieces: readonly (SpokenPiece & { speaker: string })[]): string[] {
  const found: string[] = []
  let now = ''
  for (const { text, speaker } of pieces) {
    if (speaker && now) {
      found.push(now)
      now = ''
    }
    now = join(now, text)
    if ((endsSentence.test(text) && now.length > paragraph.from) || now.length > paragraph.most) {
      found.push(now)
      now = ''
    }
  }
  return [...found, now]
}

function spoken(cues: readonly Cue[]): { text: string; remarks: readonly SourceRemark[] } {
  const pieces = piecesOf(cues)
  if (isPunctuated(pieces.map(({ text }) => text).join('\n'))) return { text: paragraphsOf(pieces).join('\n'), remarks: [] }
  return { text: clausesOf(pieces).join('\n'), remarks: ['unpunctuated'] }
}

/** The spoken words of subtitles, in paragraphs of several sentences; without punctuation, one clause on each line. @throws DocumentError broken */
export function fromSubtitles(text: string): { text: string; remarks: readonly SourceRemark[] } {
  const cues = cuesOf(text)
  const read = cues.length > 0 ? cues : transcriptCues(text)
  if (read.length === 0) throw new DocumentError('broken')
  return spoken(read)
}

/** The spoken words of subtitles or of a transcript that was pasted; undefined when the text is neither. */
export function fromPastedSubtitles(text: string): { text: string; remarks: readonly SourceRemark[] } | undefined {
  const cues = beginsWithTiming(text) ? cuesOf(text) : transcriptCues(text)
  return cues.length > 0 ? spoken(cues) : undefined
}
