import { describe, expect, test } from 'vitest'
import { type Occasion, occasionIds, sensitiveOccasions } from '#contract/occasions.ts'
import { complexityIds, type LanguageCode, type PostLength, postLengthIds, postPlatforms, type Tone, toneIds } from '#contract/options.ts'
import { arrangeDescription } from '#writer/builtin/description.ts'
import { arrangeIdeas } from '#writer/builtin/ideas.ts'
import { phraseLanguages, phrasesOf } from '#writer/builtin/phrases/load.ts'
import { arrangePost, type PostOptions } from '#writer/builtin/post.ts'
import { read } from '#writer/builtin/reading.ts'
import { arrangeScript, type ScriptOptions } from '#writer/builtin/script.ts'
import { raised } from '#writer/builtin/sentences.ts'
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
  arrangeScript(reading(typed), { length: 'short', audience: 'general', complexity: 'moderate', ...asked }, 1).script
const seeds = [1, 2, 3, 4]

describe.each(phraseLanguages())('%s: sensitive news contains only the input and phrases for sensitive topics', (language) => {
  const phrases = phrasesOf(language)
  const { sensitive, seen, spread } = phrases.invite
  const ours = [...sensitive, ...seen, ...spread].flatMap((line) =>
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
            const described =
              platform === 'reddit'
                ? ''
                : arrangeDescription(quietly, { platform: 'youtube', complexity: asked.complexity, hook }, at).description
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
  test('good news and new hours use their own questions for every tone and complexity', () => {
    const { ask } = phrasesOf('en')
    for (const seed of [1, 4])
      for (const tone of toneIds)
        for (const complexity of complexityIds) {
          const glad = posted({ topic: 'We won best café in Yorkshire!', tone }, { complexity }, seed).caption
          const hours = posted({ topic: 'New opening hours: now open Mondays', tone }, { complexity }, seed).caption
          expect(
            ask.glad.some((line) => glad.includes(line)),
            glad,
          ).toBe(true)
          expect(
            ask.hours.some((line) => hours.includes(line)),
            hours,
          ).toBe(true)
        }
  })
  test.each(phraseLanguages())('%s: a body does not ask again after a title that asks', (language) => {
    const { ask, invite } = phrasesOf(language)
    for (const seed of seeds)
      for (const hook of [false, true]) {
        const asked = { platform: 'reddit', length: 'short', hook } as const
        const { caption, title = '' } = posted({ topic: 'repairing old bicycles', language, occasion: 'subject' }, asked, seed)
        expect(title).toMatch(/[?？؟]$/u)
        expect([...ask.subject, ...ask.other], caption).not.toContain(caption)
        expect(caption, caption).not.toMatch(/[?？؟]$/u)
        expect(invite.comment.length).toBeGreaterThan(0)
      }
  })
  test('a how-to with steps does not ask for tips', () => {
    const kettle = { topic: 'How to descale a kettle', details: '1. Fill with water\n2. Boil\n3. Rinse' }
    const { tips } = phrasesOf('en').ask
    for (const seed of seeds) expect(tips.filter((line) => posted(kettle, {}, seed).caption.includes(line))).toEqual([])
    expect(titlesOf(kettle)).toContain('How to descale a kettle, in 3 steps')
  })
  test('other news ends with a question or an offer to answer questions, not with a request to tag others', () => {
    const { share } = phrasesOf('en').invite
    for (const seed of seeds) {
      const { caption } = posted({ topic: 'Road closed outside the shop until Friday' }, {}, seed)
      expect(share.filter((line) => caption.includes(line))).toEqual([])
    }
  })
  test('an unknown occasion gets no added ending, in every tone, length and complexity', () => {
    const marathon = { topic: "I'm running the London marathon for Mind", details: '27 April\nMy goal is £2,000' }
    for (const tone of toneIds)
      for (const length of postLengthIds)
        for (const complexity of complexityIds)
          expect(posted({ ...marathon, tone }, { length, complexity, platform: 'linkedin' }).caption).toMatch(
            /^I'm running the London marathon for Mind\n\n• 27 April\n• My goal is £2,000(?:\n\n#\w+)*$/u,
          )
  })
  test('a yes-or-no question asks for reasons', () => {
    const reasons = phrasesOf('en').invite.reasons.map((line) => line.replaceAll('{us}', 'me'))
    const asksWhy = (topic: string) =>
      seeds.some((seed) => reasons.some((line) => posted({ topic }, { length: 'short' }, seed).caption.includes(line)))
    expect(asksWhy('Which washing machine lasts longest?')).toBe(false)
    expect(asksWhy('Why does my bread not rise?')).toBe(false)
    expect(asksWhy('Is a cargo bike worth it?')).toBe(true)
  })
  test('a lower-case first letter stays after an added colon, except in a language that capitalises nouns', () => {
    const first = (typed: Typed) => posted({ ...typed, tone: 'formal' }).caption.split('\n')[0]
    expect(first({ topic: 'half price on winter jackets' })).toMatch(/: half price/u)
    expect(first({ topic: 'Half price on winter jackets' })).toMatch(/: Half price/u)
    expect(posted({ topic: 'winterjacken zum halben Preis', language: 'de', tone: 'educational' }).caption).toContain('Winterjacken')
  })
  test('a missing notice that is a question is not turned into a statement', () =>
    expect(posted({ topic: 'Is this anybody’s cat', occasion: 'missing' }).caption).toMatch(/^Is this anybody’s cat\?/u))
  test('good news is not framed as a notice, and other news not as good news', () => {
    const first = (topic: string, tone: Tone) => posted({ topic, tone }, { platform: 'linkedin' }).caption.split('\n')[0]
    for (const tone of ['professional', 'formal', 'educational', 'persuasive'] as const)
      expect(first('We won best café in Yorkshire!', tone)).toBe('We won best café in Yorkshire!')
    for (const tone of ['excited', 'entertaining'] as const)
      expect(first('Our price list changes on 1 March', tone)).toBe('Our price list changes on 1 March')
  })
  test('opinions and subjects get a list of questions, other occasions only in a long post', () => {
    const isList = (topic: string, length: PostLength = 'standard') => posted({ topic }, { length }).caption.includes('\n1. ')
    for (const topic of ['Unpopular opinion: meetings are too long', 'Beekeeping']) expect(isList(topic), topic).toBe(true)
    for (const topic of ['Tea or coffee?', 'Which washing machine lasts longest?'])
      for (const length of ['standard', 'long'] as const) expect(isList(topic, length), topic).toBe(false)
    for (const topic of [
      'Should I quit my job to sell candles full time?',
      'Why does my bread not rise?',
      'How to remove turmeric stains',
      'Why we said no to Amazon',
      'Opening our little bookshop',
    ]) {
      expect(isList(topic), topic).toBe(false)
      expect(isList(topic, 'long'), topic).toBe(true)
    }
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
  test('swapped halves have no space before the colon', () => {
    const topic = 'Boulangerie Martin : fermeture exceptionnelle samedi 3 mai'
    expect(titlesOf({ topic, language: 'fr' }).join('|')).toContain('Boulangerie Martin|')
  })
})

describe('ideas', () => {
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
      details: 'Parsnip soup £6\nOn Zoom\nFor members\n£14 a seat\n£3 a drink',
    })
    expect(script.match(/What does it cost\?/gu)).toHaveLength(1)
    expect(script.match(/Good to know:/gu)).toHaveLength(1)
    expect(script).toContain('\nParsnip soup £6.')
    expect(scripted({ topic: 'We are fundraising', details: 'My goal is £2,000' })).toContain('\nMy goal is £2,000.')
  })
  test('a story has no labels between its sentences', () =>
    expect(scripted({ topic: 'Why does my bread not rise?', details: 'On Sunday it did\nTwo hours next to the oven' })).not.toMatch(
      /When\?|Where\?/u,
    ))
  test('a closure has no label for the day', () =>
    expect(scripted({ topic: 'Closed on Monday', details: 'Back Wednesday 10am' })).not.toContain('When?'))
  test('a script with tips does not ask for tips', () => {
    const script = scripted({ topic: 'How to make fat balls', details: '300 g coconut fat\nStir in the seeds\nFill the moulds' })
    expect(script).not.toContain('Good to know')
    expect(phrasesOf('en').script.self.tips.filter((line) => script.includes(line))).toEqual([])
  })
  test('a question without a question mark is spoken as a question', () =>
    expect(scripted({ topic: '초등학교 어디 보내셨어요', language: 'ko', occasion: 'question' })).not.toContain('보내셨어요.'))
  test('a question topic is repeated in the last line', () =>
    expect(scripted({ topic: 'Which washing machine lasts longest?' }).split('Over to you')[1]).toContain(
      'Which washing machine lasts longest?',
    ))
  test('announcements end with their own question for every audience', () =>
    expect(scripted({ topic: 'Half price on jackets', details: 'Sat 10am' }, { audience: 'professionals' })).not.toContain('at work'))
})
