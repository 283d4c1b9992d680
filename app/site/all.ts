/** Every element of the page that fits a selector. */
export const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] =>
  Array.from(within.querySelectorAll<E>(selector))
