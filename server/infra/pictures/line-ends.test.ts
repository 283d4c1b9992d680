import { expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { withLineEnds } from './line-ends.ts'

/** The places at which a line may end, as a line. */
const cut = (text: string, language: LanguageCode, place: 'body' | 'headline' = 'body') =>
  withLineEnds({ [place]: text }, language)
    [place]?.replaceAll(/[ \u200b]/gu, '|')
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')

test.each<[LanguageCode, string, string]>([
  ['en', 'Saturday 12 and Sunday 13 June, 10 am to 4 pm', 'Saturday 12 and|Sunday 13 June,|10 am|to 4 pm'],
  ['de', 'Samstag, 14. September, 10 bis 16 Uhr', 'Samstag, 14. September,|10 bis 16 Uhr'],
  ['it', 'venerdì 9 maggio, Piazza Umberto I', 'venerdì 9 maggio,|Piazza|Umberto I'],
  ['es', 'el domingo 6 de abril por 20 €', 'el|domingo 6 de|abril|por 20 €'],
  ['fr', 'Que souhaitez-vous\u202f?', 'Que|souhaitez-vous ?'],
  ['ru', 'до 31 мая, +7 495 123-45-67', 'до 31 мая,|+7 495 123-45-67'],
  ['ko', '7월 20일 토요일 오후 3시, 02-123-4567', '7월 20일 토요일|오후 3시,|02-123-4567'],
  ['ja', '11月3日(月・祝) 10時', '11月3日(月・祝)||10時'],
  ['zh', '咨询：021-6234-5678', '咨询：|021-6234-5678'],
  ['ja', '10月12日(土)・13日(日) 9時〜16時', '10月12日(土)・|13日(日)||9時〜|16時'],
  ['de', 'Gerbergasse 14, Bamberg', 'Gerbergasse 14,|Bamberg'],
  ['ja', '引っ越し前にやること五つ', '引っ越し前に|やる|こと五つ'],
  ['ja', '豆を粗く挽く', '豆を|粗く挽く'],
  ['zh', '新手养猫前要准备的六样东西', '新手|养猫前要|准备|的六样东西'],
  ['en', 'Open late (not on Mondays)', 'Open|late|(not on Mondays)'],
])('in %s no line ends inside a day, a number or a bracket: %s', (language, text, expected) => expect(cut(text, language)).toBe(expected))

test.each<[LanguageCode, string, string]>([
  ['fr', 'On a retrouvé un chat roux', 'On a retrouvé|un chat|roux'],
  ['en', 'Who is it for', 'Who is it for'],
  ['ar', 'ما طريقتكم؟', 'ما طريقتكم؟'],
])('in %s no short word stands alone on the first or the last line of a heading: %s', (language, text, expected) =>
  expect(cut(text, language, 'headline')).toBe(expected),
)
