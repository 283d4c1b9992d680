import { numbered } from '#app/lib/generation/numbered.ts'
import type { LanguageCode } from '#contract/options.ts'
import { blocksOf } from './blocks.ts'
import { MarkedText, RichText, textAttributes } from './rich-text.tsx'

/** A Reddit body: its lists as lists, its links as links. */
export function RedditBody({ text, language }: { text: string; language: LanguageCode }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {numbered(blocksOf(text)).map(({ item: { list, from, lines }, place }) =>
        list ? (
          <List key={place} ordered={list === 'ordered'} from={from} items={lines} language={language} />
        ) : (
          <RichText key={place} text={lines.join('\n')} language={language} platform="reddit" />
        ),
      )}
    </div>
  )
}

function List({ ordered, from, items, language }: { ordered: boolean; from: number; items: readonly string[]; language: LanguageCode }) {
  const entries = numbered(items).map(({ item, place }) => (
    <li key={place} {...textAttributes(language)} className="whitespace-pre-line break-words ps-1">
      <MarkedText text={item} platform="reddit" />
    </li>
  ))
  return ordered ? (
    <ol start={from} className="list-decimal ps-6">
      {entries}
    </ol>
  ) : (
    <ul className="list-disc ps-6">{entries}</ul>
  )
}
