import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Photo } from '#api/photos.ts'
import { createQueryClient } from '#app/lib/query-client.ts'
import { type Answers, offline, ok, refused, type SentCall, serve, stubBrowser, tidyUp } from '#app/lib/screen.fixture.tsx'
import { siteMessages } from '#contract/messages.ts'
import { photoFilePath } from '#contract/paths.ts'
import { photoMessages as refusals } from '#contract/photo-messages.ts'
import { photoLimits } from '#contract/photos.ts'
import { photoMessages as t } from './messages.ts'
import PhotoPicker from './photo-picker.tsx'

const photo = (at: number): Photo => ({
  id: `0197aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`,
  width: 400,
  height: 300,
  media_type: 'image/jpeg',
  created_at: '2026-11-21T10:00:00.000Z',
})
const stored = (...items: Photo[]) => ok({ items, max: 10 })
const file = (name: string, type = 'image/jpeg', size = 1_000) => {
  const made = new File(['{}'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

let server: Answers
let sent: SentCall[]
beforeEach(() => {
  server = { 'GET /api/photos': stored(photo(1), photo(2)) }
  sent = serve(server)
  stubBrowser()
})
tidyUp()

function Picker({ first }: { first?: string }) {
  const [value, setValue] = useState(first)
  return (
    <QueryClientProvider client={createQueryClient()}>
      <PhotoPicker legend={t.photo} value={value} onChange={setValue} none={t.none} />
    </QueryClientProvider>
  )
}
const open = async (first?: string) => {
  render(<Picker {...(first && { first })} />)
  await screen.findByRole('group', { name: t.photo })
}
const add = (...files: File[]) =>
  userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, files, { applyAccept: false })
const uploads = () => sent.filter(({ call }) => call === `POST ${photoFilePath}`).length

test('an added photo is chosen; of several the first one', async () => {
  let added = 2
  server[`POST ${photoFilePath}`] = () => {
    const next = photo(++added)
    server['GET /api/photos'] = stored(...Array.from({ length: added }, (_, at) => photo(added - at)))
    return Response.json(next)
  }
  await open()
  await add(file('a.jpg'), file('b.jpg'))
  expect(await screen.findByText(t.stored({ count: '4', max: '10' }), { exact: false })).toBeTruthy()
  const [b, a] = screen.getAllByRole<HTMLInputElement>('radio')
  expect([b?.checked, a?.checked]).toEqual([false, true])
})

test.each([
  ['a file that is no photo', file('notes.heic', 'image/heic'), refusals.type],
  ['a file over 10 MB', file('large.jpg', 'image/jpeg', photoLimits.fileBytes + 1), refusals.tooLarge({ megabytes: '10' })],
])('%s is refused where it happens, without sending it', async (_, refusedFile, words) => {
  await open()
  await add(refusedFile)
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(uploads()).toBe(0)
})

test('a full plan and a lost connection are said in words; of several files the refused one is named', async () => {
  const full = refusals.full({ most: '10' })
  server[`POST ${photoFilePath}`] = refused(429, 'QUOTA_REACHED', { message: full, data: { feature: 'photos', limit: 10 } })
  await open()
  await add(file('a.jpg'))
  expect((await screen.findByRole('alert')).textContent).toBe(full)
  server[`POST ${photoFilePath}`] = offline
  await add(file('b.jpg'))
  expect(await screen.findByText(siteMessages.offline)).toBeTruthy()
  await add(file('c.heic', 'image/heic'), file('d.jpg'))
  expect(await screen.findByText(t.fileFailed({ name: 'c.heic', reason: refusals.type }))).toBeTruthy()
})

test('a deleted photo of a picture is said, and another one can be chosen', async () => {
  await open(photo(9).id)
  expect(screen.getByText(t.gone)).toBeTruthy()
  expect(screen.queryByRole('button', { name: t.remove })).toBeNull()
  await userEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
  expect(screen.queryByText(t.gone)).toBeNull()
})

test('a chosen photo beyond the first ones is shown, too', async () => {
  server['GET /api/photos'] = stored(...Array.from({ length: 40 }, (_, at) => photo(at)))
  await open(photo(30).id)
  expect(screen.getAllByRole('radio')).toHaveLength(31)
  await userEvent.click(screen.getByRole('button', { name: t.more }))
  expect(screen.getAllByRole('radio')).toHaveLength(40)
})
