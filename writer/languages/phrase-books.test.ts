import { describe, expect, test } from 'vitest'
import { audienceIds, toneIds } from '#contract/options.ts'
import { readings } from '#tests/support/readings.ts'
import { languageFaults } from '#writer/checks/language.ts'
import { scriptFits } from '#writer/checks/scripts.ts'
import { wornPhrases } from '#writer/checks/worn/registry.ts'
import type { Material } from '#writer/domains/material.ts'
import type { ByTone, Line } from '#writer/languages/grammar-book.ts'
import { fewest, ideaShapes, type PhraseBook, titleAngles, widestFields } from '#writer/languages/phrase-book.ts'
import { loadBooks, phraseBook, phraseBookLanguages } from '#writer/languages/registry.ts'

await loadBooks()

type Shape = 'sentence' | 'title' | 'lead-in' | 'label'

/** One list of a book: what it holds at least, which slots it may use, and how its lines end. */
interface List {
  readonly name: string
  readonly lines: readonly Line[]
  readonly least: number
  readonly slots: readonly string[]
  readonly shape: Shape
  /** Some lines name the topic by `{quoted}`, so that a topic that is a question has words, too. */
  readonly quoted?: number
  /** Every line holds one of these slots. */
  readonly needs?: readonly string[]
}

const topic = ['topic', 'quoted'] as const
const piece = ['x', 'X'] as const

function byTone(name: string, lines: ByTone, least: { any: number; tone: number }, rest: Omit<List, 'name' | 'lines' | 'least'>): List[] {
  const { quoted, ...plain } = rest
  return [
    { name: `${name}.any`, lines: lines.any ?? [], least: least.any, ...plain, ...(quoted !== undefined && { quoted }) },
    ...toneIds.map((tone) => ({ name: `${name}.${tone}`, lines: lines[tone] ?? [], least: least.tone, ...plain })),
  ]
}

const each = <Key extends string>(
  name: string,
  lists: Readonly<Record<Key, readonly Line[]>>,
  keys: readonly Key[],
  rest: Omit<List, 'name' | 'lines'>,
): List[] => keys.map((key) => ({ name: `${name}.${key}`, lines: lists[key], ...rest }))

function postLists({ posts }: PhraseBook): List[] {
  const { hooks, frames } = posts
  return [
    ...byTone('posts.hooks.talk', hooks.talk, fewest.hooks, { slots: topic, shape: 'lead-in', quoted: 4, needs: topic }),
    ...each('posts.hooks', hooks, ['lesson', 'mistake', 'list', 'myth', 'objection', 'moment', 'exercise', 'contrast'], {
      least: fewest.hooks.framework,
      slots: topic,
      shape: 'lead-in',
      quoted: 2,
      needs: topic,
    }),
    ...byTone('posts.body', posts.body, fewest.body, { slots: topic, shape: 'sentence' }),
    { name: 'posts.contrasts', lines: posts.contrasts, least: fewest.contrasts, slots: topic, shape: 'sentence' },
    ...each('posts.frames', frames, ['step', 'instead', 'why', 'how', 'mistake', 'exercise', 'moment', 'win', 'question'], {
      least: fewest.frame,
      slots: piece,
      shape: 'lead-in',
      needs: piece,
    }),
    ...each('posts.frames', frames, ['myth', 'objection'], {
      least: fewest.frame,
      slots: [...piece, 'y', 'Y'],
      shape: 'lead-in',
      needs: ['y', 'Y'],
    }),
    { name: 'posts.frames.tools', lines: frames.tools, least: fewest.frame, slots: ['things'], shape: 'sentence', needs: ['things'] },
    ...byTone('posts.says', posts.says, fewest.says, { slots: piece, shape: 'lead-in', needs: piece }),
    ...byTone('posts.questions', posts.questions, fewest.questions, { slots: topic, shape: 'sentence' }),
    ...byTone('posts.calls', posts.calls, fewest.calls, { slots: [...topic, 'comments'], shape: 'sentence' }),
    { name: 'posts.saves', lines: posts.saves, least: fewest.saves, slots: topic, shape: 'sentence' },
    ...(['asked', 'news'] as const).flatMap((key) => [
      { name: `posts.${key}.body`, lines: posts[key].body, least: fewest[key].body, slots: [], shape: 'sentence' as const },
      { name: `posts.${key}.ends`, lines: posts[key].ends, least: fewest[key].ends, slots: ['comments'], shape: 'sentence' as const },
    ]),
    {
      name: 'posts.quiet.hooks',
      lines: posts.quiet.hooks,
      least: fewest.quiet.hooks,
      slots: ['quoted'],
      shape: 'sentence',
      needs: ['quoted'],
    },
    { name: 'posts.quiet.body', lines: posts.quiet.body, least: fewest.quiet.body, slots: [], shape: 'sentence' },
    { name: 'posts.quiet.ends', lines: posts.quiet.ends, least: fewest.quiet.ends, slots: [], shape: 'sentence' },
    {
      name: 'posts.redditTitles',
      lines: posts.redditTitles,
      least: fewest.redditTitles,
      slots: topic,
      shape: 'title',
      quoted: 4,
      needs: topic,
    },
    ...each(
      'posts.why',
      posts.why,
      ['talk', 'lesson', 'mistake', 'list', 'myth', 'objection', 'moment', 'exercise', 'contrast', 'asked', 'news', 'quiet'],
      { least: fewest.why, slots: [], shape: 'sentence' },
    ),
    ...each('posts.why.closes', posts.why.closes, ['question', 'call'], { least: fewest.why, slots: [], shape: 'sentence' }),
  ]
}

