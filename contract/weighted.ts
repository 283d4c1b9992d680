import parseTweet from 'twitter-text/dist/parseTweet.js'
import { type Measures, plainMeasures } from '#contract/measure.ts'

/** Every unit, X's weighted characters included. Pulls in twitter-text: screens import this module lazily. */
export const measures: Measures = { ...plainMeasures, weighted: (text) => parseTweet(text.normalize('NFC')).weightedLength }
