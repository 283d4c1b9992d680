import { describe, expect, test } from 'vitest'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { maxListRows } from '#contract/topic-lists.ts'
import { readList } from './read.ts'

const t = topicListMessages.get()

const rowsOf = (text: string) => readList(text).rows.map(({ line, cells }) => [line, cells])

test('without a header each line is a topic, with its commas and quotation marks', () => {
  expect(readList('Fix the chain, then ride\r\n\r\n  5" pipes; "cheap"  \n')).toEqual({
    ...{ columns: [], unknown: [], beyond: 0 },
    rows: [
      { line: 1, cells: { topic: 'Fix the chain, then ride' }, problem: null },
      { line: 3, cells: { topic: '5" pipes; "cheap"' }, problem: null },
    ],
  })
})

describe('a header', () => {
  test.each([
    ['a comma', ','],
    ['a semicolon', ';'],
    ['a tab', '\t'],
  ])('separated by %s, in any case and order, names the columns, and those that are not known', (_, separator) => {
    const text = ['TONE,Topic,Notes,Details', 'casual,Bikes,later,Open daily'].join('\n').replaceAll(',', separator)
    expect(readList(text)).toEqual({
      ...{ columns: ['tone', 'topic', 'details'], unknown: ['Notes'], beyond: 0 },
      rows: [{ line: 2, cells: { tone: 'casual', topic: 'Bikes', details: 'Open daily' }, problem: null }],
    })
  })

  test('after a byte order mark and the line by which Excel names the separator', () => {
    expect(rowsOf('\uFEFFsep=;\r\ntopic;kind\r\nBikes;post\r\n')).toEqual([[3, { topic: 'Bikes', kind: 'post' }]])
  })

  test('that says type, as screens do, names the kind', () => {
    expect(rowsOf('Topic,Type\nBikes,post')).toEqual([[2, { topic: 'Bikes', kind: 'post' }]])
  })

  test('of one column leaves separators in the topics', () => {
    expect(rowsOf('Topic\nFix the chain, then ride\n"Quoted, too"\n')).toEqual([
      [2, { topic: 'Fix the chain, then ride' }],
      [3, { topic: 'Quoted, too' }],
    ])
  })

  test.each([
    ['without a topic', 'kind,tone\npost,casual', t.noTopicColumn({ columns: 'kind, tone' })],
    ['with a column twice', 'topic,Topic\na,b', t.sameColumn({ column: 'topic' })],
    ['with a column under both of its names', 'topic,type,kind\na,post,post', t.sameColumn({ column: 'type' })],
    ['without rows', 'topic,kind\n,\n', t.empty],
    ['of a blank text', ' \n', t.empty],
  ])('%s is refused with what to change', (_, text, message) => {
    expect(() => readList(text)).toThrow(expect.objectContaining({ data: { issues: [{ path: 'text', message }] } }))
  })
})

test('a cell in quotation marks may have separators, line breaks and quotation marks, and later lines keep their numbers', () => {
  expect(rowsOf('topic,details\n"One, two","a\nb ""c"""\n\nThree,5" wide\n')).toEqual([
    [2, { topic: 'One, two', details: 'a\nb "c"' }],
    [5, { topic: 'Three', details: '5" wide' }],
  ])
})

test('a line with more cells than columns and a quotation mark that never closes are named with their lines, and nothing is lost', () => {
  const { rows } = readList('topic,kind\nBikes,post,,\nOne, two, three\nGood,post\nBad,"open\nLast,post\n')
  expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
    [2, null],
    [3, t.tooManyCells],
    [4, null],
    [5, t.quoteNotClosed],
  ])
  expect(rows.at(-1)?.cells.topic).toBe('Bad,"open\nLast,post')
})

test(`of more than ${maxListRows} rows the rest is counted, with or without a header`, () => {
  const topics = Array.from({ length: maxListRows + 7 }, (_, at) => `Topic ${at}`)
  const quoted = topics.map((topic) => `"${topic}\n, ""again"""\n,\n`)
  for (const text of [topics.join('\n'), `topic\n${topics.join('\n\n')}`, `sep=,\ntopic,kind\n${quoted.join('\n')}`]) {
    const { rows, beyond } = readList(text)
    expect([rows.length, beyond]).toEqual([maxListRows, 7])
  }
})

test('a quotation mark that opens in the first line and never closes belongs to its topic', () => {
  expect(rowsOf('"Fix the chain\nNew tires')).toEqual([
    [1, { topic: '"Fix the chain' }],
    [2, { topic: 'New tires' }],
  ])
})
