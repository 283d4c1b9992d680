import { z } from 'zod'
import type { PublicInternet } from '#server/infra/links/public-internet.ts'
import { type Answer, type Calls, createCalls } from './calls.ts'
import { readCredentials } from './credentials.ts'
import type { Refusal } from './failures.ts'
import { inOrder } from './order.ts'
import { type Account, type Outgoing, type Publisher, PublishFailure, type Session } from './publisher.ts'

const CredentialsSchema = z.object({ token: z.string(), chat: z.number() })
type Held = z.output<typeof CredentialsSchema>

const BotSchema = z.object({ id: z.number() })
const ChatSchema = z.object({ id: z.number(), type: z.string(), title: z.string().optional(), username: z.string().optional() })
const MemberSchema = z.object({ status: z.string(), can_post_messages: z.boolean().optional(), can_send_messages: z.boolean().optional() })
const MessageSchema = z.object({ message_id: z.number(), chat: z.object({ id: z.number(), username: z.string().optional() }) })
type Message = z.output<typeof MessageSchema>
/** Several pictures are several messages. */
const FirstMessageSchema = z.union([MessageSchema, z.tuple([MessageSchema], MessageSchema).transform(([first]) => first)])
const ErrorSchema = z.object({ description: z.string(), parameters: z.object({ retry_after: z.number().optional() }).optional() })

const AnswerSchema = z.object({ ok: z.literal(true), result: z.unknown() })
const resultOf = ({ body }: Answer): unknown => AnswerSchema.parse(body).result

/** Characters under a picture, and in a message. Telegram counts them in UTF-16 units, after it took out entities. */
const limits = { caption: 1024, message: 4096 } as const

function refusalOf({ status, body }: Answer): Omit<Refusal, 'status'> {
  const { description = '', parameters } = ErrorSchema.safeParse(body).data ?? {}
  const said = { said: description, retryAfter: parameters?.retry_after }
  // A token that is wrong is no path.
  if (status === 401 || status === 404) return { ...said, code: 'signed-out' }
  if (/too long|too big/i.test(description)) return { ...said, code: 'too-large' }
  if (/chat not found|not enough rights|need administrator|write_forbidden/i.test(description)) return { ...said, code: 'not-allowed' }
  return said
}

/** Public chats have addresses; members of a private one have theirs. */
const addressOf = ({ id, username }: { readonly id: number; readonly username?: string | undefined }): string =>
  username ? `https://t.me/${username}` : `https://t.me/c/${String(id).replace(/^-100/, '')}`

/** A bot in a channel or group. Its API has no idempotency and does not list what was sent, so that a lost answer stays unknown. */
export function createTelegram({ fetch }: PublicInternet): Publisher {
  const api = 'https://api.telegram.org'

  const callsOf = (token: string, signal: AbortSignal): Calls => createCalls({ fetch, signal, secrets: [token], refusalOf })

  const asked = <Schema extends z.ZodType>(calls: Calls, token: string, method: string, json: object, schema: Schema) =>
    calls({ url: `${api}/bot${token}/${method}`, method: 'POST', json }, (answer) => schema.parse(resultOf(answer)))

  async function accountOf(token: string, chatName: string | number, signal: AbortSignal): Promise<{ held: Held; account: Account }> {
    const calls = callsOf(token, signal)
    const bot = await asked(calls, token, 'getMe', {}, BotSchema)
    const chat = await asked(calls, token, 'getChat', { chat_id: chatName }, ChatSchema)
    const member = await asked(calls, token, 'getChatMember', { chat_id: chat.id, user_id: bot.id }, MemberSchema)
    const mayPost =
      member.status === 'creator' ||
      (chat.type === 'channel'
        ? member.status === 'administrator' && member.can_post_messages === true
        : member.status === 'administrator' ||
          member.status === 'member' ||
          (member.status === 'restricted' && member.can_send_messages === true))
    if (!mayPost) throw new PublishFailure('not-allowed')
    const { id, title, username } = chat
    const handle = username && `@${username}`
    return { held: { token, chat: id }, account: { id: String(id), name: title ?? handle ?? String(id), handle, address: addressOf(chat) } }
  }

  /** The call that sends pictures or a document, the text below them where it fits. */
  function withFiles({ pictures, document }: Outgoing, caption: string) {
    const form = new FormData()
    const attach = (name: string, bytes: Uint8Array<ArrayBuffer>, type: string, file: string) =>
      form.set(name, new Blob([bytes], { type }), file)
    const [first] = pictures
    if (document) attach('document', document.bytes, 'application/pdf', document.name)
    else if (pictures.length > 1) {
      for (const [at, { bytes, type }] of pictures.entries()) attach(`picture${at}`, bytes, type, `${at + 1}.${type.slice(6)}`)
      const media = pictures.map((_, at) => ({ type: 'photo', media: `attach://picture${at}`, ...(at === 0 && caption && { caption }) }))
      form.set('media', JSON.stringify(media))
    } else if (first) attach('photo', first.bytes, first.type, `1.${first.type.slice(6)}`)
    if (caption && !form.has('media')) form.set('caption', caption)
    return { method: document ? 'sendDocument' : pictures.length > 1 ? 'sendMediaGroup' : 'sendPhoto', form }
  }

  return {
    network: 'telegram',
    async connect({ token = '', chat = '' }, signal) {
      // Of another form it could be another path.
      if (!/^\d+:[\w-]{20,}$/.test(token.trim())) throw new PublishFailure('signed-out')
      const { held, account } = await accountOf(token.trim(), chat.trim(), signal)
      return { credentials: JSON.stringify(held), account }
    },
    async account(session: Session, signal) {
      const { token, chat } = readCredentials(CredentialsSchema, session)
      return (await accountOf(token, chat, signal)).account
    },
    async publish(session, outgoing, { signal }) {
      const { token, chat } = readCredentials(CredentialsSchema, session)
      const [text, ...rest] = outgoing.parts
      const hasFiles = outgoing.pictures.length > 0 || outgoing.document !== undefined
      const fitsBelow = text.length <= limits.caption
      if (outgoing.parts.some(({ length }) => length > limits.message)) throw new PublishFailure('too-large')
      const calls = callsOf(token, signal)
      const placed = ({ message_id, chat: { id, username } }: Message) => ({
        id: String(message_id),
        message: message_id,
        address: `${addressOf({ id, username })}/${message_id}`,
      })
      const reply = (to: number | undefined) => to !== undefined && { reply_parameters: { message_id: to } }
      const sendFiles = async () => {
        const { method, form } = withFiles(outgoing, fitsBelow ? text : '')
        form.set('chat_id', String(chat))
        const url = `${api}/bot${token}/${method}`
        const sent = await calls({ url, method: 'POST', body: form, publishes: true }, (answer) =>
          FirstMessageSchema.parse(resultOf(answer)),
        )
        return { ...placed(sent), isExtra: !fitsBelow }
      }
      const sendText = (part: string) => async (done: readonly { message: number }[]) => {
        const json = { chat_id: chat, text: part, ...reply(done.at(-1)?.message) }
        const call = { url: `${api}/bot${token}/sendMessage`, method: 'POST', json, publishes: true } as const
        return placed(await calls(call, (answer) => MessageSchema.parse(resultOf(answer))))
      }
      const texts = hasFiles && fitsBelow ? rest : outgoing.parts
      return inOrder([...(hasFiles ? [sendFiles] : []), ...texts.map(sendText)])
    },
  }
}
