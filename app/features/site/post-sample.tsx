import { platforms } from '#contract/platforms.ts'

/** Written by the built-in writer, word for word: a post for X, casual, medium length. */
const sample = {
  topic: 'repairing old bicycles',
  caption: `The part of repairing old bicycles that deserves more credit:

Replace the cables and housing. Old cables drag, and no amount of adjusting makes a dragging cable shift well.

What helps you most with repairing old bicycles?

#RepairingOldBicycles #DIYRepair`,
}

/** What a result looks like in the product: the text, and its count against the limit. X counts these plain characters one by one. */
export function PostSample() {
  const { label, post } = platforms.twitter
  return (
    <figure className="rounded-lg border bg-surface p-6 shadow-raised">
      <figcaption className="mb-4 flex flex-wrap items-center justify-between gap-x-4 border-b pb-3 text-soft text-sm">
        <span>
          Topic: <span className="text-ink">{sample.topic}</span>
        </span>
        <span>{label}</span>
      </figcaption>
      <p className="whitespace-pre-line leading-relaxed">{sample.caption}</p>
      <p className="mt-5 flex justify-between gap-4 text-soft text-sm">
        <span>Written by the built-in writer</span>
        <span className="tabular-nums">
          {sample.caption.length} / {post.max}
        </span>
      </p>
    </figure>
  )
}
