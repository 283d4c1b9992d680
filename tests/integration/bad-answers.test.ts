import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { engineProblem } from '#contract/admin-messages.ts'
import { createLog } from '#server/infra/log.ts'
import { createModelChain } from '#server/infra/models/chain.ts'
import type { FailureCode, ModelCallOptions } from '#server/infra/models/model.ts'
import { namedModels } from '#server/infra/models/providers.ts'
import { type Behaviour, refuses, says } from '#tests/support/model.ts'
import { deltaEvent, eventsText, modelOfFile, newModelName, patientTimeouts, questionFor, sendsBody } from '#tests/support/model-calls.ts'

/** The ways in which model servers answer badly: each comes to the right text, or to the right words after the right number of calls. */

const answer = { caption: 'Zürich, 9 Uhr: die Kette zuerst. 🚲', hashtags: ['#bikes'] }
const text = JSON.stringify(answer)
const draft = '{"caption": "A draft of secret thoughts", "hashtags": []}'
const question = questionFor({ caption: z.string(), hashtags: z.array(z.string()) })

const model = modelOfFile()

/** @param between milliseconds: short for a stall, which ends by its limit */
function ask(options: Partial<ModelCallOptions> = {}, provider = 'compatible', between = patientTimeouts.between) {
  const settings = { model: `${provider}/${newModelName()}`, fallbacks: [], apiKey: 'sk-secret', baseUrl: model.url }
  const chain = createModelChain(namedModels(settings), createLog('silent'), { ...patientTimeouts, between })
  return chain.ask(question, { signal: new AbortController().signal, ...options })
}

const ended = (content: string, finish = 'stop') => eventsText(deltaEvent({ content }), deltaEvent({}, finish))

/** Sends a body in pieces of a few bytes, each a packet of its own. */
const drips =
  (body: string, size: number): Behaviour =>
  async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
    const bytes = Buffer.from(body)
    for (let at = 0; at < bytes.length; at += size)
      await new Promise((done) => response.write(bytes.subarray(at, at + size), () => setImmediate(done)))
    response.end()
  }
/** Sends a beginning and closes the connection. */
const breaksOff =
  (body: string): Behaviour =>
  async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await new Promise((done) => response.write(body, () => setImmediate(done)))
    response.socket?.destroy()
  }

const toolCall = (name: string, input: string) =>
  deltaEvent({ tool_calls: [{ index: 0, id: 't1', type: 'function', function: { name, arguments: input } }] })
const harmony = `<|channel|>analysis<|message|>They want ${draft}<|end|><|start|>assistant<|channel|>final<|message|>${text}<|return|>`

