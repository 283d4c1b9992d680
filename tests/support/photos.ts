import type { Photo } from '#api/photos.ts'
import { photoFilePath } from '#contract/paths.ts'
import type { TestUser } from '#tests/support/given.ts'

/** Sends a file as a photo. */
export const sendPhoto = (user: Pick<TestUser, 'fetch'>, file: Buffer, type = 'image/jpeg'): Promise<Response> =>
  user.fetch(photoFilePath, { method: 'POST', body: new Uint8Array(file), headers: { 'content-type': type } })

/** Stores a photo. @returns its id */
export async function storedPhotoOf(user: Pick<TestUser, 'fetch'>, file: Buffer): Promise<string> {
  const answer = await sendPhoto(user, file)
  if (!answer.ok) throw new Error(`A photo answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as Photo).id
}
