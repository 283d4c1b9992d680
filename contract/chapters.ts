import type { ChapterRules } from '#platforms/platform.ts'

/** A time that begins a chapter: not a time of day with "am", nor a part of a longer number. */
const stamp = String.raw`(?<![\d:.,/-])\d{1,2}(?::\d{2}){1,2}(?![\d:]|[.,]\d|[ \u00a0]?[ap]\.?m\b)`
const stamps = new RegExp(stamp, 'giu')
/** A time at the beginning of a line, perhaps after the sign of a list. */
const opening = new RegExp(`^(?:[-•*–—▪·✓►]|\\p{Extended_Pictographic}\\ufe0f?|\\d{1,2}[.)])?\\s{0,4}(?=[([]?${stamp}[)\\]]?\\s)`, 'iu')
const atStart = new RegExp(`^[([]?(${stamp})[)\\]]?\\s`, 'iu')

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** A line of several chapters as one line each; any other line unchanged. Chapters begin at the start of the video and go on in order. */
function splitLine(line: string): string[] {
  const found = Array.from(line.matchAll(stamps), ({ index, 0: time }) => ({ index, seconds: secondsOf(time) }))
  const [first] = found
  const isInOrder = found.every(({ seconds }, at) => at === 0 || seconds > (found[at - 1]?.seconds ?? 0))
  const before = line.slice(0, first?.index).trim()
  // A sentence may name two times; only a label stands before chapters.
  if (!first || !/^$|[:：([]$/u.test(before) || found.length < 2 || first.seconds !== 0 || !isInOrder) return [line]
  const cuts = [0, ...found.map(({ index }) => (/[([]/u.test(line[index - 1] ?? '') ? index - 1 : index))]
  const parts = cuts.map((from, at) =>
    line
      .slice(from, cuts[at + 1])
      .replace(/(?<![\s,;|/·•–—-])[\s,;|/·•–—-]+$/u, '')
      .trim(),
  )
  // A time without a title is no chapter.
  return parts.slice(1).some((part) => !atStart.test(part)) ? [line] : parts.filter(Boolean)
}

interface Chapter {
  readonly seconds: number
  readonly line: string
}

/** The chapters of a text: lines that begin with a time, the first of them within the first minute. */
function chaptersIn(text: string): readonly Chapter[] {
  const found = text.split('\n').flatMap((line): Chapter[] => {
    const time = atStart.exec(line.trim())?.[1]
    return time ? [{ seconds: secondsOf(time), line }] : []
  })
  return found.length > 1 && (found[0]?.seconds ?? 60) < 60 ? found : []
}

/**
 * The text with each chapter ("0:00 Intro") at the start of a line of its own, where a platform finds it: lists in one line are split, the
 * signs of lists before the times removed. A text without chapters is not changed.
 */
export function chapterLines(text: string): string {
  const lines = text.split('\n').flatMap(splitLine)
  const plain = lines.map((line) => line.replace(opening, '')).join('\n')
  return chaptersIn(plain).length > 0 ? plain : text
}

/** Whether a text has chapters that the platform would not show as such. */
export function hasChapterFault(text: string, { first, least, seconds }: ChapterRules): boolean {
  const chapters = chaptersIn(text)
  if (chapters.length === 0) return false
  return (
    chapters[0]?.seconds !== first ||
    chapters.length < least ||
    chapters.some((chapter, at) => at > 0 && chapter.seconds - (chapters[at - 1]?.seconds ?? 0) < seconds)
  )
}
