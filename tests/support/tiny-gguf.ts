import { writeFile } from 'node:fs/promises'

/**
 * Tiny language models as GGUF files (version 3), for tests of the local model without weights from anywhere. All layers are zero and each
 * token's embedding has a single 1, so that the model is a table: for each token, how likely each next one is. It is learnt from a few
 * sentences, byte by byte: it writes word-like text, closes its quotes and ends its JSON. A token takes about half a millisecond.
 */

const sentences = [
  'Small steps every day. Start with one page, then one more.',
  'Three things we learned this week about bread and time.',
  'Coffee first, then the plan. Tell us what you think.',
  'A quiet morning is a good place to start.',
  'Save this for later and share it with a friend.',
]

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
const f32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}
const string = (text: string): Buffer => Buffer.concat([u64(Buffer.byteLength(text)), Buffer.from(text)])

/** Metadata values begin with the number of their type. */
const meta = {
  u32: (value: number) => Buffer.concat([u32(4), u32(value)]),
  f32: (value: number) => Buffer.concat([u32(6), f32(value)]),
  bool: (value: boolean) => Buffer.concat([u32(7), Buffer.from([Number(value)])]),
  string: (text: string) => Buffer.concat([u32(8), string(text)]),
  array: (type: number, items: readonly Buffer[]) => Buffer.concat([u32(9), u32(type), u64(items.length), ...items]),
}
const arrayOf = { i32: 5, f32: 6, string: 8 } as const

const special = ['<unk>', '<s>', '</s>', '<|im_start|>', '<|im_end|>']
const endOfTurn = 4
const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0')
/** A token for each byte, so that every script can be read and written, and one for the space, as SentencePiece wants it. */
const tokens = [...special, ...Array.from({ length: 256 }, (_, byte) => `<0x${hex(byte)}>`), '▁']
const tokenTypes = tokens.map((_, id) => (id === 0 ? 2 : id < special.length ? 3 : id < tokens.length - 1 ? 6 : 1))
const tokenOf = (byte: number): number => (byte === 0x20 ? tokens.length - 1 : special.length + byte)

const chatMl =
  "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}{% endfor %}" +
  "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"

/** A multiple of 32: the width of a row. */
const width = Math.ceil(tokens.length / 32) * 32
const [headWidth, innerWidth, contextLength] = [32, 32, 8_192]

/** The score of each next token (second index) after each token. @param endless a quote is never closed, so only limits end a text */
function learn(endless: boolean): Float32Array[] {
  const table = tokens.map(() => new Float32Array(tokens.length).fill(-8))
  const counts = new Map<string, number>()
  for (const sentence of sentences) {
    const ids = [...Buffer.from(`"${sentence}"`)].map(tokenOf)
    for (const [at, id] of ids.slice(1).entries()) {
      const pair = `${ids[at]} ${id}`
      const count = (counts.get(pair) ?? 0) + 1
      counts.set(pair, count)
      const row = table[ids[at] ?? 0]
      if (row) row[id] = 4 + Math.log(count)
    }
  }
  const quote = tokenOf('"'.charCodeAt(0))
  for (const row of table) row[quote] = endless ? -20 : Math.max(row[quote] ?? 0, 1.5)
  for (const closing of '}]') {
    const row = table[tokenOf(closing.charCodeAt(0))]
    if (row) row[endOfTurn] = 8
  }
  return table
}

interface Tensor {
  readonly name: string
  readonly dimensions: readonly number[]
  readonly data: Float32Array
}

const filled = (name: string, dimensions: readonly number[], value: number): Tensor => ({
  name,
  dimensions,
  data: new Float32Array(dimensions.reduce((product, size) => product * size, 1)).fill(value),
})

const gemmaNorms = [
  ['attn_q_norm', headWidth],
  ['attn_k_norm', headWidth],
  ['post_attention_norm', width],
  ['post_ffw_norm', width],
] as const

/** How the layers are built: as in Llama, or as in Gemma 3, whose layers see only the last tokens. */
export type Layout = 'llama' | 'gemma3'
const slidingWindow = 64