function titleLists({ titles }: PhraseBook): List[] {
  const { angle, tone, special, piece: least } = fewest.titles
  return [
    ...each('titles.angles', titles.angles, titleAngles, { least: angle, slots: topic, shape: 'title', quoted: 2, needs: topic }),
    ...each('titles.tones', titles.tones, toneIds, { least: tone, slots: topic, shape: 'title', needs: topic }),
    { name: 'titles.talk', lines: titles.talk, least: special, slots: topic, shape: 'title', quoted: 3, needs: topic },
    ...each('titles', titles, ['asked', 'news', 'quiet'], { least: special, slots: ['quoted'], shape: 'title', needs: ['quoted'] }),
    ...each('titles.pieces', titles.pieces, ['step', 'question', 'myth', 'objection'], {
      least,
      slots: [...piece, ...topic],
      shape: 'title',
      needs: piece,
    }),
  ]
}

function descriptionLists({ descriptions }: PhraseBook): List[] {
  const { leads, promises, contents, tools, questions, calls, quiet } = fewest.descriptions
  const said = descriptions.quiet
  return [
    ...byTone('descriptions.leads', descriptions.leads, leads, { slots: topic, shape: 'sentence', quoted: 6, needs: topic }),
    { name: 'descriptions.promises', lines: descriptions.promises, least: promises, slots: ['one', 'two'], shape: 'sentence' },
    { name: 'descriptions.contents', lines: descriptions.contents, least: contents, slots: [], shape: 'lead-in' },
    { name: 'descriptions.tools', lines: descriptions.tools, least: tools, slots: ['things'], shape: 'sentence', needs: ['things'] },
    { name: 'descriptions.questions', lines: descriptions.questions, least: questions, slots: topic, shape: 'sentence', quoted: 2 },
    ...byTone('descriptions.calls', descriptions.calls, calls, { slots: [], shape: 'sentence' }),
    { name: 'descriptions.quiet.leads', lines: said.leads, least: quiet, slots: ['quoted'], shape: 'sentence', needs: ['quoted'] },
    { name: 'descriptions.quiet.body', lines: said.body, least: quiet, slots: [], shape: 'sentence' },
    { name: 'descriptions.quiet.calls', lines: said.calls, least: quiet, slots: [], shape: 'sentence' },
  ]
}

