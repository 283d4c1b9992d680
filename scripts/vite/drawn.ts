import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { DrawnSlide } from '#api/use-cases.ts'
import { pictureFormats } from '#contract/pictures.ts'
import type { RequestOf, ResultOf } from '#kinds/index.ts'
import type { Sample } from '#kinds/samples.ts'
import type { BuiltFile } from '#scripts/vite/build-data.ts'

/** A picture of a page, with its file. */
interface Drawn {
  readonly picture: DrawnSlide
  readonly file: BuiltFile
}

/** Everything that draws. Imported lazily: the bundler can start without it. */
const load = async () => {
  const [{ wordsShown }, { slideWords }, { createStudio }, words, look] = await Promise.all([
    import('#pictures/alt-text.ts'),
    import('#pictures/slides.ts'),
    import('#server/infra/pictures/draw.ts'),
    import('#writer/picture-words.ts'),
    import('#writer/slide-look.ts'),
  ])
  return { wordsShown, slideWords, studio: createStudio(), ...words, ...look }
}

function drawn(name: string, content: Buffer, alt: string, format: keyof typeof pictureFormats): Drawn {
  const { width, height } = pictureFormats[format]
  const file = { name: `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.webp`, content }
  return { file, picture: { src: `/${file.name}`, alt, width: width / 2, height: height / 2 } }
}

/** The slides of a sample as the product draws them, half as wide. */
export async function drawSlides(name: string, request: RequestOf<'carousel'>, { carousel }: ResultOf<'carousel'>): Promise<Drawn[]> {
  const { studio, lookOfVisitors, slideWords, wordsShown } = await load()
  const { slides } = carousel
  const look = lookOfVisitors(request.platform, request.language)
  const pictures = await Array.fromAsync(studio.drawSlides({ ...look, slides }, { small: true }))
  return pictures.map((content, at) =>
    drawn(`${name}-${at + 1}`, content, wordsShown(look.template, slideWords(slides, at)).join('. '), look.format),
  )
}

/** The picture of a sample as the product suggests it, half as wide. */
export async function drawPicture(name: string, { request }: Sample<'post'>): Promise<Drawn> {
  const { studio, lookOfVisitors, pictureWords, wordsShown } = await load()
  const look = { ...lookOfVisitors(request.platform, request.language), ...pictureWords(request) }
  const { width } = pictureFormats[look.format]
  const content = await sharp(await studio.draw(look))
    .resize(width / 2)
    .webp({ quality: 82 })
    .toBuffer()
  return drawn(name, content, wordsShown(look.template, look.words).join('. '), look.format)
}
