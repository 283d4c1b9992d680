import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Photo } from '#api/photos.ts'
import type { PictureOfText } from '#api/pictures.ts'
import { photoFilePath } from '#contract/paths.ts'
import { photoLimits } from '#contract/photos.ts'
import { plans } from '#contract/plans.ts'
import { newVoice } from '#contract/voices.ts'
import { storePhoto } from '#server/features/photos/store.ts'
import { photos } from '#server/infra/db/schema.ts'
import { storedPhoto } from '#server/infra/pictures/stored-photo.ts'
import { dataExportOf } from '#tests/support/data-export.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { hostileFiles, jpegPhoto, phonePhoto, transparentLogo } from '#tests/support/photo-files.ts'
import { sendPhoto, storedPhotoOf } from '#tests/support/photos.ts'
import { aRecipe } from '#tests/support/pictures.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('photos of users, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  let user: TestUser
  /** Addresses that were requested of a server outside. */
  const requested: string[] = []
  const outside = createServer(({ url = '' }, answer) => {
    requested.push(url)
    answer.end()
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
    user = await given.user({ plan: 'pro' })
  })
  afterAll(async () => {
    outside.close()
    await server.stop()
  })

  const photoOf = async (owner: TestUser, id: string, query = '') => {
    const answer = await owner.fetch(`/api/photos/${id}${query}`)
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const listOf = async (owner: TestUser) => (await owner.get('/api/photos')).body as { items: Photo[]; max: number }
  /** Red, green and blue of a pixel, at shares of the width and the height. */
  async function colorAt(file: Buffer, x: number, y: number): Promise<number[]> {
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels
    return [...data.subarray(at, at + 3)]
  }
  const isNear = (one: readonly number[], other: readonly number[]) => one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 24)

  test('a photo is stored upright and without metadata', async () => {
    const file = await phonePhoto()
    expect(await sharp(file).metadata()).toMatchObject({ width: 400, height: 300, orientation: 6, exif: expect.anything() })
    const id = await storedPhotoOf(user, file)

    const { headers, bytes } = await photoOf(user, id)

    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 400, space: 'srgb' })
    expect(['orientation', 'exif', 'iptc', 'xmp', 'icc', 'comments'].filter((key) => key in metadata)).toEqual([])
    expect(bytes.toString('latin1')).not.toMatch(/Exif|Phone|Asha/)
    // Turned clockwise, the black lower half is on the left.
    expect(isNear(await colorAt(bytes, 0.1, 0.5), [0, 0, 0])).toBe(true)
    expect(isNear(await colorAt(bytes, 0.9, 0.5), [0xd9, 0x4f, 0x2b])).toBe(true)
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  })

  test.each([
    ['PNG', 'image/jpeg', async () => sharp(await jpegPhoto({ width: 3_000, height: 1_500 })).png()],
    ['WebP', 'image/jpeg', async () => sharp(await jpegPhoto({ width: 3_000, height: 1_500 })).webp()],
    [
      'PNG with an alpha channel and nothing transparent',
      'image/jpeg',
      async () =>
        sharp(await jpegPhoto())
          .ensureAlpha()
          .png(),
    ],
    ['transparent PNG', 'image/webp', async () => sharp(await transparentLogo())],
  ] as const)('a %s becomes %s of at most 2160 pixels, with a thumbnail', async (_, type, make) => {
    const id = await storedPhotoOf(user, await (await make()).toBuffer())
    const [whole, small] = [await photoOf(user, id), await photoOf(user, id, '?size=thumbnail')]
    for (const [{ headers, bytes }, most] of [
      [whole, photoLimits.side],
      [small, photoLimits.thumbnailSide],
    ] as const) {
      expect(headers.get('content-type')).toBe(type)
      const { width, height, hasAlpha } = await sharp(bytes).metadata()
      expect(Math.max(width, height)).toBeLessThanOrEqual(most)
      expect(hasAlpha).toBe(type === 'image/webp')
    }
    const listed = (await listOf(user)).items.find((photo) => photo.id === id)
    expect(listed).toMatchObject(
      await sharp(whole.bytes)
        .metadata()
        .then(({ width, height }) => ({ width, height })),
    )
  })

  test('a hostile file is refused with a reason, requests nothing, and nothing of it is stored', async () => {
    const before = (await listOf(user)).items.length
    for (const [what, file, says] of await hostileFiles(`http://127.0.0.1:${(outside.address() as AddressInfo).port}`)) {
      const answer = await sendPhoto(user, file, 'image/png')
      expect(answer.status, what).toBe(422)
      const { data } = (await answer.json()) as { data: { issues: object[] } }
      expect(data.issues, what).toEqual([{ path: 'file', message: expect.stringMatching(says) }])
    }
    expect((await listOf(user)).items).toHaveLength(before)
    expect(requested).toEqual([])
  })

  test('a file over 10 MB, an empty one and one of unknown size are refused before they are read', async () => {
    const over = await sendPhoto(user, Buffer.alloc(photoLimits.fileBytes + 1))
    expect({ status: over.status, connection: over.headers.get('connection') }).toEqual({ status: 413, connection: 'close' })
    expect((await sendPhoto(user, Buffer.alloc(0))).status).toBe(422)
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(1_000))
        controller.close()
      },
    })
    const streamed = await user.fetch(photoFilePath, { method: 'POST', body, duplex: 'half' } as RequestInit)
    expect(streamed.status).toBe(422)
  })

  test('that path, and no other, takes more than 512 KB', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
    const large = await sharp({ create: { width: 1_600, height: 1_600, channels: 3, background: '#000000', noise } })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(large.length).toBeGreaterThan(1_000_000)
    expect((await sendPhoto(user, large)).status).toBe(200)
    const body = Buffer.alloc(600 * 1024)
    for (const path of [`${photoFilePath}/`, '/api/photos', '/functions/v1/render-picture'])
      expect((await user.fetch(path, { method: 'POST', body: new Uint8Array(body) })).status, path).toBe(413)
  })

  test('of simultaneous uploads exactly those within the plan are stored', async () => {
    const free = await given.user()
    const most = plans.free.photos
    const photo = await storedPhoto(await jpegPhoto({ width: 20, height: 20 }))
    // As several servers do, each with its own queue.
    const stored = await Promise.allSettled(
      Array.from({ length: most + 8 }, () => storePhoto(server.db, { id: free.id, plan: 'free' }, photo)),
    )
    expect(stored.filter(({ status }) => status === 'fulfilled')).toHaveLength(most)
    expect((await listOf(free)).items).toHaveLength(most)
  })

  test.each([
    ['free', 'You’ve stored all 10 photos of your plan. Delete one to add another, or upgrade.'],
    ['pro', 'You’ve stored 1,000 photos, the most there can be. Delete one to add another.'],
  ] as const)('a full %s plan is said with what to do; a deleted photo makes room', async (plan, message) => {
    const full = await given.user({ plan })
    const file = await jpegPhoto({ width: 20, height: 20 })
    const first = await storedPhotoOf(full, file)
    const { photos: limit } = plans[plan]
    const row = { userId: full.id, width: 1, height: 1, mediaType: 'image/jpeg', size: 1, bytes: new Uint8Array(1) } as const
    await server.db.insert(photos).values(Array.from({ length: limit - 1 }, () => ({ ...row, thumbnail: row.bytes })))

    const refused = await sendPhoto(full, file)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'QUOTA_REACHED', message, data: { feature: 'photos', limit } })
    const { items, max } = await listOf(full)
    expect({ stored: items.length, max }).toEqual({ stored: limit, max: limit })
    expect((await full.delete(`/api/photos/${first}`)).status).toBe(200)
    expect((await sendPhoto(full, file)).status).toBe(200)
  })

  test('belongs to its owner: nobody else reads, deletes, lists or draws it', async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const id = await storedPhotoOf(owner, await jpegPhoto())
    expect((await photoOf(other, id)).status).toBe(404)
    expect((await other.delete(`/api/photos/${id}`)).status).toBe(404)
    expect((await listOf(other)).items).toEqual([])
    expect((await photoOf(owner, id)).status).toBe(200)

    const draw = async (who: TestUser, photo: string, logo = photo) => {
      const answer = await who.post('/functions/v1/render-picture', {
        ...aRecipe,
        template: 'photo',
        photo,
        brand: { ...aRecipe.brand, logo },
      })
      return answer.status
    }
    expect(await draw(other, id)).toBe(200)
    expect(await draw(other, crypto.randomUUID())).toBe(200)
  })

  const drawn = async (who: TestUser, recipe: object) => {
    const answer = await who.fetch('/functions/v1/render-picture', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...aRecipe, ...recipe }),
    })
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }

  test('a picture has its photo and its logo; another user’s and a deleted one leave the picture as it is without', async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const photo = await storedPhotoOf(owner, await jpegPhoto({ width: 900, height: 1_200, color: '#2b6fd9' }))
    const logo = await storedPhotoOf(owner, await transparentLogo('#00ff00'))
    const recipe = { template: 'photo', photo, brand: { ...aRecipe.brand, handle: '@maya', logo } }
    const withoutBoth = await drawn(other, { template: 'photo', brand: { ...aRecipe.brand, handle: '@maya' } })

    const picture = await drawn(owner, recipe)
    expect(isNear(await colorAt(picture, 0.5, 0.05), [0x2b, 0x6f, 0xd9])).toBe(true)
    const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    let green = 0
    for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) < 60 && (data[at + 1] ?? 0) > 200 && (data[at + 2] ?? 0) < 60) green++
    expect(green).toBeGreaterThan(500)

    expect((await drawn(other, recipe)).equals(withoutBoth)).toBe(true)
    await Promise.all([photo, logo].map((id) => owner.delete(`/api/photos/${id}`)))
    expect((await drawn(owner, recipe)).equals(withoutBoth)).toBe(true)
  })

  test('a stored recipe and a voice go on working when their photo and their logo were deleted', async () => {
    const owner = await given.user({ plan: 'pro' })
    const [photo, logo] = [await storedPhotoOf(owner, await jpegPhoto()), await storedPhotoOf(owner, await transparentLogo())]
    const brand = { ...aRecipe.brand, logo }
    const { voice } = (await owner.post('/api/voices', { ...newVoice, name: 'Maya', brand })).body as { voice: { id: string } }
    const request = { topic: 'Candle workshop', facts: { when: 'Friday, 6 pm' }, platform: 'instagram', voice: voice.id }
    const { id } = (await owner.post('/functions/v1/generate-posts', request)).body as { id: string }
    const path = `/api/generations/${id}/picture`
    const { recipe } = (await owner.get(path)).body as PictureOfText
    expect(recipe.brand).toEqual(brand)
    const own = { ...recipe, template: 'photo', photo }
    expect((await owner.put(path, own)).status).toBe(200)

    await Promise.all([photo, logo].map((each) => owner.delete(`/api/photos/${each}`)))

    expect((await owner.get(path)).body).toEqual({ stored: true, recipe: own })
    await drawn(owner, own)
    expect((await owner.put(`/api/voices/${voice.id}`, { ...newVoice, name: 'Maya', brand })).status).toBe(200)
  })

  test('is in the data export as a file', async () => {
    const owner = await given.user()
    const [photo, logo] = [await storedPhotoOf(owner, await jpegPhoto()), await storedPhotoOf(owner, await transparentLogo())]
    const { body, files } = await dataExportOf(owner)
    expect(Object.keys(files)).toEqual([`photos/${photo}.jpg`, `photos/${logo}.webp`])
    expect(files[`photos/${photo}.jpg`]?.equals((await photoOf(owner, photo)).bytes)).toBe(true)
    expect(body.photos).toMatchObject([
      { id: photo, media_type: 'image/jpeg', width: 400, height: 300 },
      { id: logo, media_type: 'image/webp' },
    ])
    expect(Object.keys(body.photos?.[0] ?? {})).not.toContain('bytes')
  })
})
