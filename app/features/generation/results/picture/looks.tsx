import type { PictureRecipe } from '#api/pictures.ts'
import { BrandLook } from '#app/lib/pictures/brand-fields.tsx'
import { LogoField } from '#app/lib/pictures/logo-field.tsx'
import { photoMessages } from '#app/lib/pictures/messages.ts'
import PhotoPicker from '#app/lib/pictures/photo-picker.tsx'
import { RadioChips, Segmented } from '#app/ui/choices.tsx'
import type { PostPlatform } from '#contract/options.ts'
import { type PictureFormat, pictureFormatIds, pictureSides } from '#contract/pictures.ts'
import { templates as pictureTemplates, type Template, type TemplateId } from '#pictures/index.ts'
import { platforms } from '#platforms/index.ts'
import { formatNames, pictureTools, sideNames, templateNames } from './messages.ts'

export interface LooksProps {
  recipe: PictureRecipe
  /** Where it is posted: its formats are offered. */
  platform: PostPlatform | undefined
  templates: readonly TemplateId[]
  onChange: (changed: Partial<PictureRecipe>) => void
}

/** How a picture looks, whatever its words are. */
export function Looks({ recipe, platform, templates, onChange }: LooksProps) {
  const t = pictureTools
  const { brand } = recipe
  const { takesPhoto }: Template = pictureTemplates[recipe.template]
  const own: readonly PictureFormat[] = platform ? platforms[platform].pictures.formats : pictureFormatIds
  const choices = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: names[value] }))
  return (
    <>
      <RadioChips
        legend={t.template}
        choices={choices(templates, templateNames)}
        value={recipe.template}
        onValueChange={(template) => onChange({ template })}
      />
      {takesPhoto && (
        <PhotoPicker
          legend={photoMessages.photo}
          value={recipe.photo}
          none={photoMessages.none}
          onChange={(photo) => onChange({ photo })}
        />
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Segmented
          legend={t.format}
          choices={choices(own, formatNames)}
          value={recipe.format}
          onValueChange={(format) => onChange({ format })}
        />
        <Segmented
          legend={t.side}
          choices={choices(pictureSides, sideNames)}
          value={recipe.side}
          onValueChange={(side) => onChange({ side })}
        />
      </div>
      <BrandLook brand={brand} onChange={(brand) => onChange({ brand })} />
      <LogoField brand={brand} onChange={(brand) => onChange({ brand })} />
    </>
  )
}