const pieceSlots: Readonly<Partial<Record<(typeof ideaShapes)[number], readonly string[]>>> = {
  tutorial: ['x', 'X', 'y', 'Y'],
  stepSlowly: ['x', 'X', 'y', 'Y'],
  checklist: ['x', 'X', 'y', 'Y'],
  miniSeries: ['x', 'X', 'y', 'Y', 'one', 'two', 'three'],
  teachSomebody: ['x', 'X', 'y', 'Y', 'one', 'two', 'three'],
  mistake: ['x', 'X', 'y', 'Y'],
  mistakeFixed: ['x', 'X', 'y', 'Y'],
  myth: ['x', 'X', 'y', 'Y'],
  mythVote: ['x', 'X', 'y', 'Y'],
  objection: ['x', 'X', 'y', 'Y'],
  question: ['x', 'X'],
  exercise: ['x', 'X'],
  challenge: ['x', 'X'],
  moment: ['x', 'X'],
  win: ['x', 'X'],
  tools: ['things'],
}

function ideaLists({ ideas }: PhraseBook): List[] {
  const { line, direction, quiet } = fewest.ideas
  const shaped = [
    ...ideaShapes.map((id) => [`ideas.${id}`, ideas.shapes[id], [...topic, ...(pieceSlots[id] ?? [])]] as const),
    ...ideas.quiet.map((shape, at) => [`ideas.quiet.${at}`, shape, ['quoted']] as const),
  ]
  return [
    ...shaped.flatMap(([name, shape, slots]): List[] => [
      { name: `${name}.titles`, lines: shape.titles, least: line, slots, shape: 'title' },
      { name: `${name}.texts`, lines: shape.texts, least: line, slots, shape: 'sentence' },
      { name: `${name}.openings`, lines: shape.openings, least: line, slots, shape: 'sentence' },
    ]),
    ...each('ideas.directions', ideas.directions, toneIds, { least: direction, slots: [], shape: 'sentence' }),
    { name: 'ideas.quiet', lines: ideas.quiet.flatMap(({ titles }) => titles), least: quiet, slots: ['quoted'], shape: 'title' },
  ]
}

function scriptLists({ scripts }: PhraseBook): List[] {
  const { intros, promises, first, next, last, remarks, recaps, closes, asks, goodbyes, quiet, quietBody } = fewest.scripts
  const { point, ...labels } = scripts.labels
  return [
    { name: 'scripts.labels', lines: Object.values(labels), least: 6, slots: [], shape: 'label' },
    { name: 'scripts.labels.point', lines: [point], least: 1, slots: ['n', 'X'], shape: 'label' },
    ...byTone('scripts.intros', scripts.intros, intros, { slots: topic, shape: 'sentence', quoted: 3, needs: topic }),
    { name: 'scripts.promises', lines: scripts.promises, least: promises, slots: ['one', 'two'], shape: 'sentence', needs: ['one'] },
    { name: 'scripts.first', lines: scripts.first, least: first, slots: piece, shape: 'sentence', needs: piece },
    ...byTone('scripts.next', scripts.next, next, { slots: piece, shape: 'sentence', needs: piece }),
    { name: 'scripts.last', lines: scripts.last, least: last, slots: piece, shape: 'sentence', needs: piece },
    ...each('scripts.remarks', scripts.remarks, audienceIds, { least: remarks, slots: [], shape: 'sentence' }),
    { name: 'scripts.recaps', lines: scripts.recaps, least: recaps, slots: ['list'], shape: 'sentence', needs: ['list'] },
    ...byTone('scripts.closes', scripts.closes, closes, { slots: topic, shape: 'sentence' }),
    { name: 'scripts.asks', lines: scripts.asks, least: asks, slots: piece, shape: 'lead-in', needs: piece },
    ...byTone('scripts.goodbyes', scripts.goodbyes, goodbyes, { slots: [], shape: 'sentence' }),
    {
      name: 'scripts.quiet.intros',
      lines: scripts.quiet.intros,
      least: quiet,
      slots: ['quoted'],
      shape: 'sentence',
      needs: ['quoted'],
    },
    { name: 'scripts.quiet.body', lines: scripts.quiet.body, least: quietBody, slots: [], shape: 'sentence' },
    { name: 'scripts.quiet.closes', lines: scripts.quiet.closes, least: quiet, slots: [], shape: 'sentence' },
    { name: 'scripts.quiet.goodbyes', lines: scripts.quiet.goodbyes, least: quiet, slots: [], shape: 'sentence' },
  ]
}

