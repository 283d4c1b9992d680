import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { apiKeyLimits } from '#contract/api-keys.ts'
import { brand } from '#contract/brand.ts'
import { apiKeysPath } from '#contract/paths.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { examplesOf } from './examples.ts'
import { guideMessages } from './messages.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A message whose backquotes mark code. Messages are constants of this repository, so they are not escaped. */
export const withCode = (text: string): HtmlEscapedString => raw(text.replaceAll(/`([^`]+)`/g, '<code>$1</code>'))

/** How programs use the API: a key, and an example for each way. */
export function guide(appUrl: string): Html {
  const t = guideMessages
  const examples = examplesOf(appUrl)
  const example = (name: keyof typeof examples): Html =>
    html`<pre class="example" tabindex="0" data-example="${name}">${examples[name]}</pre>`
  const limits = t.limits({ calls: limitTable.apiKeyCall.max, keys: apiKeyLimits.keys })
  return html`<h2 id="programs">${t.title}</h2>
<p>${t.lead({ name: brand.name })}</p>
<h3>${t.keyTitle}</h3>
<p>${withCode(t.key)} <a href="${apiKeysPath}">${t.open}</a></p>
<p>${withCode(t.scopes)}</p>
<p>${limits}</p>
<h3>${t.curlTitle}</h3>
<p>${withCode(t.facts)}</p>
${example('curl')}
<h3>${t.typescriptTitle}</h3>
<p>${withCode(t.typescript)}</p>
${example('typescript')}
<h3 id="mcp">${t.mcpTitle}</h3>
<p>${withCode(t.mcp({ name: brand.name }))}</p>
${example('mcp')}
<p>${withCode(t.tools)}</p>
<p>${withCode(t.toolCurl)}</p>
${example('tools')}
<h3>${t.errorsTitle}</h3>
<p>${withCode(t.errors)}</p>
<ul><li><code>401</code> ${t.unauthorized}</li><li><code>403</code> ${t.forbidden}</li><li><code>429</code> ${withCode(t.tooMany)}</li></ul>`
}
