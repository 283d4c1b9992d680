import { describe, expect, test } from 'vitest'
import { type Occasion, occasionIds, sensitiveOccasions } from '#contract/occasions.ts'
import { complexityIds, type LanguageCode, postLengthIds, postPlatforms, type Tone, toneIds } from '#contract/options.ts'
import { arrangeDescription } from '#writer/builtin/description.ts'
import { arrangeIdeas } from '#writer/builtin/ideas.ts'
import { phraseLanguages, phrasesOf } from '#writer/builtin/phrases/load.ts'
import { arrangePost, type PostOptions } from '#writer/builtin/post.ts'
import { read } from '#writer/builtin/reading.ts'
import { arrangeScript, type ScriptOptions } from '#writer/builtin/script.ts'
import { raised, splitTrailingEmoji } from '#writer/builtin/sentences.ts'
import { arrangeTitles } from '#writer/builtin/titles.ts'

interface Typed {
  readonly topic: string
  readonly details?: string
  readonly language?: LanguageCode
  readonly occasion?: Occasion
  readonly tone?: Tone
}
const reading = ({ language = 'en', tone = 'casual', ...typed }: Typed) => read({ ...typed, language, tone })
const posted = (typed: Typed, asked: Partial<PostOptions> = {}, seed = 1) =>
  arrangePost(reading(typed), { platform: 'facebook', length: 'standard', complexity: 'moderate', premium: false, ...asked }, seed)
const titlesOf = (typed: Typed, seed = 1) => arrangeTitles(reading(typed), { platform: 'youtube' }, seed).titles
const scripted = (typed: Typed, asked: Partial<ScriptOptions> = {}) =>
  arrangeScript(reading(typed), { length: 'short', ...asked }, 1).script
const seeds = [1, 2, 3, 4]

