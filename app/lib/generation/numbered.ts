/** Things that are known only by their place: the third title stays the third while its text is edited. `place` counts from 1. */
export const numbered = <Item>(items: readonly Item[]): { item: Item; at: number; place: number }[] =>
  items.map((item, at) => ({ item, at, place: at + 1 }))