describe('a good answer in a bad form is delivered after one call', () => {
  const forms: [string, Behaviour][] = [
    ['reasoning whose beginning is missing', says(`They want ${draft}, I think.\n</think>\n\n${text}`, { size: 7 })],
    ['<think>', says(`<think>${draft}</think>${text}`, { size: 7 })],
    ['<reasoning>', says(`<reasoning>${draft}</reasoning>\n${text}`, { size: 7 })],
    ['[THINK]', says(`[THINK]${draft}[/THINK]${text}`, { size: 7 })],
    ['channels of harmony', says(harmony, { size: 7 })],
    ['channels whose marks were taken out', says(`analysisThey want ${draft}assistantfinal${text}`, { size: 7 })],
    ['a code fence', says(`\`\`\`json\n${text}\n\`\`\``)],
    ['small talk', says(`Sure! Here is your {post}:\n${text}\nWant another?`)],
    ['several objects', says(`${draft}\n\n${text}\n{"done": true}`)],
    ['an object in a list', says(`[${text}]`)],
    ['an object in another', says(JSON.stringify({ response: answer }))],
    ['an object as a text', says(JSON.stringify(text))],
    ['single quotes and a comma too many', says(`{'caption': '${answer.caption}', 'hashtags': ['#bikes',],}`)],
    ['a bracket that is missing', says(text.slice(0, -1))],
    ['no finish_reason', sendsBody(eventsText(deltaEvent({ content: text })))],
    ['no finish_reason, and [DONE] with a blank', sendsBody(`${eventsText(deltaEvent({ content: text }))}data: [DONE] \n\n`)],
    ['a connection that breaks after the answer', breaksOff(eventsText(deltaEvent({ content: text })))],
    ['an error after the answer', sendsBody(eventsText(deltaEvent({ content: text }), { error: { code: 500, message: 'x' } }))],
    ['finish_reason length after the last bracket', sendsBody(ended(text, 'length'))],
    ['a tool call that holds it', sendsBody(eventsText(toolCall('json', text), deltaEvent({}, 'tool_calls')))],
    [
      'an answer among the reasoning',
      sendsBody(eventsText(deltaEvent({ reasoning_content: text, content: null }), deltaEvent({}, 'stop'))),
    ],
    ['lines that end in CRLF, without a space after data:', sendsBody(ended(text).replaceAll('\n', '\r\n').replaceAll('data: ', 'data:'))],
    ['comments that keep the connection', sendsBody(`: ping\n\n: ping\n\n${ended(text)}: ping\n\n`)],
    ['an event that is no JSON', sendsBody(`data: ping\n\n${ended(text)}`)],
    ['a mark of the byte order', sendsBody(`\uFEFF${ended(text)}`)],
    ['characters that are split between packets', drips(ended(text), 1)],
    [
      'one piece, although a stream was asked for',
      sendsBody(JSON.stringify({ choices: [{ message: { content: text } }] }), 'application/json'),
    ],
    ['one piece with the type of a text', sendsBody(`\n\n${JSON.stringify({ choices: [{ message: { content: text } }] })}`, 'text/plain')],
    [
      'an object in each line',
      sendsBody(`${JSON.stringify(deltaEvent({ content: text }))}\n${JSON.stringify(deltaEvent({}, 'stop'))}\n`, 'application/x-ndjson'),
    ],
    ['a stream with the type of JSON', sendsBody(ended(text), 'application/json')],
    ['another role', sendsBody(eventsText(deltaEvent({ role: 'model', content: text }), deltaEvent({}, 'stop')))],
    ['the text of older servers', sendsBody(eventsText({ choices: [{ index: 0, text, finish_reason: 'stop' }] }))],
    [
      'a whole message in the last event',
      sendsBody(eventsText({ choices: [{ message: { role: 'bot', content: text }, finish_reason: 'stop' }] })),
    ],
    [
      'usage before the text',
      sendsBody(eventsText({ usage: { prompt_tokens: 1 } }, deltaEvent({ content: text }), deltaEvent({}, 'stop'))),
    ],
  ]
  test.each(forms)('%s', async (_, behaviour) => {
    model.next(behaviour)
    const partials: unknown[] = []
    expect((await ask({ onPartial: (partial) => partials.push(partial) })).answer).toEqual(answer)
    expect(model.calls).toHaveLength(1)
    if (!_.includes('several')) expect(JSON.stringify(partials)).not.toContain('secret')
  })

  test('a connection that stalls after the answer', async () => {
    model.next(async ({ response, signal }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(eventsText(deltaEvent({ content: text })))
      await new Promise((done) => signal.addEventListener('abort', done))
    })
    expect((await ask({}, 'compatible', 50)).answer).toEqual(answer)
    expect(model.calls).toHaveLength(1)
  })

  test('what a server keeps apart as reasoning is shown to nobody', async () => {
    model.next(
      sendsBody(
        eventsText(
          deltaEvent({ reasoning_content: draft }),
          deltaEvent({ content: text.slice(0, 20) }),
          deltaEvent({ content: text.slice(20) }),
          deltaEvent({}, 'stop'),
        ),
      ),
    )
    const partials: unknown[] = []
    expect((await ask({ onPartial: (partial) => partials.push(partial) })).answer).toEqual(answer)
    expect(partials.length).toBeGreaterThan(0)
    expect(JSON.stringify(partials)).not.toContain('secret')
  })
})

