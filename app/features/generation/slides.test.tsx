import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keeper } from '#app/lib/generation/generations.ts'
import { carouselLimits } from '#contract/carousel.ts'
import { libraryMessages } from '#contract/messages.ts'
import { defaultBrand } from '#contract/pictures.ts'
import { carouselMessages } from '#kinds/carousel/messages.ts'
import { kindPaths } from '#kinds/paths.ts'
import { slideTemplateIds } from '#pictures/index.ts'
import { accountRead, fakeServer, generate, press, replaceIn, sent, show, textIn, user } from './fake-server.fixture.tsx'
import { GeneratorScreen } from './generator-screen.tsx'
import { resultMessages } from './results/messages.ts'
import { slideMessages } from './results/picture/slide-messages.ts'

const server = fakeServer()
const t = slideMessages
const { least, most } = carouselLimits

const recipe = { template: slideTemplateIds[0], format: 'portrait', side: 'light', language: 'en', words: {}, brand: defaultBrand }

/** A carousel of slides called One, Two, …, each with a text of its own. */
async function written(...headings: string[]) {
  server.current.signIn('pro')
  server.current.more = {
    'GET /api/generations/0197aaaa-0000-7000-8000-000000000001/picture': () => Response.json({ recipe, stored: false }),
  }
  show({ [kindPaths.carousel]: <GeneratorScreen path={kindPaths.carousel} /> })
  await accountRead()
  await generate('bread')
  const stream = await sent(server.current)
  stream.done({ carousel: { slides: headings.map((heading) => ({ heading, text: `About ${heading}` })), caption: 'The caption' } })
  await screen.findByRole('button', { name: t.add })
}
const many = (count: number) => Array.from({ length: count }, (_, at) => `Slide ${at + 1}`)
const headings = () => screen.getAllByRole('textbox', { name: /^Heading of slide/ }).map(({ ariaLabel }) => textIn(ariaLabel ?? ''))
const heading = (number: number) => carouselMessages.heading({ number })
const text = (number: number) => carouselMessages.text({ number })
/** The slides as they were stored last. */
async function stored() {
  await keeper.flush()
  return server.current.texts.at(-1)?.result
}

test('while a carousel is written, its slides and its caption are shown as text', async () => {
  server.current.signIn('pro')
  show({ [kindPaths.carousel]: <GeneratorScreen path={kindPaths.carousel} /> })
  await accountRead()
  await generate('bread')
  const stream = await sent(server.current)
  stream.partial({ carousel: { slides: [{ heading: 'Flour', text: 'Of rye' }], caption: '' } })
  expect(await screen.findByText('Flour')).toBeTruthy()
  expect(screen.getByText('Of rye')).toBeTruthy()
  stream.cut()
})

test('a moved slide takes its words along, keeps the focus at its button, and is a step of the history', async () => {
  await written('One', 'Two', 'Three')
  await press(t.down({ number: 1 }))
  expect(headings()).toEqual(['Two', 'One', 'Three'])
  expect(textIn(text(2))).toBe('About One')
  expect(await screen.findByText(t.moved({ from: 1, to: 2 }))).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: t.down({ number: 2 }) })))
  expect(await stored()).toMatchObject({ carousel: { slides: [{ heading: 'Two' }, { heading: 'One' }, { heading: 'Three' }] } })

  await press(resultMessages.undo)
  expect(headings()).toEqual(['One', 'Two', 'Three'])
})

test('the first slide does not move up, and the last one not down', async () => {
  await written('One', 'Two', 'Three')
  expect(screen.getByRole('button', { name: t.up({ number: 1 }) }).ariaDisabled).toBe('true')
  expect(screen.getByRole('button', { name: t.down({ number: 3 }) }).ariaDisabled).toBe('true')
  await press(t.up({ number: 1 }))
  await press(t.down({ number: 3 }))
  expect(headings()).toEqual(['One', 'Two', 'Three'])
})

test('a removed slide is gone, the next one has the focus, and Undo brings it back beside what was typed since', async () => {
  await written('One', 'Two', 'Three', 'Four')
  await press(t.remove({ number: 2 }))
  expect(headings()).toEqual(['One', 'Three', 'Four'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem', { name: t.slide({ number: 2 }) })))
  expect(await stored()).toMatchObject({ carousel: { slides: [{ heading: 'One' }, { heading: 'Three' }, { heading: 'Four' }] } })

  replaceIn(heading(1), 'First')
  await press(libraryMessages.undo)
  expect(headings()).toEqual(['First', 'Two', 'Three', 'Four'])
  expect(textIn(text(2))).toBe('About Two')
})

test('the text as it was written comes back after slides were removed and edited', async () => {
  await written('One', 'Two', 'Three', 'Four')
  await press(t.remove({ number: 4 }))
  replaceIn(heading(1), 'Another cover')
  await press(resultMessages.more)
  await user.click(await screen.findByRole('menuitem', { name: resultMessages.original }))
  expect(headings()).toEqual(['One', 'Two', 'Three', 'Four'])
})

test('an added slide stands before the last one and has the focus', async () => {
  await written('One', 'Two', 'Three')
  await press(t.add)
  expect(headings()).toEqual(['One', 'Two', '', 'Three'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: heading(3) })))
  replaceIn(heading(3), 'New')
  expect(await stored()).toMatchObject({ carousel: { slides: [{}, {}, { heading: 'New', text: '' }, { heading: 'Three' }] } })
})

test('a carousel keeps its least and its most slides, and says why', async () => {
  await written(...many(least))
  const remove = screen.getByRole('button', { name: t.remove({ number: 1 }) })
  expect(remove.ariaDisabled).toBe('true')
  await user.click(remove)
  expect(await screen.findByText(t.least({ least }))).toBeTruthy()
  expect(headings()).toHaveLength(least)

  for (let count = least; count < most; count++) await press(t.add)
  const add = screen.getByRole('button', { name: t.add, description: t.most({ most }) })
  expect(add.ariaDisabled).toBe('true')
  await user.click(add)
  expect(headings()).toHaveLength(most)
})

test('a slide with too many words says so beside its text', async () => {
  await written('One', 'Two', 'Three')
  expect(screen.queryByText(carouselMessages.tooManyWords({ most: carouselLimits.words }))).toBeNull()
  replaceIn(text(2), 'word '.repeat(carouselLimits.words + 5))
  expect(await screen.findByText(carouselMessages.tooManyWords({ most: carouselLimits.words }))).toBeTruthy()
})
