import type { QueryClient } from '@tanstack/react-query'
import type { Drawn, PictureRecipe } from '#api/pictures.ts'
import { api } from '#app/lib/api.ts'
import { errorText, fieldIssues } from '#app/lib/errors.ts'
import { saveFile } from '#app/lib/export/save-file.ts'
import type { Message } from '#app/lib/say.tsx'
import type { Slide } from '#contract/carousel.ts'
import type { AnyResult } from '#contract/kind.ts'
import type { CarouselFile } from '#contract/pictures.ts'
import type { Drawing, Shown } from '#contract/view.ts'
import { platforms } from '#platforms/index.ts'
import { slideMessages } from './slide-messages.ts'
import { recipeOptions } from './use-picture.ts'

/** The slides of a text, with where they are posted and the caption of their post. */
export type Slides = Extract<Drawing, { as: 'carousel' }>

/** The slides of a result, where it has any. */
export const slidesIn = ({ blocks = [] }: Pick<Shown<AnyResult>, 'blocks'>): Slides | undefined =>
  blocks.map(({ drawing }) => drawing).find((drawing) => drawing.as === 'carousel')

/** What a carousel is drawn from. The words of its slides are those of the text, and not of the recipe. */
export const carouselOf = ({ words: _, ...look }: PictureRecipe, slides: readonly Slide[]): Drawn => ({ ...look, slides: [...slides] })

/** The words of a slide, for who does not see it. */
export const slideAlt = ({ heading, text }: Slide): string => [heading, text].filter(Boolean).join('. ')

/** The slide that a refusal names, from 0, and why it is refused. */
export function slideIssue(error: unknown): { at: number; message: string } | undefined {
  const [{ path, message } = { path: '', message: '' }] = fieldIssues(error)
  const at = /^slides\.(\d+)/.exec(path)?.[1]
  return at === undefined ? undefined : { at: Number(at), message }
}

/** The files of all slides: first what the platform takes. */
export const filesFor = ({ platform }: Slides): readonly [CarouselFile, CarouselFile] =>
  platforms[platform].pictures.as === 'pdf' ? ['pdf', 'zip'] : ['zip', 'pdf']

/** A name for the files of a carousel. */
export const nameOf = ([cover]: readonly Slide[]): string => cover?.heading || slideMessages.open

/** Draws all slides as one file, in a look or the text's own, and saves it. @returns why not */
export async function saveSlides(
  look: PictureRecipe | Promise<PictureRecipe>,
  slides: readonly Slide[],
  file: CarouselFile,
): Promise<Message | null> {
  try {
    const recipe = await look
    const { body } = await api.pictures.render({ ...carouselOf(recipe, slides), file })
    saveFile(new File([body], `${nameOf(slides)}.${file}`, { type: body.type }))
    return null
  } catch (error) {
    console.warn('The slides were not drawn', error)
    const issue = slideIssue(error)
    const text = issue
      ? slideMessages.trouble({ number: issue.at + 1, message: issue.message })
      : errorText(error, slideMessages.filesFailed)
    return { tone: 'bad', text }
  }
}

/** The same for a text whose look is not known yet. */
export const saveTextSlides = (client: QueryClient, id: string, { slides }: Slides, file: CarouselFile): Promise<Message | null> =>
  saveSlides(
    client.fetchQuery(recipeOptions(id)).then(({ recipe }) => recipe),
    slides,
    file,
  )
