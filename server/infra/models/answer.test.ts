import { array, assert, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readAnswer } from '#server/infra/models/answer.ts'

const schema = z.object({ caption: z.string(), hashtags: z.array(z.string()), title: z.string().optional() })
const post = { caption: 'Clean the chain, then oil it.', hashtags: ['#bikes', '#diy'] }
const whole = JSON.stringify(post)
const draft = JSON.stringify({ caption: 'A draft.', hashtags: [] })
const read = (text: string, isWhole = true) => readAnswer(text, schema, isWhole)?.answer

describe('the last object that fits the schema is read', () => {
  test.each([
    ['alone', whole],
    ['in a code fence', `\`\`\`json\n${whole}\n\`\`\``],
    ['between other words with brackets', `They asked for {a post} [1].\n${whole}\nDone :-} {"ok": true}`],
    ['after drafts', `${draft}\nBetter:\n${whole}`],
    ['before an object of another shape', `${whole}\n{"note": "posted"}`],
    ['after reasoning whose beginning is missing', `They want {"caption": "x</think>${whole}`],
    ['after reasoning with a quotation mark that is not closed', `The 27" wheel {as such}.\n${whole}`],
    ['after "assistantfinal"', `analysisThey want a post.assistantfinal${whole}`],
    ['after a mark of the byte order', `\uFEFF${whole}`],
    ['as a text that holds it', JSON.stringify(whole)],
    ['as a text that holds it, without quotes around it', JSON.stringify(whole).slice(1, -1)],
    ['in a list', `[${draft},${whole}]`],
    ['in another object', JSON.stringify({ response: { post: { ...post, extra: 1 } }, usage: { tokens: 3 } })],
    ['as a text in another object', JSON.stringify({ answer: whole })],
    ['with fields that are null', JSON.stringify({ ...post, title: null })],
    ['with a list that is written as one text', JSON.stringify({ ...post, hashtags: '#bikes #diy' })],
    ['with single quotes', "{'caption': 'Clean the chain, then oil it.', 'hashtags': ['#bikes', '#diy']}"],
    ['with commas too many', '{"caption": "Clean the chain, then oil it.", "hashtags": ["#bikes", "#diy",],}'],
    ['with names that are not quoted', '{caption: "Clean the chain, then oil it.", hashtags: ["#bikes", "#diy"]}'],
    ['with comments', `{ // the post\n${whole.slice(1)}`],
    ['without its last bracket', whole.slice(0, -1)],
    ['without its last brackets, in a fence', `\`\`\`json\n${whole.slice(0, -2)}\n\`\`\``],
    ['without its first bracket', whole.slice(1)],
  ])('%s', (_, text) => expect(read(text)).toEqual(post))

  test('with line ends that are not escaped', () => {
    expect(read('{"caption": "One.\nTwo.", "hashtags": []}')).toEqual({ caption: 'One.\nTwo.', hashtags: [] })
  })
  test.each(['Use <think> in prompts.', 'Close it with </think>, not [/THINK].', 'Set {"a": [1'])(
    'a caption about marks and brackets is read whole: %j',
    (caption) => expect(read(JSON.stringify({ caption, hashtags: [] }))?.caption).toBe(caption),
  )
  test('a list where the schema has one is that field', () => {
    expect(readAnswer('["One", "Two"]', z.object({ titles: z.array(z.string()) }), true)?.answer).toEqual({ titles: ['One', 'Two'] })
  })
  test('any text is read back, whatever stands before it', () => {
    const text = string({ unit: constantFrom('a', '"', '\\', '{', '}', '[', ']', '\n', '<', 'é', "'", ',', ':') })
    assert(
      property(record({ caption: text, hashtags: array(text) }), string(), (value, before) => {
        expect(read(`${before.replaceAll(/["{[<]/g, '')}\n${JSON.stringify(value)}`)).toEqual(value)
      }),
    )
  })
})

describe('what is incomplete or fits no schema is no answer', () => {
  test.each([
    ['nothing', ''],
    ['words', 'I will write it.'],
    ['another shape', '{"text": "x"}'],
    ['half a text', '{"caption": "Clean the'],
    [
      'the schema itself',
      '{"type":"object","properties":{"caption":{"type":"string"},"hashtags":{"type":"array"}},"required":["caption"]}',
    ],
  ])('%s', (_, text) => expect(read(text)).toBeUndefined())

  test('brackets are not added to an answer that was cut off', () => expect(read(whole.slice(0, -1), false)).toBeUndefined())
})

test('the JSON that is sent back later is the object alone', () => {
  expect(readAnswer(`Here:\n${whole}`, schema, true)?.json).toBe(whole)
  expect(readAnswer(`{'caption': 'x', 'hashtags': []}`, schema, true)?.json).toBe('{"caption":"x","hashtags":[]}')
})

// If the time grew with the square of the length, these would not end within the test's limit.
test.each(['{', '[', '"', '{"', '{}', "{'a':", '\\"', '[[[[]', '<think>', '{"a":"\\', ' '])(
  'the longest hostile answer is read in linear time: %j',
  (unit) => {
    for (let run = 0; run < 20; run++) expect(read(unit.repeat(40_000 / unit.length))).toBeUndefined()
  },
)
