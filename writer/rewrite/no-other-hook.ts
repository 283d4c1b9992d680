/** There is no other first line for the text: a person's own news opens with their own words. */
export class NoOtherHook extends Error {
  override name = 'NoOtherHook'
}
