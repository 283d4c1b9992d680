import parseTweet from 'twitter-text/dist/parseTweet.js'
import { graphemeMeasures } from '#contract/graphemes.ts'
import { type Measures, plainMeasures } from '#contract/measure.ts'

/** A URL of more than 200 characters, which weighs as much as its beginning. */
const longUrl = /(https?:\/\/[\w./?=&%+#~:@-]{190}\w)[\w./?=&%+#~:@-]+/gu
/** Longer than any URL that people type without its protocol. */
const longRun = /\S{300}(?=\S)/gu

/** The library takes a time that grows with the square of the longest run without a space, so long runs are divided. */
function weighted(text: string): number {
  const short = text.normalize('NFC').replace(longUrl, '$1')
  const divided = short.replace(longRun, '$&\n')
  return parseTweet(divided).weightedLength - (divided.length - short.length)
}

/** Every unit. Screens import this module lazily, because of twitter-text. */
export const measures: Measures = { ...plainMeasures, ...graphemeMeasures, weighted }
