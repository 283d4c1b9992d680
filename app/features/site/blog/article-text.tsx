/** The text as `scripts/vite/articles/markdown.ts` made it of our own Markdown, which lets no HTML through. */
export function ArticleText({ html }: { html: string }) {
  return <div className="prose prose-article mt-8" dangerouslySetInnerHTML={{ __html: html }} />
}
