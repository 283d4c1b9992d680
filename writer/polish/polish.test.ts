import { array, assert, boolean, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partialPolish, polish, polishAll } from '#writer/polish/polish.ts'
import { splitWhy } from '#writer/polish/sections.ts'

describe('emphasis markup', () => {
  test.each([
    ['**Clean** the *chain* first', 'Clean the chain first'],
    ['***Both*** and __under__ and _slanted_.', 'Both and under and slanted.'],
    ['_use snake_case here_ please', 'use snake_case here please'],
    ['**nested *inside* bold**', 'nested inside bold'],
    ['这是**重要**的', '这是重要的'],
    ['**A half pair that a cut left', 'A half pair that a cut left'],
    ['* one\n* two', '• one\n• two'],
    ['## Heading\n\nBody', 'Heading\n\nBody'],
    ['above\n\n***\n\nbelow', 'above\n\nbelow'],
    ['read [the guide](https://a.example/x_y)', 'read the guide (https://a.example/x_y)'],
  ])('%j becomes %j', (raw, expected) => expect(polish(raw)).toBe(expected))

  test.each([
    'ask @jane_doe_ and @_bob_ today',
    '#my_tag_ #_odd_',
    'see https://a.example/_x_/y_z?q=_1_ now',
    'write to first_last@a.example',
    'rename old_file_name to new_name',
    '5 * 3 * 2 = 30',
    'f**k and sh**t',
    'a 4.5* rating',
    '#beginner tips',
  ])('%j is not changed', (text) => expect(polish(text)).toBe(text))

  test('for Reddit, lists, headings and links are not changed, and emphasis is removed', () => {
    const given = '# Title\n\n* **one**\n* two\n- three\n\n[guide](https://a.example)'
    expect(polish(given, { markdown: true })).toBe('# Title\n\n* one\n* two\n- three\n\n[guide](https://a.example)')
  })
})

test('invisible characters are removed, except those that emoji and scripts need', () => {
  expect(polish('a\u202Eb\u200Bc 👨‍👩‍👧 क्‍ष')).toBe('abc 👨‍👩‍👧 क्‍ष')
})

describe('parts that do not belong to the text', () => {
  test.each([
    ['<think>They want a post.</think>Clean it first.', 'Clean it first.'],
    ['half a thought</think>\nClean it first.', 'Clean it first.'],
    ['Clean.<thinking>still going', 'Clean.'],
    ['```json\nClean it first.\n```', 'Clean it first.'],
    ["Sure! Here's a LinkedIn post about bikes:\n\nClean it first.", 'Clean it first.'],
    ['Here are your titles:\nOne', 'One'],
    ['Assistant: Clean it first.', 'Clean it first.'],
    ['<topic-9f8e7d6c5b4a>bikes</topic-9f8e7d6c5b4a>', 'bikes'],
    ['Limpia la cadena.\n\n**Translation:** Clean the chain.\nMore.', 'Limpia la cadena.'],
    ['Limpia.\n\n(Translation: Clean.)', 'Limpia.'],
    ['Limpia.\n\nTranslation: Clean.\n\n#bici #taller', 'Limpia.\n\n#bici #taller'],
    ['Limpia. #bici\n\nTranslation: Clean. #bike', 'Limpia. #bici'],
    ['Limpia.\n\nTranslation: Clean.\n#bici\n\nWhy this works: It is short.', 'Limpia.\n\n#bici\n\nWhy this works: It is short.'],
    ['Limpia.\n\nEnglish translation: Clean.\n\nWhy this works: It is short.', 'Limpia.\n\nWhy this works: It is short.'],
  ])('%j becomes %j', (raw, expected) => expect(polish(raw)).toBe(expected))

  test.each([
    'Translation is hard. Lost in translation: a film.',
    'AI: friend or foe?',
    "Here's a post idea: film the chain going back on.",
  ])('%j is not changed', (text) => expect(polish(text)).toBe(text))
})

