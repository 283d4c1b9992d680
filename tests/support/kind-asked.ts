import type { KindName } from '#kinds/index.ts'
import { goodAnswers } from '#tests/support/answers.ts'
import type { Call } from '#tests/support/model.ts'

const marks: readonly [string, KindName][] = [
  ['caption', 'post'],
  ['sections', 'script'],
  ['ideas', 'ideas'],
  ['titles', 'titles'],
  ['tags', 'hashtags'],
]

/** Which kind a model is asked for, by a field that only its answer has. */
export const kindAsked = ({ body }: Pick<Call, 'body'>): KindName => {
  const asked = JSON.stringify(body).replaceAll('\\"', '"')
  return marks.find(([field]) => asked.includes(`"${field}":`))?.[1] ?? 'description'
}

/** What a model that does as it is told answers to the sample request of whichever kind it is asked for. */
export const goodAnswer = (call: Call): object => goodAnswers[kindAsked(call)]
