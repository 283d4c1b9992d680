import { switchCurrency } from '#app/lib/currency.ts'
import { chooseTheme, followTheme, isTheme, readTheme } from '#app/lib/theme.ts'
import { showAccount, wireChoices, wireIntervals } from '#app/site/choose-plan.ts'
import { nameEngine } from '#app/site/engine.ts'
import { all, say, showFlash } from '#app/site/page.ts'
import { wireSearch } from '#app/site/search.ts'

/**
 * The only script of the site pages, which are prerendered and ship no React. Every page works without it. Elements opt in to its features
 * (rotating word, dialogs, currencies, theme, …) by `data-` attributes.
 */
const wordIntervalMs = 2_000

/**
 * `data-rotate='["Tweets",…]'`: shows these words in rotation. It pauses when the visitor prefers reduced motion, and while the
 * `data-rotate-pause` button, which stays beside the word, has `data-paused`: each press switches it.
 */
function rotateWords(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const pauses = all('[data-rotate-pause]')
  const paused = () => reducedMotion.matches || document.hidden || pauses.some((button) => button.hasAttribute('data-paused'))
  for (const button of pauses) button.addEventListener('click', () => button.toggleAttribute('data-paused'))
  for (const element of all('[data-rotate]')) {
    const words = JSON.parse(element.dataset.rotate ?? '[]') as string[]
    let at = 0
    const besideWord = new ResizeObserver(() => {
      for (const button of pauses) {
        // A translation, which is no layout shift.
        button.style.translate = `${element.offsetWidth * (document.dir === 'rtl' ? -1 : 1)}px`
        button.classList.remove('invisible')
      }
    })
    besideWord.observe(element)
    setInterval(() => {
      if (paused()) return
      at = (at + 1) % words.length
      element.textContent = words[at] ?? ''
    }, wordIntervalMs)
  }
}

/** `data-opens="id"` opens that dialog; `data-closes` inside one closes it, and so does a click outside. */
function wireDialogs(): void {
  for (const opener of all('[data-opens]')) {
    const dialog = document.getElementById(opener.dataset.opens ?? '')
    if (!(dialog instanceof HTMLDialogElement)) continue
    opener.addEventListener('click', () => dialog.showModal())
    dialog.addEventListener('click', ({ target }) => {
      const inside = target instanceof Element ? target : null
      if (inside === dialog || inside?.closest('[data-closes]')) dialog.close()
    })
  }
}

/** `data-menu`: a `details` that Escape and a click outside close. */
function wireMenu(): void {
  for (const menu of all<HTMLDetailsElement>('details[data-menu]')) {
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    })
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false
    })
  }
}

/** `data-theme-choice`: a select of light, dark and system. */
function wireTheme(): void {
  const choices = all<HTMLSelectElement>('[data-theme-choice]')
  const show = () => {
    for (const choice of choices) choice.value = readTheme()
  }
  for (const choice of choices) choice.addEventListener('change', () => isTheme(choice.value) && chooseTheme(choice.value))
  followTheme(show)
  show()
}

/** `data-currency-switch`: a button that switches every price between dollars and rupees; `site.css` shows the label of the other currency. */
function wireCurrency(): void {
  for (const button of all('[data-currency-switch]')) button.addEventListener('click', switchCurrency)
}

/** `data-year`: the year of the build, replaced by the current one. */
function showYear(): void {
  for (const element of all('[data-year]')) element.textContent = String(new Date().getFullYear())
}

/** The script of the try-out is loaded only on pages that have one. A button pressed meanwhile, also with Enter, is pressed again. */
async function startTryOut(): Promise<void> {
  const [form] = all('form[data-try-out]')
  if (!form) return
  const pressed: HTMLElement[] = []
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    if (button) pressed.push(button)
  }
  form.addEventListener('click', remember)
  try {
    const { wireTryOut } = await import('#app/site/try-out.ts')
    form.removeEventListener('click', remember)
    wireTryOut()
    pressed.at(-1)?.click()
  } catch (error) {
    console.warn('The script of the try-out could not be loaded', error)
    form.addEventListener('submit', () => say(form.dataset.offline ?? ''))
  }
}

rotateWords()
wireDialogs()
wireTheme()
wireCurrency()
wireChoices()
wireIntervals()
void showAccount()
wireSearch()
void startTryOut()
void nameEngine()
wireMenu()
showFlash()
showYear()
