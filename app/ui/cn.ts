import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Knows our own shadow, which tailwind-merge would take for a colour. */
const merge = extendTailwindMerge({ extend: { theme: { shadow: ['raised'] } } })

/** Joins class names; of two that say something about the same property, the later counts. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
