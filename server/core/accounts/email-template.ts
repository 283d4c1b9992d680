import { brand } from '#contract/brand.ts'
import type { Mail } from '#server/infra/mail.ts'

/**
 * The content of an email: paragraphs, one link, paragraphs. It never contains text that another user or a visitor typed (a name, a
 * message), so that nobody can send text of their own to a stranger's inbox.
 */
interface EmailTemplate {
  readonly subject: string
  readonly before: readonly string[]
  readonly link: { readonly label: string; readonly url: string }
  readonly after: readonly string[]
}

/** Renders an email as text and as HTML. */
export const renderEmail = (to: string, { subject, before, link, after }: EmailTemplate): Mail => ({
  to,
  subject,
  link: link.url,
  text: [...before, link.url, ...after, brand.name].join('\n\n'),
  html: page(
    subject,
    [
      ...before.map(paragraph),
      `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b8371b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>`,
      `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escapeHtml(link.url)}</p>`,
      ...[...after, brand.name].map(paragraph),
    ].join('\n'),
  ),
})

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px"><div style="max-width:560px;margin:0 auto;font:16px/1.5 system-ui,sans-serif">
${body}
</div></body>
</html>
`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
