import { mcpPath, siteOrigin } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'

/** The examples of the guide, as they are on the page. Tests run each of them from there. */
export const apiExamples = {
  curl: `curl ${siteOrigin}/functions/v1/${kinds.post.call} \\
  -H "Authorization: Bearer $POSTWRIGHT_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "topic": "our bicycle repair morning",
    "facts": { "when": "Saturday at 10 am", "where": "Market Street 12", "price": "repairs from $15" },
    "platform": "facebook"
  }'`,

  typescript: `const response = await fetch('${siteOrigin}/functions/v1/${kinds.post.call}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.POSTWRIGHT_API_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  },
  body: JSON.stringify({
    topic: 'our bicycle repair morning',
    facts: { when: 'Saturday at 10 am', where: 'Market Street 12', price: 'repairs from $15' },
    platform: 'instagram',
    language: 'en',
  }),
})
const answer = await response.json()
if (!response.ok) throw new Error(\`\${answer.code}: \${answer.message}\`)
console.log(answer.ask ?? answer.post.caption)`,

  mcp: `{
  "mcpServers": {
    "postwright": {
      "type": "http",
      "url": "${siteOrigin}${mcpPath}",
      "headers": { "Authorization": "Bearer pw_YOUR_KEY" }
    }
  }
}`,

  tools: `curl ${siteOrigin}${mcpPath} \\
  -H "Authorization: Bearer $POSTWRIGHT_API_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Accept: application/json, text/event-stream" \\
  -d '{ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }'`,
}
