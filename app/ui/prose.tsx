import { cn } from '#app/ui/cn.ts'

/** Running text, as scripts/vite/markdown.ts made it of our own Markdown, which lets no HTML through. */
export function Prose({ html, className }: { html: string; className?: string }) {
  return <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
