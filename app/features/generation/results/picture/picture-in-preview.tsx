import type { ReactNode } from 'react'
import { pictureFormats } from '#contract/pictures.ts'
import { wordsShown } from '#pictures/alt-text.ts'
import { useDrawn, usePicture } from './use-picture.ts'

/** The picture of a text as its platform shows it; the placeholder until it is drawn, and where its words do not fit. */
export default function PictureInPreview({ id, placeholder }: { id: string; placeholder: ReactNode }) {
  const { recipe } = usePicture(id)
  const { address, error } = useDrawn(recipe)
  if (!recipe || !address || error) return placeholder
  const { width, height } = pictureFormats[recipe.format]
  return (
    <img
      src={address}
      alt={wordsShown(recipe.template, recipe.words).join('. ')}
      className="block w-full border-y"
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}
