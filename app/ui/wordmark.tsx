import { cn } from '#app/ui/cn.ts'
import { brand } from '#contract/brand.ts'

/** The quill of the favicon, and the name unless `iconOnly`. */
export function Wordmark({ iconOnly = false, className }: { iconOnly?: boolean; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 font-[600] font-serif text-lg tracking-tight', className)}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path className="fill-on-accent" d="M9 25.5c0-8 3.4-15.4 13.6-19-.4 4.3-1.7 8-4.2 10.7l3.1.4c-2 3-5.2 4.6-9.2 4.7" />
        <path className="fill-none stroke-accent" strokeWidth="1.4" strokeLinecap="round" d="M9 26c.8-5.6 3.4-9.8 8-13.2" />
        <path className="fill-none stroke-on-accent" strokeWidth="1.8" strokeLinecap="round" d="M8.2 27.2c.3-1.8.8-3.5 1.5-5" />
      </svg>
      <span className={iconOnly ? 'sr-only' : undefined}>{brand.name}</span>
    </span>
  )
}