describe.each(phraseLanguages())('%s: sensitive news contains only the input and phrases for sensitive topics', (language) => {
  const phrases = phrasesOf(language)
  const { seen, spread } = phrases.invite
  const ours = [...seen, ...spread].flatMap((line) =>
    [0, 1].flatMap((who) =>
      [1, 2].map((form) =>
        raised(
          line.replace(/\{([^{}|]*)(?:\|([^{}]*))?\}/gu, (_, name: string, formal?: string) =>
            formal === undefined ? (phrases.speaker[name]?.[who] ?? name) : form === 1 ? name : formal,
          ),
        ),
      ),
    ),
  )
  const given = ['Biscuit 13', 'Elm Park 12', '₹120']

  test.each(sensitiveOccasions)(
    '%s: no added emoji, icon, frame, question or call to action, in every tone and with another hook',
    (occasion) => {
      const found = toneIds.flatMap((tone, at) => {
        const quietly = read({ topic: given[0] as string, details: given.slice(1).join('\n'), occasion, language, tone })
        return postPlatforms.flatMap((platform) =>
          [false, true].flatMap((hook) => {
            const asked = {
              platform,
              length: postLengthIds[at % 4] ?? 'long',
              complexity: complexityIds[at % 3] ?? 'simple',
              premium: false,
              hook,
            }
            const { caption, title } = arrangePost(quietly, asked, at)
            const described = platform === 'reddit' ? '' : arrangeDescription(quietly, { platform: 'youtube', hook }, at).description
            return [caption, title ?? '', described].map((text) =>
              [...given, ...ours].reduce((left, said) => left.replaceAll(said, ''), text.replace(/#\S+/gu, '')).replace(/[.。।۔\s]/gu, ''),
            )
          }),
        )
      })
      expect([...new Set(found)]).toEqual([''])
    },
  )
})

describe('posts', () => {
  test('announcements and good news end without a question, conversations with one of their own, in every tone', () => {
    const { ask, tones } = phrasesOf('en')
    const asks = (lines: readonly string[], text: string) => lines.some((line) => text.includes(line))
    for (const seed of [1, 4])
      for (const tone of toneIds) {
        const told: readonly [Typed, boolean][] = [
          [{ topic: 'Half price on jackets', occasion: 'offer', details: 'Sat 10am' }, false],
          [{ topic: 'New opening hours: now open Mondays', occasion: 'hours', details: '9 to 6' }, false],
          [{ topic: 'We won best café in Yorkshire!', occasion: 'glad', details: 'After four years' }, false],
          [{ topic: 'Why I left banking', occasion: 'mine', details: 'I sleep again' }, true],
          [{ topic: 'Meetings are too long', occasion: 'opinion', details: 'Nobody reads the minutes' }, true],
        ]
        for (const [typed, isOpen] of told) {
          const { caption } = posted({ ...typed, tone }, {}, seed)
          const own = [...ask[typed.occasion as keyof typeof ask], ...(tones[tone].ask ?? [])]
          expect(asks(own, caption), caption).toBe(isOpen)
        }
      }
  })
  test.each(phraseLanguages())('%s: a body does not ask again after a title that asks', (language) => {
    const { question } = phrasesOf(language).ask
    for (const seed of seeds)
      for (const hook of [false, true]) {
        const asked = { platform: 'reddit', length: 'standard', hook } as const
        const { caption, title = '' } = posted({ topic: 'repairing old bicycles?', language, occasion: 'question' }, asked, seed)
        expect(title).toMatch(/[?？؟]/u)
        expect(question, caption).not.toContain(caption)
        expect(caption, caption).not.toMatch(/[?？؟]$/u)
        expect(caption).not.toBe('')
      }
  })
  test('a title says how many steps a how-to has', () =>
    expect(titlesOf({ topic: 'How to descale a kettle', details: '1. Fill with water\n2. Boil\n3. Rinse' })).toContain(
      'How to descale a kettle, in 3 steps',
    ))
  test('an unknown occasion gets no added ending, in every tone, length and complexity', () => {
    const marathon = {
      topic: "I'm running the London marathon for Mind",
      details: '27 April\nMy goal is £2,000',
      occasion: 'other',
    } as const
    for (const tone of toneIds)
      for (const length of postLengthIds)
        for (const complexity of complexityIds)
          expect(posted({ ...marathon, tone }, { length, complexity, platform: 'linkedin' }).caption).toMatch(
            /^I'm running the London marathon for Mind\.?\n\n(?:27 April\nMy goal is £2,000|My goal is £2,000\n27 April)(?:\n\n#\w+)*$/u,
          )
  })
  test('a lower-case first letter stays after an added colon, except in a language that capitalises nouns', () => {
    const first = (typed: Typed) => posted({ ...typed, tone: 'formal' }).caption.split('\n')[0]
    expect(first({ topic: 'half price on winter jackets' })).toMatch(/: half price/u)
    expect(first({ topic: 'Half price on winter jackets' })).toMatch(/: Half price/u)
    expect(posted({ topic: 'winterjacken zum halben Preis', language: 'de', tone: 'educational' }).caption).toContain('Winterjacken')
  })
  test('a missing notice that is a question is not turned into a statement', () =>
    expect(posted({ topic: 'Is this anybody’s cat', occasion: 'missing' }).caption).toMatch(/^Is this anybody’s cat\?/u))
  test('good news and notices have frames of their own', () => {
    const { tones } = phrasesOf('en')
    const glad = 'We won best café in Yorkshire!'
    const notice = 'Our price list changes on 1 March'
    const first = (topic: string, occasion: Occasion, tone: Tone) =>
      splitTrailingEmoji(posted({ topic, occasion, tone, details: 'Thank you' }, { platform: 'linkedin' }).caption.split('\n')[0] ?? '')
        .bare
    for (const tone of toneIds) {
      const { frame } = tones[tone]
      if (!frame) continue
      expect(frame.glad.map((line) => line.replace('{topic}', glad))).toContain(first(glad, 'glad', tone))
      expect(frame.notice.map((line) => line.replace('{topic}', notice))).toContain(first(notice, 'news', tone))
    }
  })
  test('a professional text states, without an exclamation mark, and keeps a question', () => {
    const first = (topic: string, occasion: Occasion) =>
      posted({ topic, occasion, tone: 'professional', details: 'From May' }, { platform: 'linkedin' }).caption.split('\n')[0]
    expect(first('We won best café in Yorkshire!', 'glad')).toBe('We won best café in Yorkshire.')
    expect(first('Is a cargo bike worth it?', 'question')).toBe('Is a cargo bike worth it?')
  })
  test('a phone number gets no full stop', () => {
    const cat = { topic: 'My cat has been missing since Friday', details: 'Call 07700 900123' }
    for (const text of [posted(cat).caption, scripted(cat)]) expect(text).toMatch(/900123$/mu)
  })
})

describe('titles', () => {
  test('an opening exclamation mark is removed together with the closing one', () => {
    for (const title of titlesOf({ topic: '¡Ya llegaron los mangos!', language: 'es' }))
      expect(title.includes('¡'), title).toBe(title.includes('!'))
  })
  test('a long topic is shortened to the clause with the cue of its occasion', () => {
    const topic = 'After three years of markets and a lot of online orders from all over, we are opening our first shop in Leeds'
    for (const title of titlesOf({ topic })) expect(title).toContain('opening our')
  })
  test('halves that contain a sentence are not swapped', () => {
    const topic = 'мы переехали! новый адрес: Садовая 12'
    for (const title of titlesOf({ topic, language: 'ru', occasion: 'news' })) expect(title).not.toMatch(/^Садовая/u)
  })
  test('a title repeats no word of the topic and has only one number', () => {
    for (const title of seeds.flatMap((seed) => titlesOf({ topic: 'Questions about my night shifts', occasion: 'news' }, seed)))
      expect(title.match(/question/giu), title).toHaveLength(1)
    const steps = { topic: 'How to fix a tyre in 5 minutes', details: '1. Find it\n2. Patch it' }
    expect(titlesOf(steps).join()).not.toContain('2 steps')
  })
  test('titles of an announcement are its facts, alone and together, with at most one line of ours', () => {
    const facts = { when: 'Sunday 14 June, 10 to 2', price: '£18 per person', order: 'brunch.example/book' }
    const topic = 'Sunday brunch at our café'
    const titles = arrangeTitles(
      read({ topic, facts, occasion: 'event', language: 'en', tone: 'casual' }),
      { platform: 'youtube' },
      1,
    ).titles
    expect(titles).toContain(`${topic} | ${facts.when} | ${facts.price}`)
    expect(titles.filter((title) => title !== topic && !/14 June|£18/u.test(title)).length).toBeLessThanOrEqual(1)
  })
  test('a number with a comma stays whole in titles', () => {
    const facts = { what: 'Tomatensuppe 4,50 €, Brot vom Nachbarn 3,20 €, Kuchen am Nachmittag' }
    const { titles } = arrangeTitles(
      read({ topic: 'Neue Speisekarte', facts, occasion: 'launch', language: 'de', tone: 'casual' }),
      { platform: 'youtube' },
      1,
    )
    expect(titles).toContain('Tomatensuppe 4,50 € | Neue Speisekarte'.split(' | ').toReversed().join(' | '))
    expect(titles.join()).not.toMatch(/\| 50 €/u)
  })
  test('titles of tips name a tip, and those of a story begin with what changed', () => {
    const titled = (typed: Parameters<typeof read>[0]) => arrangeTitles(read(typed), { platform: 'youtube' }, 1).titles
    const common = { language: 'en', tone: 'casual' } as const
    const steps = ['No screens after 9', 'Same bedtime every day', 'A cool, dark room']
    expect(titled({ topic: 'Tips to sleep better', facts: { steps }, occasion: 'tips', ...common })).toEqual(
      expect.arrayContaining(['No screens after 9 | Tips to sleep better', 'Tips to sleep better | Same bedtime every day']),
    )
    const facts = { changed: 'I sleep again', happened: 'I handed in my notice' }
    expect(titled({ topic: 'Why I left the bank', facts, occasion: 'mine', ...common })).toContain('I sleep again | Why I left the bank')
  })
})

describe('ideas', () => {
  test('what only this person can film comes first: a step, or a fact', () => {
    const first = (facts: Parameters<typeof read>[0]['facts'], occasion: Occasion) =>
      seeds.map(
        (seed) =>
          arrangeIdeas(read({ topic: 'Sourdough', facts, occasion, language: 'en', tone: 'casual' }), { category: 'any', count: 5 }, seed)
            .ideas[0]?.description,
      )
    for (const idea of first({ steps: ['Feed the starter', 'Fold it twice'] }, 'tips')) expect(idea).toContain('Feed the starter')
    for (const idea of first({ price: '£4.50' }, 'offer')) expect(idea).toContain('£4.50')
  })
  test('formats about directions require a place', () => {
    const five = (topic: string, details = '') =>
      seeds.flatMap((seed) =>
        arrangeIdeas(reading({ topic, details }), { category: 'any', count: 5 }, seed).ideas.map(({ title }) => title),
      )
    expect(five('Free webinar on VAT for freelancers')).not.toContain('The last twenty steps')
    expect(five('Half price on winter jackets', '14 Mill Street')).toContain('The last twenty steps')
  })
  test('nested quotations use other marks', () =>
    expect(JSON.stringify(how('Opening of “The Quiet Hour” on Sunday'))).not.toMatch(/“[^”]*“/u))
  const how = (topic: string, count = 10) => arrangeIdeas(reading({ topic }), { category: 'any', count }, 1).ideas
  test('at least one of several ideas names the topic, on every occasion', () => {
    for (const language of phraseLanguages())
      for (const occasion of occasionIds)
        for (let seed = 0; seed < 24; seed++) {
          const { ideas } = arrangeIdeas(
            read({ topic: 'Nordlicht', occasion, language, tone: 'casual' }),
            { category: 'any', count: 2 },
            seed,
          )
          expect(
            ideas.some(({ description }) => description.includes('Nordlicht')),
            `${language} ${occasion} ${seed}`,
          ).toBe(true)
        }
  })
  test('a question topic is quoted, and no other question is added', () => {
    const asking = how('Is a cargo bike worth it?').filter(({ title }) =>
      ['Your answer, tried out', 'A poll, then the reasons', 'Question sticker'].includes(title),
    )
    const questions = asking.map(({ description }) => /“([^”]+)”/u.exec(description)?.[1])
    expect(questions).toEqual(asking.map(() => 'Is a cargo bike worth it?'))
    expect(asking.length).toBeGreaterThan(1)
    for (const { description } of how('Is a cargo bike worth it?'))
      expect(description.match(/Is a cargo bike/gu)?.length ?? 1, description).toBe(1)
  })
  test('two-sided formats are for two-sided questions, step formats for how-tos', () => {
    const titles = (topic: string) => how(topic).map(({ title }) => title)
    expect(titles('Is a cargo bike worth it?')).toContain('For and against')
    expect(titles('Which washing machine lasts longest?')).not.toContain('For and against')
    expect(titles('How I edit reels on my phone')).toContain('One shot for each step')
    expect(titles('Why we stopped discounting our soap')).not.toContain('One shot for each step')
  })
})

describe('scripts', () => {
  test('a spoken text does not thank for reading', () =>
    expect(scripted({ topic: 'Our shop dog Biscuit passed away last night' })).not.toMatch(/reading|comments/u))
  test('a spoken label occurs once, and not before a line that names the item of its price', () => {
    const script = scripted({
      topic: 'Our new winter menu is out',
      details: 'Parsnip soup £6\nOn Zoom\n£14\n£3',
    })
    expect(script.match(/What does it cost\?/gu)).toHaveLength(1)
    expect(script).toContain('\nParsnip soup £6.')
    expect(scripted({ topic: 'We are fundraising', details: 'My goal is £2,000' })).toContain('\nMy goal is £2,000.')
  })
  test('a story has no labels between its sentences', () =>
    expect(scripted({ topic: 'Why does my bread not rise?', details: 'On Sunday it did\nTwo hours next to the oven' })).not.toMatch(
      /When\?|Where\?/u,
    ))
  test('a closure has no label for the day', () =>
    expect(scripted({ topic: 'Closed on Monday', details: 'Back Wednesday 10am' })).not.toContain('When?'))
  test('a script shows each tip while it is said', () => {
    const script = scripted({ topic: 'How to make fat balls', details: '300 g coconut fat\nStir in the seeds\nFill the moulds' })
    expect(script).not.toContain('Good to know')
    expect(script).toContain('On screen: 1. 300 g coconut fat')
  })
  test('a question without a question mark is spoken as a question', () =>
    expect(scripted({ topic: '초등학교 어디 보내셨어요', language: 'ko', occasion: 'question' })).not.toContain('보내셨어요.'))
  test('a question topic is repeated in the last line', () =>
    expect(scripted({ topic: 'Which washing machine lasts longest?' }).split('Over to you')[1]).toContain(
      'Which washing machine lasts longest?',
    ))
  test('an announcement is said once more at the end, without a question', () => {
    const [, end = ''] = scripted({ topic: 'Half price on jackets', occasion: 'offer', details: 'Sat 10am' }).split('Once more')
    expect(end).toContain('Half price on jackets')
    expect(end).not.toContain('?')
  })
  test('what was typed is shown as it was typed, braces too, and said once more with the words of its role', () => {
    const script = (facts: Parameters<typeof read>[0]['facts'], occasion: Occasion) =>
      arrangeScript(read({ topic: 'Half price on paint', facts, occasion, language: 'en', tone: 'casual' }), { length: 'short' }, 1).script
    expect(script({ steps: ['Use {red|blue} paint', 'Let it dry'] }, 'tips')).toContain('On screen: 1. Use {red|blue} paint')
    expect(script({ until: 'Friday' }, 'offer').split('Once more')[1]).toContain('Until Friday')
  })
  test('a script begins with the result where there is one, and says several steps once more before its end', () => {
    const facts = { steps: ['Cut the stems', 'Change the water'], example: 'My tulips lasted nine days' }
    const script = arrangeScript(
      read({ topic: 'Tips for cut flowers', facts, occasion: 'tips', language: 'en', tone: 'casual' }),
      { length: 'short' },
      1,
    ).script
    expect(script).toContain('My tulips lasted nine days. Tips for cut flowers.')
    expect(script.match(/My tulips/gu)).toHaveLength(1)
    expect(script.split('Once more')[1]).toContain('Cut the stems. Change the water.')
  })
})

describe('a fact in the box beside the right one', () => {
  const instagram = (facts: Parameters<typeof read>[0]['facts']) =>
    arrangePost(
      read({ topic: 'Saturday candle class', facts, occasion: 'event', language: 'en', tone: 'casual' }),
      { platform: 'instagram', length: 'standard', complexity: 'moderate', premium: false },
      1,
    ).caption
  test('a bare amount is a price, a bare address a link', () => {
    expect(instagram({ where: '£22' })).toContain('🏷️ £22')
    expect(instagram({ who: '₹ 1,200' })).toContain('🏷️ ₹ 1,200')
    expect(instagram({ when: '15 €' })).toContain('🏷️ 15 €')
    expect(instagram({ where: 'candles.example/book' })).toContain('To join: candles.example/book')
  })
  test('a name or day with a full stop is no link', () => {
    expect(instagram({ when: '19.Mai' })).toContain('🗓️ 19.Mai')
    expect(instagram({ where: 'St.Pauli' })).toContain('📍 St.Pauli')
  })
  test('an amount with words stays where it was typed', () => expect(instagram({ where: '£5 shop, Mill Lane' })).toContain('📍 £5 shop'))
})

test.each([
  ['en', 'Found a set of keys in Mill Lane', 'Questions: '],
  ['de', 'Schlüssel am Bahnhof gefunden', 'Bei Fragen: '],
  ['en', 'Lost my keys in Mill Lane', 'If you know anything: '],
] as const)('%s: who found something is not asked for news of it: %s', (language, topic, call) =>
  expect(
    arrangePost(
      read({ topic, facts: { contact: '01632 960 555' }, occasion: 'missing', language, tone: 'casual' }),
      { platform: 'facebook', length: 'standard', complexity: 'moderate', premium: false },
      1,
    ).caption,
  ).toContain(`${call}01632 960 555`),
)
