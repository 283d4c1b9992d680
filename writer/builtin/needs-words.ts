/** A topic and details without any word, of which nothing can be made. It is not charged. */
export class NeedsWords extends Error {
  override name = 'NeedsWords'
}
