import { cn } from '#app/ui/cn.ts'

/** HTML of a long text, generated from our own Markdown by scripts/vite/markdown.ts, which escapes HTML. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
