import { tryOutLength } from '#api/try-out.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import type { Sample, Samples } from '#kinds/samples.ts'
import { platforms, postLimit } from '#platforms/index.ts'
import type { TextLimit } from '#platforms/platform.ts'
import { buildData } from '#scripts/vite/build-data.ts'
import { drawPicture, drawSlides } from '#scripts/vite/drawn.ts'

/**
 * Generates a text with the built-in writer and validates it as in the product. The same seed gives the same text until the writer changes.
 * @throws Error when the text has faults or is no more than what it was made of; the build then fails
 */
export async function sample<Name extends KindName>(kind: Name, input: object, seed: number): Promise<Sample<Name>> {
  // Imported lazily: the bundler can start without the writer.
  const [{ serverKinds }, { builtinEngine }, { generateWithoutAccount }] = await Promise.all([
    import('#kinds/index.server.ts'),
    import('#server/core/generation/engine.ts'),
    import('#server/core/generation/validate-and-repair.ts'),
  ])
  const request = serverKinds[kind].schema.request.parse(input) as RequestOf<Name>
  const task = { writer: await serverKinds[kind].writer(), request: request as never }
  const engine = builtinEngine(() => seed)
  const result = (await generateWithoutAccount(task, engine, new AbortController().signal)) as ResultOf<Name>
  if ('ask' in result) throw new Error(`A sample needs facts: ${JSON.stringify(input)}`)
  return { request, result }
}

const used = (text: string, { unit }: TextLimit) => measures[unit](text)

/** The same news in every language, as a shop would type it; its address is the same in all of them. */
const bagShop = 'lunabags.example'
const bagSale: Readonly<Record<LanguageCode, string>> = {
  en: '20% off all bags this Saturday',
  hi: 'इस शनिवार सभी बैग पर 20% की छूट',
  es: 'Este sábado, 20 % de descuento en todos los bolsos',
  fr: 'Ce samedi, 20 % de réduction sur tous les sacs',
  de: '20 % Rabatt auf alle Taschen am Samstag',
  ar: 'خصم 20% على جميع الحقائب يوم السبت',
  pt: 'Neste sábado, 20% de desconto em todas as bolsas',
  bn: 'এই শনিবার সব ব্যাগে ২০% ছাড়',
  sa: 'शनिवासरे सर्वेषु स्यूतेषु २०% मूल्यह्रासः',
  ru: 'В эту субботу скидка 20% на все сумки',
  it: 'Questo sabato 20% di sconto su tutte le borse',
  ja: '今週の土曜日、バッグ全品20%オフ',
  zh: '本周六，全场包包八折',
  ko: '이번 주 토요일, 모든 가방 20% 할인',
  ur: 'ہفتے کے روز تمام بیگز پر 20٪ رعایت',
}

/** A short post, without its last line when that holds hashtags. */
async function shortPost(language: LanguageCode): Promise<string> {
  const { result } = await sample(
    'post',
    { topic: bagSale[language], facts: { order: bagShop }, platform: 'facebook', length: 'short', language, occasion: 'offer' },
    2,
  )
  return result.post.caption
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .join(' ')
}

/** Typical input of small businesses and creators, with facts enough for a whole text. The seeds were selected manually. */
export async function writeSamples(): Promise<Samples> {
  const sale = {
    topic: 'Diwali sale on handmade candles, 20% off',
    details: 'Gift boxes from ₹450\nTill Sunday, 10 am to 8 pm\nShop 4, MG Road, Indore\nOrder: WhatsApp 98765 43210',
  }
  const bakery = {
    topic: 'We open our new bakery on Sunday at 8 am',
    details: 'Free coffee for the first fifty guests\n24 Harbour Lane\nSourdough loaves from £4',
  }
  const reel = {
    topic: 'New video: how I edit a reel on my phone in 10 minutes',
    details: 'Free app, no watermark\nCut to the beat of the song\nAdd captions, then export in 4K',
  }
  const pottery = {
    topic: 'What to bring to your first pottery class',
    details: 'Clothes that may get dirty\nShort nails: clay gets everywhere\nA towel\nA photo of the cup you want to make',
  }
  const lesson = {
    topic: 'How I plan a week of posts in one hour',
    details:
      '1. Write down three questions customers asked\n2. Answer each one in a post\n3. Schedule them for Monday, Wednesday and Friday',
  }
  const tryOut = await sample('post', { ...sale, platform: 'instagram', length: tryOutLength }, 1)
  const post = await sample('post', { ...bakery, platform: 'instagram', length: 'medium' }, 2)
  const description = await sample('description', { ...reel, platform: 'youtube' }, 2)
  return {
    tryOut: { ...tryOut, used: used(tryOut.result.post.caption, postLimit(tryOut.request.platform)) },
    post: { ...post, used: used(post.result.post.caption, postLimit(post.request.platform)) },
    carousel: await sample('carousel', { ...pottery, platform: 'instagram' }, 1),
    description: { ...description, used: used(description.result.description, platforms[description.request.platform].description) },
    script: await sample('script', { ...lesson, length: 'short' }, 1),
    ideas: await sample(
      'ideas',
      {
        prompt: 'How to keep curls from frizzing',
        facts: { steps: ['Dry them with a T-shirt', 'Comb them only when wet', 'Sleep on silk'] },
        count: 3,
      },
      6,
    ),
    languages: Object.fromEntries(
      await Array.fromAsync(languageCodes, async (code) => [code, await shortPost(code)]),
    ) as Samples['languages'],
  }
}

/** `import { samples, drawn } from 'virtual:samples'`: texts and pictures made by the product, for the loaders of prerendered pages. */
export const samples = () =>
  buildData('samples', async () => {
    const samples = await writeSamples()
    const { carousel, tryOut } = samples
    const [slides, picture] = await Promise.all([drawSlides('carousel', carousel.request, carousel.result), drawPicture('picture', tryOut)])
    const drawn = { slides: slides.map((slide) => slide.picture), picture: picture.picture }
    return { exports: { samples, drawn }, files: [...slides, picture].map(({ file }) => file) }
  })
