/*
 * Examples in a text: what is only said for the sake of argument claims nothing.
 */

const hedges =
  /\b(?:e\.g\.|for example|for instance|say,|say (?:it['’]s|it is|you(?:r|['’]re)?|an?)|if your \w{1,20} (?:is|was|costs?)|imagine|suppose|let['’]s say|what if|z\. ?B\.|zum Beispiel|stell dir vor|angenommen|par exemple|imaginez|imagine|disons|por ejemplo|imagina|supongamos|por exemplo|digamos|ad esempio|per esempio|immagina|mettiamo)|например|допустим|представьте|उदाहरण|मान लीजिए|मान लो|जैसे|यथा|ধরুন|যেমন|ধরা যাক|مثلا|مثلاً|مثلًا|افترض|لنفترض|مثال|فرض کریں|例えば|たとえば|仮に|比如|例如|假如|假设|예를 들어|가령|만약/iu

/** Whether a sentence gives an example: `Say you ride to work for £4.` */
export const isExample = (sentence: string): boolean => hedges.test(sentence)
