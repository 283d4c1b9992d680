import parseTweet from 'twitter-text/dist/parseTweet.js'
import { type Measures, plainMeasures } from '#contract/measure.ts'

/** Every unit, X's weighted characters included. Screens import this module lazily, because of twitter-text. */
export const measures: Measures = { ...plainMeasures, weighted: (text) => parseTweet(text.normalize('NFC')).weightedLength }
