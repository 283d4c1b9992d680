import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

/** Declares the `shadow-raised` utility, which tailwind-merge would otherwise treat as a color. */
const merge = extendTailwindMerge({ extend: { theme: { shadow: ['raised'] } } })

/** Joins class names; of two utilities for the same property the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