describe('"Why this works"', () => {
  test.each([
    ['Body.\n\nWhy this works: It is short.', 'Body.', 'It is short.'],
    ['Body.\n\n**Why This Works**\nIt opens with a hook.', 'Body.', 'It opens with a hook.'],
    ['Body.\n💡 Why it works — contrast.', 'Body.', 'contrast.'],
    ['Body. Why this works: It is short.', 'Body.', 'It is short.'],
    ['Book: https://a.example/x?y=_1_ Why This Works: It is short.', 'Book: https://a.example/x?y=_1_', 'It is short.'],
    ['Body. #bikes **Why This Works:** It is short.', 'Body. #bikes', 'It is short.'],
    ['Body.\n\nWhy this works: It is short.\n\n#bikes #diy', 'Body.\n\n#bikes #diy', 'It is short.'],
    ['आम आज से।\n\nयह क्यों काम करता है: छोटा है।', 'आम आज से।', 'छोटा है।'],
    ['आम आज से। **यह पोस्ट क्यों काम करती है:** छोटा है।', 'आम आज से।', 'छोटा है।'],
    ['আম আজ।\n\nএটি কেন কাজ করে: ছোট।', 'আম আজ।', 'ছোট।'],
    ['आम्रम् अद्य।\n\nएतत् कस्मात् कार्यं करोति: लघु।', 'आम्रम् अद्य।', 'लघु।'],
    ['آم آج سے۔\n\nیہ کیوں کام کرتا ہے: مختصر ہے۔', 'آم آج سے۔', 'مختصر ہے۔'],
    ['Mangos hoy.\n\n**Por qué funciona:** Es breve.', 'Mangos hoy.', 'Es breve.'],
    ['Mangues ici.\n\n💡 Pourquoi ça marche : c’est court.\n\n#mangue', 'Mangues ici.\n\n#mangue', 'c’est court.'],
    ['Mangos heute.\n\nWarum das funktioniert:\nEs ist kurz.', 'Mangos heute.', 'Es ist kurz.'],
    ['Mangas hoje.\n\nPor que isso funciona: É curto.', 'Mangas hoje.', 'É curto.'],
    ['Mango oggi.\n\nPerché funziona: È breve.', 'Mango oggi.', 'È breve.'],
    ['Манго сегодня.\n\nПочему это работает: Коротко.', 'Манго сегодня.', 'Коротко.'],
    ['المانجو اليوم.\n\nلماذا ينجح هذا: لأنه قصير.', 'المانجو اليوم.', 'لأنه قصير.'],
    ['マンゴー入荷。\n\nこの投稿が効果的な理由：短いから。', 'マンゴー入荷。', '短いから。'],
    ['芒果到了。\n\n为什么有效：简短。', '芒果到了。', '简短。'],
    ['망고 입고.\n\n효과적인 이유: 짧다.', '망고 입고.', '짧다.'],
  ])('%j is split off', (given, text, why) => expect(splitWhy(given)).toEqual({ text, why }))

  test.each([
    'Let me tell you why this works so well. Then go.',
    'Let me tell you why this works: the chain is dry.',
    'Oil it.\n\nWhy it works: the video is at https://a.example/why-this-works',
    'Por qué funciona el motor de tu bici. Hoy te lo cuento.',
    'Warum das funktioniert:\n\nErstens ist die Kette sauber.\n\nZweitens ist sie geölt.\n\nKomm vorbei!',
    'यह क्यों काम करता है, यह कल बताऊँगा।',
  ])('is not found inside a sentence, or where it has a link: %j', (text) => expect(splitWhy(text)).toEqual({ text }))
})

test('every string of a partial value is polished, other values are not changed', () => {
  expect(polishAll({ a: ['**x**', undefined], b: { n: 3, t: '_y_' }, c: null })).toEqual({
    a: ['x', undefined],
    b: { n: 3, t: 'y' },
    c: null,
  })
})

test('a streamed value is polished like a complete one, however it is split', () => {
  const piece = constantFrom(
    'clean the chain',
    'Translation',
    'Assistant',
    "Here's your post",
    'caption',
    'a',
    '*',
    '**',
    '***',
    '_',
    '__',
    '#',
    '# ',
    '- ',
    '+ ',
    '[a](',
    'https://a.example/x_y',
    '@jane_doe',
    '<think>',
    '</think>',
    '`',
    '```',
    ' ',
    '  ',
    '\n',
    '\n\n\n',
    '\t',
    '\r',
    '\u2028',
    ':',
    ': ',
    '：',
    '. ',
    ')',
    '<|',
    'end',
    '|>',
    'e',
    '\u0301',
    '\u200D',
    '\u200B',
    '\uFEFF',
    '\v',
    '👨',
    '\uD83D',
    '\uDC68',
    '\uFE0F',
    '1',
    'क',
    '्',
  )
  assert(
    property(array(piece, { maxLength: 16 }), boolean(), integer({ min: 1, max: 9 }), (pieces, markdown, step) => {
      const [whole, grow] = [pieces.join(''), partialPolish({ markdown })]
      for (let end = 0; end < whole.length + step; end += step) {
        const value = { titles: ['One', whole.slice(0, end)], why: whole.slice(0, end >> 1) }
        expect(grow(value)).toEqual(polishAll(value, { markdown }))
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a value that does not continue the previous one is polished from its beginning', () => {
  const grow = partialPolish()
  expect(grow({ text: 'Clean the chain' })).toEqual({ text: 'Clean the chain' })
  expect(grow({ text: '**New**' })).toEqual({ text: 'New' })
  expect(grow({ text: 'New words' })).toEqual({ text: 'New words' })
})

// If the time grew with the square of the length, these would not end within the test's limit.
test.each([
  ['spaces', `${' '.repeat(1_000_000)}x`, 'x'],
  ['dots', 'a.'.repeat(500_000), 'a.'.repeat(500_000)],
])('a million characters are polished in linear time: %s', (_, text, polished) => {
  expect(polish(text) === polished).toBe(true)
})

test.each(['. ', '! ', '\n', 'Why ', '。', ' ', '#a ', 'यह ', '*', 'Translation:\n'])(
  'the longest answer is searched for sections in linear time: %j',
  (unit) => {
    const text = unit.repeat(40_000 / unit.length)
    for (let run = 0; run < 20; run++) expect(splitWhy(`x${text}y`).why).toBeUndefined()
  },
)
