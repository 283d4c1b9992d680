import { parseAccept } from 'hono/utils/accept'
import type { Drawn } from '#api/pictures.ts'
import { pictureMessages } from '#contract/picture-messages.ts'
import { type CarouselFile, carouselFiles, type PictureFile, pictureFiles } from '#contract/pictures.ts'
import { fail } from '#server/infra/http/api-error.ts'

const idsOf = <Id extends string>(files: Readonly<Record<Id, string>>) => Object.keys(files) as Id[]

/** The file that a call asks for, by name or in its `Accept` header; the first of them where it asks for none of ours. */
function chosen<Id extends string>(
  own: Readonly<Record<Id, string>>,
  others: Readonly<Record<string, string>>,
  { file, accept }: { file: string | undefined; accept: string | null },
  refusal: string,
): Id {
  const ids = idsOf(own)
  const named = ids.find((id) => id === file)
  if (named) return named
  const types = parseAccept(accept ?? '').map(({ type }) => type.toLowerCase())
  const accepted = types.map((type) => ids.find((id) => own[id] === type)).find(Boolean)
  // A PNG for whoever takes only a PDF would be a surprise.
  const takesOnlyOthers = types.some((type) => Object.values(others).includes(type)) && !types.some((type) => type.endsWith('/*'))
  if (!accepted && takesOnlyOthers) throw fail('INVALID_INPUT', { issues: [{ path: 'file', message: refusal }] })
  return accepted ?? (ids[0] as Id)
}

/** @throws INVALID_INPUT when only files of a carousel are accepted */
export const pictureFileOf = ({ file }: Drawn, accept: string | null): PictureFile =>
  chosen(pictureFiles, carouselFiles, { file, accept }, pictureMessages.oneFile)

/** @throws INVALID_INPUT when only files of one picture are accepted */
export const carouselFileOf = ({ file }: Drawn, accept: string | null): CarouselFile =>
  chosen(carouselFiles, pictureFiles, { file, accept }, pictureMessages.carouselFile)
