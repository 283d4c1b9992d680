import { type LanguageCode, type ScriptLength, scriptLengths, wordsPerMinute } from '#contract/options.ts'

/** A section heading such as `[0:00–0:10] Hook`, on a line of its own; it is read, not spoken. */
const heading = /^\[(\d{1,2}:\d{2}–\d{1,2}:\d{2})\] (.+)$/gm

/** How "seconds" is abbreviated, where it is not `s`. */
const secondsSigns: Partial<Record<LanguageCode, string>> = {
  hi: 'सेकंड',
  bn: 'সেকেন্ড',
  ar: 'ث',
  ur: 'سیکنڈ',
  ru: 'с',
  zh: '秒',
  ja: '秒',
  ko: '초',
}
const anySign = ['s', ...new Set(Object.values(secondsSigns))].join('|')

/** A direction on a line of its own, in brackets; with seconds, a pause for the speaker's own words: `(40 s: Tell it in your own words.)` */
const direction = new RegExp(`^\\((?:(\\d{1,3}) (?:${anySign}): )?[^\\n]+\\)$`, 'gm')

/** Whether a line is a direction: it is read, not spoken. */
export const isDirection = (line: string): boolean => line.search(direction) === 0

/** Whether a line is a section's heading. */
export const isHeading = (line: string): boolean => line.search(heading) === 0

/** The spoken text. */
export const spoken = (script: string): string => script.replace(heading, '').replace(direction, '').trim()

/** Seconds that a script's directions reserve for the speaker's own words. */
export const directedSeconds = (script: string): number =>
  [...script.matchAll(direction)].reduce((sum, [, seconds]) => sum + Number(seconds ?? 0), 0)

/** The words that could be said in that time. */
export const directedWords = (script: string): number => Math.round((directedSeconds(script) / 60) * wordsPerMinute)

/** A direction as a line of a script; `seconds` is its duration. */
export const directionLine = (text: string, language: LanguageCode, seconds?: number): string =>
  seconds === undefined ? `(${text})` : `(${seconds} ${secondsSigns[language] ?? 's'}: ${text})`

/** The directions of a script, each with its brackets. */
export const directionsOf = (script: string): string[] => script.split('\n').filter(isDirection)

/** What a direction tells about: the picture, or words that stand on the screen. */
const cueLabels: Readonly<Record<LanguageCode, Readonly<Record<'shot' | 'onScreen', string>>>> = {
  en: { shot: 'Shot', onScreen: 'On screen' },
  hi: { shot: 'शॉट', onScreen: 'स्क्रीन पर' },
  es: { shot: 'Plano', onScreen: 'En pantalla' },
  fr: { shot: 'Plan', onScreen: 'À l’écran' },
  de: { shot: 'Bild', onScreen: 'Einblendung' },
  ar: { shot: 'اللقطة', onScreen: 'على الشاشة' },
  pt: { shot: 'Cena', onScreen: 'Na tela' },
  bn: { shot: 'শট', onScreen: 'পর্দায়' },
  sa: { shot: 'दृश्यम्', onScreen: 'पटले' },
  ru: { shot: 'Кадр', onScreen: 'На экране' },
  it: { shot: 'Inquadratura', onScreen: 'In sovrimpressione' },
  ja: { shot: '映像', onScreen: 'テロップ' },
  zh: { shot: '镜头', onScreen: '字幕' },
  ko: { shot: '화면', onScreen: '자막' },
  ur: { shot: 'شاٹ', onScreen: 'اسکرین پر' },
}

/** A direction for camera or editor as a line of a script; empty without words. */
export const cueLine = (cue: 'shot' | 'onScreen', text: string, language: LanguageCode): string =>
  text && directionLine(`${cueLabels[language][cue]}: ${text}`, language)

/** Words that fit the asked minutes at `wordsPerMinute`. */
export const scriptWords = (length: ScriptLength) => ({
  min: scriptLengths[length].minMinutes * wordsPerMinute,
  max: scriptLengths[length].maxMinutes * wordsPerMinute,
})

/** The requested duration: `30–60 s`, `1–2 min`. */
export function scriptSpan(length: ScriptLength): string {
  const { minMinutes, maxMinutes } = scriptLengths[length]
  return minMinutes < 1 ? `${minMinutes * 60}–${maxMinutes * 60} s` : `${minMinutes}–${maxMinutes} min`
}

export interface ScriptSection {
  /** `0:00–0:10`; empty for text before the first heading. */
  readonly time: string
  readonly name: string
  readonly text: string
}

/** A script cut at its headings. A script without any is one section. */
export function scriptSections(script: string): ScriptSection[] {
  const headings = [...script.matchAll(heading)]
  const starts = headings.map(({ index }) => index)
  const lead = script.slice(0, starts[0]).trim()
  const sections = headings.map(([line, time = '', name = ''], at) => ({
    time,
    name,
    text: script.slice((starts[at] ?? 0) + line.length, starts[at + 1]).trim(),
  }))
  return lead || sections.length === 0 ? [{ time: '', name: '', text: lead }, ...sections] : sections
}
