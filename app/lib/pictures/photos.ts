import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Photo } from '#api/photos.ts'
import { api, query } from '#app/lib/api.ts'
import { errorText, refusalMessage } from '#app/lib/errors.ts'
import { sendFile } from '#app/lib/send-file.ts'
import { photoFilePath } from '#contract/paths.ts'
import { photoMessages as refusals } from '#contract/photo-messages.ts'
import { photoLimits, uploadTypes } from '#contract/photos.ts'
import { photoMessages } from './messages.ts'

export const photosQuery = query.photos.list.queryOptions({ staleTime: 60_000 })

export const megabytes = String(photoLimits.fileBytes / 1024 ** 2)

type Listed = { items: Photo[]; max: number }

const change = (client: QueryClient, changed: (items: Photo[]) => Photo[]) =>
  client.setQueryData(photosQuery.queryKey, (listed: Listed | undefined) => listed && { ...listed, items: changed(listed.items) })

/** Why a file need not be sent; `undefined` when it may be a photo. The server decides by its content. */
function refusalOf({ size, type }: File): string | undefined {
  if (size > photoLimits.fileBytes) return refusals.tooLarge({ megabytes })
  return type && !uploadTypes.some((known) => known === type) ? refusals.type : undefined
}

/** A file that was not stored, with the reason in words. */
class NotAdded extends Error {}

async function add(file: File): Promise<Photo> {
  const refusal = refusalOf(file)
  if (refusal) throw new NotAdded(refusal)
  try {
    return (await sendFile(photoFilePath, file)) as Photo
  } catch (error) {
    throw new NotAdded(refusalMessage(error) ?? errorText(error, photoMessages.notAdded), { cause: error })
  }
}

/** Stores files one after the other, until one is refused. @param onAdded receives each */
export function useAddPhotos(onAdded: (photo: Photo, position: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const [position, file] of files.entries()) {
        try {
          const photo = await add(file)
          change(client, (items) => [photo, ...items])
          onAdded(photo, position)
        } catch (error) {
          if (!(error instanceof NotAdded) || files.length === 1) throw error
          throw new NotAdded(photoMessages.fileFailed({ name: file.name, reason: error.message }), { cause: error })
        }
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: photosQuery.queryKey }),
  })
}

/** Deletes a photo. What is drawn with it is drawn again. */
export function useRemovePhoto(onRemoved: (id: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.photos.remove({ id }),
    onSuccess: (_, id) => {
      change(client, (items) => items.filter((photo) => photo.id !== id))
      onRemoved(id)
      void client.invalidateQueries({ queryKey: ['drawn'] })
    },
  })
}