type MaterialCounts = Readonly<Partial<Record<keyof Material, number>>>

function materialLists(name: string, material: Material, least: MaterialCounts, slots: readonly string[]): List[] {
  const of = (key: string, lines: readonly Line[], shape: Shape, count: number): List => ({
    name: `${name}.${key}`,
    lines,
    least: count,
    slots,
    shape,
  })
  const { lessons, myths, objections, moments, questions, wins, tools } = material
  return [
    of(
      'steps',
      lessons.map(({ step }) => step),
      'label',
      least.lessons ?? 0,
    ),
    of(
      'whys',
      lessons.map(({ why }) => why),
      'sentence',
      0,
    ),
    of(
      'hows',
      lessons.map(({ how }) => how),
      'sentence',
      0,
    ),
    of(
      'mistakes',
      lessons.map(({ mistake }) => mistake),
      'sentence',
      0,
    ),
    of(
      'exercises',
      lessons.map(({ exercise }) => exercise),
      'sentence',
      0,
    ),
    of(
      'myths',
      myths.map(({ claim }) => claim),
      'sentence',
      least.myths ?? 0,
    ),
    of(
      'truths',
      myths.map(({ truth }) => truth),
      'sentence',
      0,
    ),
    of(
      'objections',
      objections.map(({ says }) => says),
      'sentence',
      least.objections ?? 0,
    ),
    of(
      'answers',
      objections.map(({ answer }) => answer),
      'sentence',
      0,
    ),
    of('moments', moments, 'sentence', least.moments ?? 0),
    of('questions', questions, 'sentence', least.questions ?? 0),
    of('wins', wins, 'sentence', least.wins ?? 0),
    of('tools', tools, 'label', least.tools ?? 0),
  ]
}

const packLists = (book: PhraseBook): List[] => [
  ...book.fields.flatMap((pack) => materialLists(`fields.${pack.id}`, pack, fewest.pack, [])),
  ...materialLists('general', book.general, fewest.general, topic),
]

const listsOf = (book: PhraseBook): List[] => [
  ...postLists(book),
  ...titleLists(book),
  ...descriptionLists(book),
  ...ideaLists(book),
  ...scriptLists(book),
  ...packLists(book),
]

