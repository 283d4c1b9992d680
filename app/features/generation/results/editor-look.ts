import { type Extension, type Range, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { type LanguageCode, languages, type PostPlatform } from '#contract/options.ts'
import { platforms } from '#platforms/index.ts'
import { chipLook, lineLook } from './line-look.ts'
import { foldedAt } from './preview/folded-text.tsx'
import { previewMessages } from './preview/messages.ts'
import { quotedRanges } from './preview/quoted.ts'
import { pieces } from './preview/rich-text.tsx'

/** What is drawn in a text and is no part of it. */
export interface Look {
  readonly language: LanguageCode
  /** The platform whose links are highlighted; those of most platforms when absent. */
  readonly platform?: PostPlatform | undefined
  /** Passages that a note quotes. */
  readonly quoted: readonly string[]
  /** Where the platform cuts the text, and the label of its button. */
  readonly fold?: { readonly at: number; readonly more: string } | undefined
  /** Hashtags as chips; a script with its headings and directions. */
  readonly as?: 'chips' | 'script' | undefined
}

/** Amber, and a wavy line under it, so that it is no matter of colour alone. */
const quotedMark = Decoration.mark({
  tagName: 'mark',
  class: 'rounded-xs bg-warn-wash text-inherit underline decoration-2 decoration-warn decoration-wavy underline-offset-4',
})

/** A highlighted part in its own direction: a handle in an Arabic text keeps its @ in front. */
const isolated = (look: string) => Decoration.mark({ tagName: 'bdi', class: look, bidiIsolate: null })
const highlights = { plain: isolated('text-accent'), bold: isolated('font-semibold'), chip: isolated(chipLook) }

/** Neither selected nor read aloud, and hidden while the text is edited. A line under the text says the same. */
class FoldMark extends WidgetType {
  readonly #more: string

  constructor(more: string) {
    super()
    this.#more = more
  }

  override eq = (other: WidgetType): boolean => other instanceof FoldMark && other.#more === this.#more

  toDOM(): HTMLElement {
    const mark = document.createElement('span')
    mark.ariaHidden = 'true'
    mark.dataset.fold = ''
    mark.className =
      'in-data-edited:hidden mx-1 inline-block select-none whitespace-nowrap rounded-full border border-edge border-dashed px-2 align-[0.1em] text-[0.6875rem] text-soft leading-4'
    mark.textContent = previewMessages.foldMark({ more: this.#more })
    return mark
  }
}

interface Drawn {
  readonly look: Look
  readonly all: DecorationSet
  /** The parts with a direction of their own, for the cursor. */
  readonly isolates: DecorationSet
}

function drawn(look: Look, doc: Text): Drawn {
  const { platform, as, fold, language } = look
  const text = doc.toString()
  const bold = platform && platforms[platform].preview.boldMarks
  const isolates = pieces(text, platform, 'source').flatMap(({ at, text: piece, mark }): Range<Decoration>[] =>
    mark ? [highlights[as === 'chips' ? 'chip' : bold ? 'bold' : 'plain'].range(at, at + piece.length)] : [],
  )
  const folds =
    fold && text.length > fold.at
      ? [Decoration.widget({ widget: new FoldMark(fold.more), side: 1 }).range(foldedAt(text, fold.at).length)]
      : []
  const quotes = quotedRanges(text, look.quoted).map(({ from, to }) => quotedMark.range(from, to))
  return {
    look,
    all: RangeSet.of([...linesOf(doc, as, language), ...isolates, ...folds, ...quotes], true),
    isolates: RangeSet.of(isolates, true),
  }
}

/** Each line in the direction of its first letter, or of its language. */
function linesOf(doc: Text, as: Look['as'], language: LanguageCode): Range<Decoration>[] {
  const { direction } = languages[language]
  return Array.from(doc.iterLines(), (line, at) =>
    Decoration.line({
      attributes: { dir: /\p{L}/u.test(line) ? 'auto' : direction },
      ...(as === 'script' && { class: lineLook(line) }),
    }).range(doc.line(at + 1).from),
  )
}

/** Changes the look of an open text. */
export const setLook = StateEffect.define<Look>()

const looks = StateField.define<Drawn | null>({
  create: () => null,
  update(now, { docChanged, effects, newDoc }) {
    const look = effects.find((effect) => effect.is(setLook))?.value ?? now?.look
    return look && (docChanged || look !== now?.look) ? drawn(look, newDoc) : now
  },
  provide: (field) => [
    EditorView.decorations.from(field, (now) => now?.all ?? Decoration.none),
    EditorView.bidiIsolatedRanges.of(({ state }) => state.field(field)?.isolates ?? Decoration.none),
  ],
})

/** Draws a text with this look. */
export const withLook = (look: Look, doc: Text): Extension => looks.init(() => drawn(look, doc))
