/**
 * How each tone speaks between the points. `{topic}` stands only where a title could stand ('about …', 'with …'), so that
 * it needs no inflection; `{step}` is an imperative without its full stop.
 */
export interface ScriptVoice {
  /** Names the topic right after the hook. */
  readonly topic: readonly string[]
  /** Says what the viewer takes away; `{step}` and `{other}` read on after 'how to'. */
  readonly promise: readonly string[]
  readonly first: readonly string[]
  readonly next: readonly string[]
  readonly last: readonly string[]
  /** Opens the exercise. */
  readonly turn: readonly string[]
  /** Opens the myth; the claim follows in quotation marks. */
  readonly myth: readonly string[]
  /** Opens the objection; the viewer's words follow in quotation marks. */
  readonly doubt: readonly string[]
  /** Opens the recap; a list of steps follows. */
  readonly recap: readonly string[]
  readonly close: readonly string[]
  /** Asks for an answer; a question follows. */
  readonly ask: readonly string[]
  readonly goodbye: readonly string[]
}
