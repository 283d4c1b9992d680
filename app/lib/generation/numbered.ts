/** Items that have no key but their index: the third title stays the third while its text is edited. `place` starts at 1. */
export const numbered = <Item>(items: readonly Item[]): { item: Item; at: number; place: number }[] =>
  items.map((item, at) => ({ item, at, place: at + 1 }))
