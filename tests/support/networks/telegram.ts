import { type NetworkCall, type NetworkDouble, type Reply, startNetwork } from './loopback.ts'

export interface TelegramDouble extends NetworkDouble {
  readonly token: string
  readonly chat: string
  isRevoked: boolean
  mayPost: boolean
}

const bot = { id: 42, is_bot: true, first_name: 'Bakery bot', username: 'bakery_bot' }
const channel = { id: -1001234567890, type: 'channel', title: 'Bakery', username: 'bakery' }

/** Telegram's Bot API (core.telegram.org/bots/api), with one bot and one channel. */
export async function startTelegram(): Promise<TelegramDouble> {
  const error = (code: number, description: string): Reply => ({ status: code, json: { ok: false, error_code: code, description } })
  const ok = (result: unknown): Reply => ({ status: 200, json: { ok: true, result } })

  function message(text: string, media: readonly string[], to: number | undefined) {
    const id = double.posts.length + 1
    double.posts.push({ id: String(id), text, media, to: to === undefined ? undefined : String(to) })
    return { message_id: id, date: 1_780_000_000, chat: channel }
  }

  async function files(call: NetworkCall, method: string): Promise<Reply> {
    const form = await call.form()
    const caption = String(form.get('caption') ?? '')
    if (caption.length > 1024) return error(400, 'Bad Request: message caption is too long')
    if (method !== 'sendMediaGroup')
      return ok(
        message(
          caption,
          [...form].filter(([, value]) => value instanceof File).map(([name]) => name),
          undefined,
        ),
      )
    const media = JSON.parse(String(form.get('media'))) as { media: string; caption?: string }[]
    if (!media.every((one) => form.get(one.media.replace('attach://', '')) instanceof File)) return error(400, 'Bad Request: wrong file')
    // One post to a reader, although each picture is a message.
    const first = message(
      media[0]?.caption ?? '',
      media.map((one) => one.media),
      undefined,
    )
    return ok(media.map((_, at) => ({ ...first, message_id: first.message_id + at })))
  }

  const double = Object.assign(
    await startNetwork(['api.telegram.org'], async (call): Promise<Reply> => {
      const [, path = '', method = ''] = call.path.split('/')
      if (path !== `bot${double.token}` || double.isRevoked) return error(401, 'Unauthorized')
      if (method === 'getMe') return ok(bot)
      if (method.startsWith('send') && !double.mayPost) return error(403, 'Forbidden: bot is not a member of the channel chat')
      if (method === 'sendPhoto' || method === 'sendMediaGroup' || method === 'sendDocument') return files(call, method)
      const sent = call.json<{ chat_id: string | number; text: string; reply_parameters?: { message_id: number } }>()
      if (sent.chat_id !== `@${channel.username}` && sent.chat_id !== channel.id) return error(400, 'Bad Request: chat not found')
      if (method === 'getChat') return ok(channel)
      if (method === 'getChatMember') return ok({ status: 'administrator', user: bot, can_post_messages: double.mayPost })
      if (method === 'sendMessage') return ok(message(sent.text, [], sent.reply_parameters?.message_id))
      return error(404, 'Not Found')
    }),
    { token: '123456789:AAEhBP0av28tDoUbleToken0123456789ab', chat: '@bakery', isRevoked: false, mayPost: true },
  )
  double.secrets.add(double.token)
  return double
}
