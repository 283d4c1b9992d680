import { switchCurrency } from '#app/lib/currency.ts'
import { chooseTheme, followTheme, isTheme, readTheme } from '#app/lib/theme.ts'
import { showYourPlan, wireChoices } from '#app/site/choose-plan.ts'
import { all, showFlash } from '#app/site/page.ts'
import { wireSearch } from '#app/site/search.ts'
import { wireTryOut } from '#app/site/try-out.ts'

/**
 * The one script of the site pages, which are prerendered and ship no React. Every page is whole without it; it adds
 * the turning word, dialogs, currencies and the theme, each by the `data-` attribute that asks for it.
 */
const wordEvery = 2_000

/**
 * `data-rotate='["Tweets",…]'`: shows one word after another. It stands still for those who ask for less motion, and
 * while the `data-rotate-pause` button is pressed.
 */
function turnWords(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const pauses = all('[data-rotate-pause]')
  const paused = () => still.matches || document.hidden || pauses.some((button) => button.getAttribute('aria-pressed') === 'true')
  for (const button of pauses)
    button.addEventListener('click', () => button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true')))
  for (const place of all('[data-rotate]')) {
    const words = JSON.parse(place.dataset.rotate ?? '[]') as string[]
    let at = 0
    setInterval(() => {
      if (paused()) return
      at = (at + 1) % words.length
      place.textContent = words[at] ?? ''
    }, wordEvery)
  }
}

/** `data-opens="id"` opens that dialog; `data-closes` inside one closes it, and so does a click beside it. */
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

/** `data-menu` is a `details` that Escape closes, and a click beside it. */
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

/** `data-theme-choice` is a select of light, dark and system. */
function wireTheme(): void {
  const choices = all<HTMLSelectElement>('[data-theme-choice]')
  const show = () => {
    for (const choice of choices) choice.value = readTheme()
  }
  for (const choice of choices) choice.addEventListener('change', () => isTheme(choice.value) && chooseTheme(choice.value))
  followTheme(show)
  show()
}

/** `data-currency-switch` turns every price between dollars and rupees; `site.css` shows its words for the other currency. */
function wireCurrency(): void {
  for (const button of all('[data-currency-switch]')) button.addEventListener('click', switchCurrency)
}

/** `data-year` holds the year of the build until this says the reader's. */
function showYear(): void {
  for (const place of all('[data-year]')) place.textContent = String(new Date().getFullYear())
}

turnWords()
wireDialogs()
wireTheme()
wireCurrency()
wireChoices()
void showYourPlan()
wireSearch()
wireTryOut()
wireMenu()
showFlash()
showYear()
