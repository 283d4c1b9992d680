import type { LanguageCode } from '#contract/options.ts'
import type { SourcePoint } from '#contract/sources.ts'
import { partsOf, type SourcePart, type windows } from './condense.ts'
import { languageOf } from './language.ts'
import { givesOrders } from './orders.ts'
import { passagesOf } from './passages.ts'
import { findPoints, pointsFor, shortTitle, titleIn } from './understand.ts'

/** A model that will read the text. */
export interface SourceReader {
  readonly window: keyof typeof windows
  /** Languages that it does not write; it is not asked about texts in these. */
  readonly lacks: readonly LanguageCode[]
}

/** A part for a model, with the points that the built-in way finds in it. */
export interface OutlinedPart extends SourcePart {
  readonly found: readonly SourcePoint[]
}

/** What the built-in way understands of a text, and what a model is asked about. */
export interface Outline {
  readonly language: LanguageCode | null
  /** The document's own title; empty without one. */
  readonly ownTitle: string
  /** A title from the words of the text. */
  readonly foundTitle: string
  readonly points: readonly SourcePoint[]
  /** Empty when no model will read it. */
  readonly parts: readonly OutlinedPart[]
}

interface OutlinedText {
  readonly title: string
  readonly text: string
  /** False when it has no punctuation, so that no line is a heading. */
  readonly hasHeadings?: boolean
}

/** Outlines a text. It may take hundreds of milliseconds, so the server's own thread must not do it. */
export async function outlineOf({ title, text, hasHeadings }: OutlinedText, reader?: SourceReader): Promise<Outline> {
  const [language, passages] = [await languageOf(text), passagesOf(text, hasHeadings)]
  const isRead = reader && !(language && reader.lacks.includes(language))
  return {
    language,
    ownTitle: givesOrders(title) ? '' : shortTitle(title),
    foundTitle: titleIn(passages),
    points: findPoints(passages, text.length),
    parts: (isRead ? partsOf(passages, reader.window, pointsFor(text.length)) : []).map((part) => ({
      ...part,
      found: findPoints(
        part.passages,
        part.passages.reduce((sum, passage) => sum + passage.text.length, 0),
      ),
    })),
  }
}
