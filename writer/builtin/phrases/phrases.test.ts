import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { createMatcher, cueFault } from '#writer/builtin/phrases/cues.ts'
import { inspectPhrases, phraseLanguages, phrasesOf } from '#writer/builtin/phrases/load.ts'
import { spacingOf } from '#writer/builtin/phrases/word-lists.ts'

const en = readFileSync('phrases/en.yaml', 'utf8')
/** The English file with one line changed, and where that line is. */
function changed(before: string, after: string) {
  const line = en.slice(0, en.indexOf(before)).split('\n').length
  return { line, faults: inspectPhrases(en.replace(before, after), 'en.yaml') }
}

test.each(phraseLanguages())('phrases/%s.yaml has no faults', (language) => {
  expect(inspectPhrases(readFileSync(`phrases/${language}.yaml`, 'utf8'), `${language}.yaml`)).toEqual([])
})

describe('an error in a phrase file has the line and what to write instead', () => {
  // Lines of the file, whatever they say today.
  const { ask, description, invite, hooks, roles } = phrasesOf('en')
  const quoted = (line = '') => `"${line}"`
  const question = quoted(ask.offer[1])
  const label = quoted(description.facts)
  const invitation = quoted(invite.spread[0])
  const frame = quoted(hooks.news[0])
  test.each([
    ['a question without a question mark', question, question.replace('?', ''), 'must be a question and end in a question mark'],
    ['an unknown placeholder', question, question.replace(' ', ' {you} '), '{you} is no name that this line knows'],
    ['an unmatched brace', question, question.replace(' ', ' {us '), 'has a { or } without its other half'],
    ['three forms', question, question.replace(' ', ' {a|b|c} '), 'has more than two forms'],
    ['a repeated line', question, quoted(ask.offer[0]), 'is there twice'],
    ['an exclamation mark', question, question.replace('?', '!?'), 'has an exclamation mark'],
    ['a label without a colon', label, label.replace(':', ''), 'must end in a colon'],
    ['a figure in an invitation', invitation, '"1 question is enough."', 'holds a number'],
    ['a frame without the topic', frame, frame.replace('{topic}', ''), 'must hold {topic}'],
    ['a cue with brackets', 'half price,', '"half (price)",', 'holds one of ( )'],
    ['a role without its fact', quoted(roles.until), '"Until Sunday"', 'must hold {fact}, the place where the fact goes'],
    ['steps without their number', quoted(roles.steps.tips), '"My tips:"', 'must hold {count}, the number of steps'],
    ['a missing call', '    job: ', '    jobs: ', 'roles › calls › job is missing'],
    ['an unquoted comment sign', '"get # free"', 'get # free', 'must be in "double quotes"'],
    ['an unknown name', 'plainPhoto: {', 'plainFoto: {', 'plainFoto is not known here'],
    ['a speaker word with the name of a topic', '  us: [us, me]', '  topic: [us, me]', 'topic: take another name'],
    ['a missing list', '  spread: [', '  spraed: [', 'spread is missing'],
  ])('%s', (_, before, after, message) => {
    const { line, faults } = changed(before, after)
    expect(faults.map((fault) => fault.message).join('\n')).toContain(message)
    expect(faults.some((fault) => [line, line + 1].includes(fault.line) || message.includes('missing'))).toBe(true)
  })
  test('an error counts lines from one and quotes the line', () => {
    const { faults } = changed(question, question.replace('?', ''))
    expect(faults[0]?.message).toContain(`ask › offer › 2 “${(ask.offer[1] ?? '').replace('?', '')}”: must be a question`)
  })
  test.each([
    ['a missing quotation mark', question, question.slice(0, -1)],
    ['a tab', '  offer: ["', '\toffer: ["'],
  ])('a syntax error is reported once: %s', (_, before, after) => {
    expect(changed(before, after).faults).toMatchObject([{ message: expect.stringContaining('a quotation mark, comma or ]') }])
  })
  test('a wrong language code and too many lines are errors', () => {
    expect(inspectPhrases(en, 'de.yaml')).toMatchObject([{ message: expect.stringContaining('the file is called de.yaml') }])
    expect(inspectPhrases(`${en}${'#\n'.repeat(600)}`, 'en.yaml')).toMatchObject([{ message: expect.stringContaining('600 are the most') }])
  })
})

