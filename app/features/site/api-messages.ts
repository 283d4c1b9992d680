import { i18n, params } from '#contract/i18n.ts'

/** The page about the API: the guide for programs, and the reference. A text in backquotes is code. */
export const apiMessages = i18n('api-guide', {
  pageTitle: 'API',
  searchTitle: 'API for posts, titles and scripts',
  /** For search engines. */
  description: params(
    'Write posts, titles, hashtags and scripts with {name} from your own programs or an AI assistant: API keys, examples and every call.',
  ),
  title: 'Write from your own programs',
  lead: params(
    'Everything {name} writes on its screens, a program can write too. It needs an API key, and counts against your plan’s requests like any other text.',
  ),
  keyTitle: '1. Create a key',
  key: 'Sign in and open `Settings`, then `API keys`. A key starts with `pw_` and is shown once, so store it where only your program can read it. The examples take it from the variable `POSTWRIGHT_API_KEY`.',
  open: 'Open your API keys',
  scopes:
    'A read-only key sees your library, history, voices, photos, sources, topic lists and usage. A key that writes can also write, rewrite, save and delete texts, and change voices, photos, sources and topic lists. No key can change your account, plan, payments or other keys.',
  limits: params(
    'A key can make {calls} calls a minute, and you can have {keys} keys. Revoke a key any time: it stops working right away.',
  ),
  curlTitle: '2. Write a post with curl',
  facts:
    '`facts` hold what has to appear, each by what it is. Without any, the answer may be questions instead of a text: `ask` lists them, and with `counted: false` it doesn’t count. Send the request again with the facts.',
  typescriptTitle: '3. Write a post with TypeScript',
  typescript:
    'Node runs this as it is. If the connection breaks, send the same request with the same `Idempotency-Key`: you get the same text, and it counts once.',
  mcpTitle: '4. Connect an assistant (MCP)',
  mcp: params(
    'Claude, Cursor, VS Code and other assistants use {name} through the Model Context Protocol. Add this to the configuration of the assistant, with your key in place of `pw_YOUR_KEY`. Then ask it for a post.',
  ),
  tools:
    'The assistant gets a tool for each kind of text, and tools to rewrite, to draw the picture of a post, to write from a text or link, to list and save to your library, and to see your voices and your usage.',
  toolCurl: 'To check the connection without an assistant, list the tools:',
  errorsTitle: 'When something goes wrong',
  errors: 'Every error is JSON with a `code`, a `message` and the `status`. A text that failed never counts.',
  unauthorized: 'The key is missing, wrong or revoked.',
  forbidden: 'The key can’t do this: it only reads, or the call is for signed-in people.',
  tooMany: 'Too many calls, or no requests left this month. `Retry-After` says how many seconds to wait for more calls.',
  codes: 'Every code',
  reference: 'Reference',
  openApi: 'Every call as an OpenAPI document',
  search: 'Search calls',
  one: '1 call found',
  many: '# calls found',
  none: 'No calls about “#”',
  noneHint: 'Try a shorter search, or a part of the address.',
  anyone: 'Needs no key.',
  scope: params('Needs a key with the scope `{scope}`.'),
  noKey: 'Not for keys: it needs a signed-in person.',
  takesNothing: 'Takes nothing.',
  field: 'Field',
  optional: 'optional',
  type: 'Type',
  answers: params('Answers {status}'),
})
