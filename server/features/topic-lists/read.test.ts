import { describe, expect, test } from 'vitest'
import { topicListMessages } from '#contract/topic-list-messages.ts'
import { maxListRows } from '#contract/topic-lists.ts'
import { readList } from './read.ts'

const t = topicListMessages

const rowsOf = (text: string) => readList(text).rows.map(({ line, cells }) => [line, cells])

test('without a header each line is a topic, with its commas and quotation marks', () => {
  expect(readList('Fix the chain, then ride\r\n\r\n  5" pipes; "cheap"  \n')).toEqual({
    columns: [],
    unknown: [],
    beyond: 0,
    question: null,
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
    ['a bar', '|'],
  ])('separated by %s, in any case and order, names the columns, and those that are not known', (_, separator) => {
    const text = ['TONE,Topic,Notes,Details', 'casual,Bikes,later,Open daily'].join('\n').replaceAll(',', separator)
    expect(readList(text)).toEqual({
      columns: ['tone', 'topic', 'details'],
      unknown: ['Notes'],
      beyond: 0,
      question: null,
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

describe('headings that people use', () => {
  test.each([
    [
      'Title,Content,Platform\nMango festival,12 May in Pune,twitter',
      { topic: 'Mango festival', details: '12 May in Pune', platform: 'twitter' },
    ],
    [
      'Тема;Описание;Соцсеть\nКнижная ярмарка;12 мая в Казани;facebook',
      { topic: 'Книжная ярмарка', details: '12 мая в Казани', platform: 'facebook' },
    ],
    ['Titel;Inhalt\nSommerfest;Samstag, 12 Uhr', { topic: 'Sommerfest', details: 'Samstag, 12 Uhr' }],
    ['विषय,विवरण,भाषा\nदिवाली सेल,25 अक्टूबर तक,hindi', { topic: 'दिवाली सेल', details: '25 अक्टूबर तक', language: 'hindi' }],
    ['トピック\t詳細\nカフェ開店\t土曜日', { topic: 'カフェ開店', details: '土曜日' }],
    ['标题|正文\n新品上市|周六', { topic: '新品上市', details: '周六' }],
    ['Idea:,Notes,Points\nBikes,Open daily,From 9', { topic: 'Bikes', details: 'Open daily\nFrom 9' }],
  ])('%j are understood', (text, cells) => {
    expect(readList(text)).toMatchObject({ rows: [{ line: 2, cells }], unknown: [], question: null })
  })

  test('a column that is not used is told, never lost', () => {
    expect(readList('Title,Colour,Owner\nBikes,Red,Asha')).toMatchObject({
      rows: [{ cells: { topic: 'Bikes' } }],
      unknown: ['Colour', 'Owner'],
    })
  })
})

describe('a table whose headings do not say where the topics are', () => {
  const text = 'Week,What,Who\nMonday,Mango festival,Asha\nFriday,Book fair,Luis\n'

  test('is asked about, with what its columns hold, and no heading becomes a topic', () => {
    expect(readList(text)).toEqual({
      columns: [],
      unknown: [],
      rows: [],
      beyond: 0,
      question: {
        columns: [
          { heading: 'Week', samples: ['Monday', 'Friday'] },
          { heading: 'What', samples: ['Mango festival', 'Book fair'] },
          { heading: 'Who', samples: ['Asha', 'Luis'] },
        ],
      },
    })
  })

  test('has its topics where the user says', () => {
    expect(readList(text, 2)).toMatchObject({
      rows: [
        { line: 2, cells: { topic: 'Mango festival' } },
        { line: 3, cells: { topic: 'Book fair' } },
      ],
      columns: ['topic', 'who'],
      unknown: ['Week'],
      question: null,
    })
  })

  test('is a topic a line when the user says so', () => {
    expect(readList(text, 0).rows.map(({ cells }) => cells.topic)).toEqual(text.trim().split('\n'))
  })

  test('is one, too, where a known column stands beside unknown ones', () => {
    expect(readList('Campaign;Platform;Tone\nSpring;twitter;casual\nFall;reddit;casual').question?.columns[0]).toEqual({
      heading: 'Campaign',
      samples: ['Spring', 'Fall'],
    })
  })

  test.each([
    'Fix the chain, then ride\nNew tires, old bike\nClean it, oil it\n',
    'Bikes, 20% off\nTires, €12 each\nHelmets, new\n',
    'Why we moved, and what it cost us.\nTen years, one shop.\nThank you, Pune.\n',
    'One\nTwo\nThree',
  ])('lines with commas are no table where the first is no row of headings: %j', (lines) => {
    expect(readList(lines)).toMatchObject({ question: null, columns: [] })
  })
})
