import type { Candidate } from '#kinds/titles/candidates.server.ts'
import { choose } from '#kinds/titles/choose.server.ts'
import type { TitlesRequest, TitlesResult } from '#kinds/titles/spec.ts'
import { BookDesk, capital } from '#writer/book/desk.ts'
import { labelOf } from '#writer/book/label.ts'
import { createRandom } from '#writer/compose/random.ts'
import type { Line } from '#writer/languages/grammar-book.ts'
import { titleAngles } from '#writer/languages/phrase-book.ts'
import { phraseBook } from '#writer/languages/registry.ts'
import type { Growing } from '#writer/writer.ts'

/** Five titles in a language whose topic is a label. The same seed gives the same titles. */
export function* composeFromBook(request: TitlesRequest, seed: number): Generator<Growing<TitlesResult>, TitlesResult> {
  const random = createRandom(seed)
  const [platform] = request.platforms
  const book = phraseBook(request.language)
  const desk = new BookDesk({ book, label: labelOf(request.topic, book), tone: request.tone, random })
  const chosen = choose(candidates(desk, request), platform)
  const titles = random.shuffle(chosen).map((title) => ({ platform, title }))
  for (const [at] of titles.entries()) yield { titles: titles.slice(0, at + 1) }
  return { titles }
}

/** A piece without its full stop; a question keeps its mark. */
const unstopped = (text: string): string => text.replace(/[.。।۔]$/u, '')

/** Titles drawn from each list beyond the first, so that those that are too long for a platform have others behind them. */
const spare = 4

function candidates(desk: BookDesk, { platforms: [platform], tone }: TitlesRequest): Candidate[] {
  const { label, book, random } = desk.setting
  const { titles } = book
  const drawn = (side: string, lines: readonly Line[], count: number): Candidate[] =>
    Array.from({ length: count }, () => desk.next(`titles ${side}`, lines)).flatMap((text) => (text ? [{ side, text: capital(text) }] : []))
  const many = (side: string, lines: readonly Line[]) =>
    drawn(side, lines, lines.length).map((one, at) => ({ ...one, side: `${side} ${at}` }))
  if (label.grave) return many('quiet', titles.quiet)
  if (label.kind === 'news') return many('news', titles.news)
  const asked = label.kind === 'question' ? many('asked', titles.asked) : []
  const field = desk.matter.known ? random.shuffle(fieldTitles(desk)) : []
  const first = [
    ...asked.slice(0, 4),
    ...drawn('tone', titles.tones[tone], 1),
    ...field.slice(0, 2),
    ...(platform === 'reddit' ? drawn('talk', titles.talk, 2) : []),
    ...random.shuffle(titleAngles).flatMap((angle) => drawn(angle, titles.angles[angle], 1)),
  ]
  const later = titleAngles.flatMap((angle) => drawn(angle, titles.angles[angle], spare))
  return [...first, ...asked.slice(4), ...field.slice(2), ...drawn('tone', titles.tones[tone], spare), ...random.shuffle(later)]
}

/** What the topic's field makes of it. */
function fieldTitles(desk: BookDesk): Candidate[] {
  const { pieces } = desk.setting.book.titles
  const set = (side: keyof typeof pieces, piece: string | null | undefined): Candidate[] => {
    const text = piece ? desk.next(`titles ${side}`, pieces[side], desk.asPiece(unstopped(piece))) : null
    return text ? [{ side, text: capital(text) }] : []
  }
  const written = (line: Line | undefined) => (line === undefined ? null : desk.written(line))
  return [
    ...set('step', written(desk.piece('lessons')?.step)),
    ...set('question', written(desk.piece('questions'))),
    ...set('myth', written(desk.piece('myths')?.claim)),
    ...set('objection', written(desk.piece('objections')?.says)),
  ]
}
