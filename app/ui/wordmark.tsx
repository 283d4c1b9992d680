import { cn } from '#app/ui/cn.ts'
import { brand } from '#contract/brand.ts'

/** The logo of the favicon, and the name unless `iconOnly`. */
export function Wordmark({ iconOnly = false, className }: { iconOnly?: boolean; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2 font-[600] font-serif text-lg tracking-tight', className)}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path className="fill-on-accent" d="M9.6 23C8.7 14.6 13.6 7.2 25.2 5.4c0 4.9-1.3 8.7-3.8 11.6l3 .5c-2.5 3.9-8 6.1-14.8 5.5" />
        <path className="fill-none stroke-accent" strokeWidth="1.5" strokeLinecap="round" d="M10.2 22.4c1.9-4.6 4.9-8.2 9-11" />
        <path className="fill-none stroke-on-accent" strokeWidth="2.1" strokeLinecap="round" d="M7.3 27.4c.6-1.6 1.3-3 2.1-4.2" />
      </svg>
      <span className={iconOnly ? 'sr-only' : undefined}>{brand.name}</span>
    </span>
  )
}