describe('each way to fail has its code, its words and its number of calls', () => {
  const page = '<!DOCTYPE html><html><body>Sign in</body></html>'
  const failures: [string, Behaviour, FailureCode, number][] = [
    ['an answer that was cut off', sendsBody(ended(text.slice(0, 30), 'length')), 'cutOff', 1],
    ['an answer that was cut off, in other words', sendsBody(ended(text.slice(0, 30), 'MAX_TOKENS')), 'cutOff', 1],
    [
      'reasoning that used up all tokens',
      sendsBody(eventsText(deltaEvent({ reasoning_content: 'hm' }), deltaEvent({}, 'length'))),
      'cutOff',
      1,
    ],
    ['<think> that used up all tokens', sendsBody(ended(`<think>${draft}`, 'length')), 'cutOff', 1],
    ['a filtered answer', sendsBody(ended(text.slice(0, 30), 'content_filter')), 'filtered', 1],
    ['a filtered answer, in other words', sendsBody(ended('', 'SAFETY')), 'filtered', 1],
    ['a refusal', sendsBody(eventsText(deltaEvent({ refusal: 'I cannot write that.' }), deltaEvent({}, 'stop'))), 'filtered', 1],
    ['a refusal as text', sendsBody(ended('I’m sorry, but I can’t help with that.')), 'filtered', 1],
    ['nothing', sendsBody(''), 'empty', 2],
    ['nothing but usage', sendsBody(eventsText({ choices: [], usage: { prompt_tokens: 3, completion_tokens: 0 } })), 'empty', 2],
    ['nothing but reasoning', sendsBody(ended('<think>Done.</think>')), 'empty', 2],
    ['an empty text', sendsBody(ended('')), 'empty', 2],
    [
      'a call of another tool',
      sendsBody(eventsText(toolCall('search', '{"query": "bikes"}'), deltaEvent({}, 'tool_calls'))),
      'toolCall',
      2,
    ],
    ['words', sendsBody(ended('Clean the chain first.')), 'unusable', 2],
    ['another shape', sendsBody(ended('{"text": "x"}')), 'unusable', 2],
    ['a connection that breaks in the answer', breaksOff(eventsText(deltaEvent({ content: text.slice(0, 30) }))), 'unreachable', 3],
    ['a stream that ends in the answer', sendsBody(eventsText(deltaEvent({ content: text.slice(0, 30) }))), 'unreachable', 3],
    ['an error with status 200', sendsBody('{"error": {"message": "out of slots"}}', 'application/json'), 'serverError', 3],
    ['an error in the stream', sendsBody(eventsText({ error: { message: 'out of slots' } })), 'serverError', 3],
    [
      'an error that names a limit',
      sendsBody(`event: error\n${eventsText({ error: { code: 429, message: 'slow down' } })}`),
      'rateLimited',
      3,
    ],
    ['a web page', sendsBody(page, 'text/html'), 'webPage', 1],
    ['a web page with another type and status', sendsBody(page, 'text/plain', 404), 'webPage', 1],
    ['a page of a proxy', sendsBody(page, 'text/html', 502), 'serverError', 3],
    [
      'a model that does not fit',
      refuses(500, { message: 'model requires more system memory (9 GiB) than is available' }),
      'loadFailed',
      1,
    ],
    ['no credit', refuses(402), 'noCredit', 1],
  ]
  test.each(failures)('%s', async (_, behaviour, code, calls) => {
    model.always(behaviour)
    const partials: unknown[] = []
    await expect(ask({ onPartial: (partial) => partials.push(partial) })).rejects.toMatchObject({ detail: { code } })
    expect(model.calls).toHaveLength(calls)
    expect(JSON.stringify(partials)).not.toContain('secret')
    const { message, hint } = engineProblem(code, { provider: 'Ollama', model: 'm' })
    expect(`${message} ${hint}`).toMatch(/^[^{}]+\.$/)
  })

  test('an answer without an end is paid once', async () => {
    model.always(sendsBody(ended('and so on '.repeat(5_000))))
    await expect(ask()).rejects.toMatchObject({ detail: { code: 'endless' } })
    expect(model.calls).toHaveLength(1)
  })
})

describe.each(['openai', 'anthropic', 'google'])('%s', (provider) => {
  const cases: Record<string, [string, string, FailureCode][]> = {
    openai: [
      [
        'a cut answer',
        eventsText({
          type: 'response.incomplete',
          sequence_number: 1,
          response: { incomplete_details: { reason: 'max_output_tokens' }, usage: { input_tokens: 1, output_tokens: 1 } },
        }),
        'cutOff',
      ],
      [
        'a filtered answer',
        eventsText({
          type: 'response.incomplete',
          sequence_number: 1,
          response: { incomplete_details: { reason: 'content_filter' }, usage: { input_tokens: 1, output_tokens: 1 } },
        }),
        'filtered',
      ],
    ],
    anthropic: [
      ['a cut answer', anthropicEnd('max_tokens'), 'cutOff'],
      ['a refusal', anthropicEnd('refusal'), 'filtered'],
    ],
    google: [
      ['a cut answer', eventsText({ candidates: [{ content: { parts: [{ text: '{"capt' }] }, finishReason: 'MAX_TOKENS' }] }), 'cutOff'],
      ['a filtered answer', eventsText({ candidates: [{ finishReason: 'SAFETY' }] }), 'filtered'],
      ['a filtered question', eventsText({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }), 'filtered'],
    ],
  }
  test.each(cases[provider] ?? [])('%s is called by its name and paid once', async (_, body, code) => {
    model.always(sendsBody(body))
    await expect(ask({}, provider)).rejects.toMatchObject({ detail: { code } })
    expect(model.calls).toHaveLength(1)
  })

  test('a web page at the address is called one', async () => {
    model.always(sendsBody('<html>Welcome</html>', 'text/html'))
    await expect(ask({}, provider)).rejects.toMatchObject({ detail: { code: 'webPage' } })
    expect(model.calls).toHaveLength(1)
  })
})

function anthropicEnd(reason: string): string {
  const typed = (data: { type: string }) => `event: ${data.type}\n${eventsText(data)}`
  return [
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'x',
        content: [],
        stop_reason: null,
        usage: { input_tokens: 1, output_tokens: 0 },
      },
    },
    { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 1 } },
    { type: 'message_stop' },
  ]
    .map(typed)
    .join('')
}
