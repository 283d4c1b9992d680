import { type ClassValue, clsx } from 'clsx'
import { propertiesOf } from '#app/ui/class-groups.ts'

/** `hover:focus:!-mt-2` in three: its modifiers, whether it is important, and the class itself. */
const parts = /^((?:(?:\[.*\]|[^[\]:])+:)*)(!?)(.+)$/

/**
 * Joins class names; a class goes when later ones of the same modifiers say something else about all that it says.
 * Our own, because tailwind-merge knows every class there is, which is 8 KB of every first load; a test holds it to the same
 * answers for all classes that the app uses.
 */
export function cn(...classes: ClassValue[]): string {
  const said = new Set<string>()
  const kept: string[] = []
  for (const name of clsx(classes).split(' ').reverse()) {
    const [, modifiers = '', important = '', bare = ''] = parts.exec(name) ?? []
    const says = propertiesOf(bare).map((property) => `${modifiers}${important}${property}`)
    if (bare && !says.every((one) => said.has(one))) kept.unshift(name)
    for (const one of says) said.add(one)
  }
  return kept.join(' ')
}
