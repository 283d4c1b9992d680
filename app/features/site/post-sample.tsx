import { platforms } from '#contract/platforms.ts'

const caption =
  'Your first bike repair is always the same one: a flat tyre on a day you needed to be somewhere. Learn that one before anything else.'

/** What a result looks like in the product: the text, and the count against the platform's limit. X counts these plain characters one by one. */
export function PostSample() {
  const { label, post } = platforms.twitter
  return (
    <figure className="rounded-lg border bg-surface p-6 shadow-raised">
      <figcaption className="mb-4 flex items-center justify-between gap-4 border-b pb-3 text-soft text-sm">
        <span>
          Topic: <span className="text-ink">repairing old bicycles</span>
        </span>
        <span>{label}</span>
      </figcaption>
      <p className="font-serif text-xl leading-relaxed">{caption}</p>
      <p className="mt-5 text-end text-soft text-sm tabular-nums">
        {caption.length} / {post.max}
      </p>
    </figure>
  )
}