function tensorsOf(table: readonly Float32Array[], layout: Layout): Tensor[] {
  const embedding = new Float32Array(width * tokens.length)
  const output = new Float32Array(width * tokens.length)
  // Undoes the normalisation of a row with a single 1.
  const scale = Math.sqrt(width)
  for (const [id, next] of table.entries()) {
    embedding[id * width + id] = 1
    for (const [following, score] of next.entries()) output[following * width + id] = score / scale
  }
  const block = {
    'attn_q.weight': [width, headWidth],
    'attn_k.weight': [width, headWidth],
    'attn_v.weight': [width, headWidth],
    'attn_output.weight': [headWidth, width],
    'ffn_gate.weight': [width, innerWidth],
    'ffn_up.weight': [width, innerWidth],
    'ffn_down.weight': [innerWidth, width],
  }
  return [
    { name: 'token_embd.weight', dimensions: [width, tokens.length], data: embedding },
    filled('output_norm.weight', [width], 1),
    { name: 'output.weight', dimensions: [width, tokens.length], data: output },
    filled('blk.0.attn_norm.weight', [width], 1),
    filled('blk.0.ffn_norm.weight', [width], 1),
    ...Object.entries(block).map(([name, dimensions]) => filled(`blk.0.${name}`, dimensions, 0)),
    ...(layout === 'gemma3' ? gemmaNorms.map(([name, size]) => filled(`blk.0.${name}.weight`, [size], 1)) : []),
  ]
}

const metadataOf = (layout: Layout): Readonly<Record<string, Buffer>> => ({
  'general.architecture': meta.string(layout),
  'general.name': meta.string('table of a test'),
  [`${layout}.context_length`]: meta.u32(contextLength),
  [`${layout}.embedding_length`]: meta.u32(width),
  [`${layout}.block_count`]: meta.u32(1),
  [`${layout}.feed_forward_length`]: meta.u32(innerWidth),
  [`${layout}.attention.head_count`]: meta.u32(1),
  [`${layout}.attention.head_count_kv`]: meta.u32(1),
  [`${layout}.attention.key_length`]: meta.u32(headWidth),
  [`${layout}.attention.value_length`]: meta.u32(headWidth),
  [`${layout}.attention.layer_norm_rms_epsilon`]: meta.f32(1e-5),
  [`${layout}.rope.dimension_count`]: meta.u32(headWidth),
  [`${layout}.vocab_size`]: meta.u32(tokens.length),
  'tokenizer.ggml.model': meta.string('llama'),
  'tokenizer.ggml.tokens': meta.array(arrayOf.string, tokens.map(string)),
  'tokenizer.ggml.scores': meta.array(
    arrayOf.f32,
    tokens.map((_, id) => f32(id === tokens.length - 1 ? -1 : 0)),
  ),
  'tokenizer.ggml.token_type': meta.array(arrayOf.i32, tokenTypes.map(u32)),
  'tokenizer.ggml.bos_token_id': meta.u32(1),
  'tokenizer.ggml.eos_token_id': meta.u32(endOfTurn),
  'tokenizer.ggml.unknown_token_id': meta.u32(0),
  'tokenizer.ggml.add_bos_token': meta.bool(true),
  'tokenizer.ggml.add_eos_token': meta.bool(false),
  'tokenizer.ggml.add_space_prefix': meta.bool(false),
  'tokenizer.chat_template': meta.string(chatMl),
  ...(layout === 'gemma3' && { 'gemma3.attention.sliding_window': meta.u32(slidingWindow) }),
})

const alignment = 32
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (alignment - 1))])

/** The file of a tiny model. @param endless it never closes a quote, to test limits */
export function tinyGguf({ endless = false, layout = 'llama' }: { endless?: boolean; layout?: Layout } = {}): Buffer {
  const tensors = tensorsOf(learn(endless), layout)
  const pairs = Object.entries(metadataOf(layout))
  let offset = 0
  const infos = tensors.map(({ name, dimensions, data }) => {
    const info = [string(name), u32(dimensions.length), ...dimensions.map(u64), u32(0), u64(offset)]
    offset += data.byteLength + (-data.byteLength & (alignment - 1))
    return Buffer.concat(info)
  })
  const head = [Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(pairs.length)]
  const values = pairs.flatMap(([key, value]) => [string(key), value])
  const bodies = tensors.map(({ data }) => padded(Buffer.from(data.buffer)))
  return Buffer.concat([padded(Buffer.concat([...head, ...values, ...infos])), ...bodies])
}

/** Writes a tiny model. @returns the path */
export async function writeTinyGguf(path: string, options?: Parameters<typeof tinyGguf>[0]): Promise<string> {
  await writeFile(path, tinyGguf(options))
  return path
}
