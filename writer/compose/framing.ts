import type { Tone } from '#contract/options.ts'
import { type Deck, deckOf } from '#writer/compose/deck.ts'
import { joining, tuned } from '#writer/compose/desk.ts'
import { render } from '#writer/compose/line.ts'
import type { Random } from '#writer/compose/random.ts'
import type { GrammarBook, Line, PieceId } from '#writer/languages/grammar-book.ts'

/** Puts a sentence of material into words that lead up to it: "In practice: …". */
export type Framing = (piece: PieceId, sentence: string) => string

/** How often a sentence is led up to; more would sound like a form. */
const framedShare = 0.65

/** Frames for one text: each leads up to one sentence, and most of those of one kind are used before any comes again. */
export function framing(book: GrammarBook, tone: Tone, random: Random): Framing {
  const decks = new Map<PieceId, Deck<Line>>()
  const next = (piece: PieceId, sentence: string): Line => {
    for (let fresh = 0; fresh < 2; fresh++) {
      const deck = decks.get(piece) ?? deckOf(book.frames[piece].slice(1), random, 'wording')
      decks.set(piece, deck)
      for (let frame = deck.draw(); frame !== undefined; frame = deck.draw()) if (book.suitsFrame(frame, sentence)) return frame
      decks.delete(piece)
    }
    return '{X}'
  }
  return (piece, sentence) => {
    if (!random.chance(framedShare)) return sentence
    const spoken = tuned(book, sentence, tone)
    return render(tuned(book, next(piece, spoken), tone), { X: spoken, x: joining(book, spoken) }, random)
  }
}