const slotsIn = (line: Line) => Array.from(line.matchAll(/\{(\w+)\}/g), ([, slot = '']) => slot)
const sentenceEnd = /(?:[.!?…。！？।॥؟۔]|[.!?…。！？।॥؟۔]\u00a0?[”»“’」』"）)]|\{[xXyY]\})$/u
const leadInEnd = /(?:[.!?…:。！？：।॥؟۔]|[.!?…。！？।॥؟۔]\u00a0?[”»“’」』"）)]|\{[xXyY]\})$/u
const titleEnd = /[^.。।॥۔:：,、،]$/u
const ends: Readonly<Record<Shape, RegExp>> = { sentence: sentenceEnd, 'lead-in': leadInEnd, title: titleEnd, label: titleEnd }

describe.each(phraseBookLanguages)('the phrase book of %s', (language) => {
  const book = phraseBook(language)
  const lists = listsOf(book)

  test('holds enough lines for six texts in a row without one in common', () => {
    const short = lists
      .filter(({ lines, least }) => lines.length < least)
      .map(({ name, lines, least }) => `${name}: ${lines.length} of ${least}`)
    expect(short).toEqual([])
  })

  test('asks for no slot that its place does not give, and names the topic where it must', () => {
    const wrong = lists.flatMap(({ name, lines, slots, needs }) =>
      lines
        .filter(
          (line) => slotsIn(line).some((slot) => !slots.includes(slot)) || (needs && !needs.some((slot) => line.includes(`{${slot}}`))),
        )
        .map((line) => `${name}: ${line}`),
    )
    expect(wrong).toEqual([])
  })

  test('has words for a topic that is a question or a whole sentence', () => {
    const few = lists
      .filter(({ lines, quoted = 0 }) => lines.filter((line) => !line.includes('{topic}')).length < quoted)
      .map(({ name }) => name)
    expect(few).toEqual([])
  })

  test('ends every reading of every line as its place asks', () => {
    const wrong = lists.flatMap(({ name, lines, shape }) =>
      lines.flatMap((line) =>
        readings(line)
          .filter((text) => !ends[shape].test(text))
          .map((text) => `${name}: ${text}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('holds no line twice, no figure, no typewriter quotation mark and no stray space', () => {
    const lines = lists.filter(({ name }) => name !== 'ideas.quiet').flatMap(({ name, lines: all }) => all.map((line) => ({ name, line })))
    const isBarePiece = (line: Line) => /^\{\w+\}[.。।॥۔]?$/.test(line)
    const doubled = lines.filter(
      ({ line, name }, at) =>
        !isBarePiece(line) && lines.findIndex((other) => other.line === line && other.name.split('.')[0] === name.split('.')[0]) !== at,
    )
    const unclean = lines.filter(({ line }) => readings(line).some((text) => /\p{Nd}|["']|^\s|\s$| {2}|[[\]]|\{(?!\w+\})/u.test(text)))
    expect([...doubled, ...unclean].map(({ name, line }) => `${name}: ${line}`)).toEqual([])
  })

  test('uses no worn phrase', () => {
    const worn = lists.flatMap(({ name, lines }) =>
      lines.filter((line) => (wornPhrases[language] ?? []).some((phrase) => phrase.test(line))).map((line) => `${name}: ${line}`),
    )
    expect(worn).toEqual([])
  })

  test('is written in its own language and script', async () => {
    const bare = (lines: readonly Line[]) => lines.map((line) => readings(line)[0]?.replace(/\{\w+\}/g, '') ?? '').join(' ')
    const foreign = lists.filter(({ lines }) => !scriptFits(bare(lines), language)).map(({ name }) => name)
    expect(foreign).toEqual([])
    const rooms = ['posts', 'titles', 'descriptions', 'ideas', 'scripts', 'fields', 'general']
    const passages = rooms.map((room) => ({
      field: room,
      text: bare(lists.filter(({ name }) => name.startsWith(room)).flatMap(({ lines }) => lines)),
    }))
    for (const passage of passages) expect(await languageFaults([passage], language, '')).toEqual([])
  })

  test('knows the widest fields, and by enough words', () => {
    expect(book.fields.map(({ id }) => id)).toEqual(expect.arrayContaining([...widestFields]))
    const few = book.fields.filter(
      ({ words, terms, hashtags }) =>
        words.sure.length < fewest.pack.sure ||
        words.likely.length < fewest.pack.likely ||
        terms.length < fewest.pack.terms ||
        hashtags.length < fewest.pack.hashtags,
    )
    expect(few.map(({ id }) => id)).toEqual([])
  })

  test('has hashtags that work, and words that say what a topic is', () => {
    const { broad, quiet, built, searches } = book.hashtags
    const tags = [...broad, ...quiet, ...book.fields.flatMap(({ hashtags }) => hashtags)]
    expect(tags.filter((tag) => !/^[\p{L}\p{M}\p{N}_]+$/u.test(tag))).toEqual([])
    expect([broad.length >= fewest.hashtags.broad, quiet.length >= fewest.hashtags.quiet]).toEqual([true, true])
    expect(built.filter((line) => !line.includes('{tag}'))).toEqual([])
    expect(searches.filter((line) => !line.includes('{topic}') || line !== line.toLowerCase())).toEqual([])
    expect(searches.length).toBeGreaterThanOrEqual(fewest.hashtags.searches)
    const { own, grave, asking, small } = book.topics
    expect([own.length >= 4, grave.length >= 20, asking.length >= 6, small.length >= 25]).toEqual([true, true, true, true])
  })
})
