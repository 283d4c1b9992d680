import type { TryOutPreset } from '#api/use-cases.ts'
import { carouselLimits } from '#contract/carousel.ts'
import { carouselPlatforms, hashtagPlatforms, postPlatforms, scriptLengths, titlePlatforms, triedScriptLengths } from '#contract/options.ts'
import { generalTitle, platformName, platforms } from '#platforms/index.ts'
import { limitText } from './limit-text.ts'
import { tryOutLimits } from './try-out-messages.ts'

/** A choice with what `app/site/try-out.ts` shows of its text: the data attributes of its option. */
interface TryOutOption {
  readonly value: string
  readonly label: string
  /** The size that the text may have, and the same in words. */
  readonly max: number
  readonly limit: string
  /** Of a post: where its platform cuts it, in UTF-16 units, and the word that it shows there. */
  readonly fold?: number | undefined
  readonly more?: string | undefined
}

interface TryOutChoices {
  /** The field. */
  readonly name: 'platform' | 'length'
  readonly options: readonly TryOutOption[]
  readonly chosen: TryOutOption | undefined
}

function optionsOf({ kind }: TryOutPreset): readonly TryOutOption[] {
  if (kind === 'post')
    return postPlatforms.map((value) => {
      const { label, post, fold, preview } = platforms[value]
      return { value, label, max: post.max, limit: limitText(value), fold: fold.post, more: preview.more }
    })
  const sized = (value: string, label: string, max: number) => ({ value, label, max, limit: tryOutLimits[kind]({ max }) })
  if (kind === 'script') return triedScriptLengths.map((id) => sized(id, scriptLengths[id].label, scriptLengths[id].maxMinutes * 60))
  if (kind === 'carousel') return carouselPlatforms.map((id) => sized(id, platformName(id), carouselLimits.most))
  if (kind === 'hashtags') return hashtagPlatforms.map((id) => sized(id, platformName(id), platforms[id].hashtagSet))
  return titlePlatforms.filter((id) => id !== generalTitle).map((id) => sized(id, platformName(id), platforms[id].title.max))
}

/** What a visitor may choose besides the language: the platform, of a script the length. */
export function choicesOf(preset: TryOutPreset): TryOutChoices {
  const name = preset.kind === 'script' ? 'length' : 'platform'
  const options = optionsOf(preset)
  return { name, options, chosen: options.find(({ value }) => value === preset[name]) ?? options[0] }
}
