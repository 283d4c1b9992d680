/**
 * `npm run pictures`: takes the pictures of the product again, from the production build with texts of the built-in writer: `home`, on the
 * home page (public/pictures), and `demo`, in the article "A demo to Postwright". `npm run pictures -- home` takes only those. Exits with code 1
 * when a set fails; the others are taken.
 */
import { takeDemoPictures } from './pictures/demo.ts'
import { takeHomePictures } from './pictures/home.ts'
import { openStudio, type Studio } from './pictures/studio.ts'

const sets: ReadonlyMap<string, (studio: Studio) => Promise<void>> = new Map([
  ['home', takeHomePictures],
  ['demo', takeDemoPictures],
])

const asked = process.argv.slice(2)
const studio = await openStudio()
for (const [name, take] of sets) {
  if (asked.length > 0 && !asked.includes(name)) continue
  try {
    await take(studio)
  } catch (error) {
    console.error(`The pictures of ${name} were not taken.`, error)
    process.exitCode = 1
  }
}
await studio.close()