describe('a list of the checks', () => {
  const lacks = en.slice(en.indexOf('  lacks: "') + '  lacks: "'.length).split('"')[0] ?? ''

  test('that is missing must be named as lacking', () => {
    const { faults } = changed('    people: "', '    # people: "')
    expect(faults).toMatchObject([{ message: expect.stringContaining('add number.people to lacks') }])
    expect(changed('  lacks: "', '  lacks: "number.people | ').faults).toMatchObject([
      { message: expect.stringContaining('number.people, which is there') },
    ])
  })
  test('that is named as lacking must be one', () => {
    expect(changed(`  lacks: "${lacks}"`, `  lacks: "${lacks} | number.peopel"`).faults).toMatchObject([
      { message: expect.stringContaining('number.peopel, which is no list') },
    ])
  })
  test('has its errors with the line, in the notation of cues', () => {
    const { line, faults } = changed('    people: "people', '    people: "(people)')
    expect(faults).toMatchObject([{ line, message: expect.stringContaining('“(people)” holds one of ( )') }])
  })
  test.each(languageCodes)('is searched in %s as its phrases are: with or without spaces between words', (language) => {
    expect(spacingOf(language)).toBe(phrasesOf(language).writing.spaces ? 'spaced' : 'joined')
  })
})

describe('cue words', () => {
  const found = (cue: string, text: string, spacing: 'spaced' | 'joined' = 'spaced') => createMatcher([cue], spacing)(text)
  test.each([
    ['just arrived', 'Mangoes JUST  arrived today'],
    ['eröffn*', 'Wir eröffnen am 3. Mai'],
    ['*fest', 'Das Sommerfest'],
    ['my/our dog', 'we lost our dog'],
    ['#% off', 'Now 20% off'],
    ['# % off', 'Now 1,500 % off'],
    ['looking for ... barista', 'Looking for a friendly barista'],
    ['^how I', 'How I edit'],
    ["we're", 'We’re open'],
    ['कः', 'कः आगच्छति'],
    ['#% छूट', '२०% छूट'],
    ['*fest ... garten*', 'Das Sommerfest im großen Gartenhof'],
    ['m//w//d', 'Werkstudentin (m/w/d) gesucht'],
    ['^vale la pena', '¿Vale la pena una bici?'],
    ['半額', '半額'],
    ['1+1', '１+１ 행사'],
    ['how I ever/ left', 'how I left'],
    ['how I ever/ left', 'how I ever left'],
  ])('%s is in “%s”', (cue, text) => expect(found(cue, text)).toBe(true))
  test.each([
    ['just arrived', 'unjust arrived'],
    ['^how I', 'this is how I edit'],
    ['sale', 'sales pitch'],
    ['free$', 'free soup'],
    ['कः', 'बालकः आगच्छति'],
    ['my/our dog', 'their dog'],
    ['*fest', 'der Festsaal'],
    ['garten*', 'im Biergarten'],
    ['m//w//d', 'ein w, ein m'],
    ['how I ever/ left', 'how I never left'],
  ])('%s is not in “%s”', (cue, text) => expect(found(cue, text)).toBe(false))
  test('in a language without spaces, a cue is found inside a text', () => expect(found('半額', '冬物半額セール', 'joined')).toBe(true))
  test.each(['half (price)', 'a  b', '... off', 'a^b', '***', 'ever/ left'])('%s is invalid', (cue) => expect(cueFault(cue)).not.toBeNull())
})
