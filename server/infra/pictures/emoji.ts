import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { ImageSource, Node } from '@takumi-rs/core'
import { extractEmojis } from '@takumi-rs/helpers/emoji'
import type { PictureNode } from '#pictures/node.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'))
const read = new Map<string, Promise<Buffer | undefined>>()

/** The picture of an emoji by its file name; `undefined` for one that is newer than the package. */
function emojiNamed(name: string): Promise<Buffer | undefined> {
  const reading =
    read.get(name) ??
    readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  read.set(name, reading)
  return reading
}

const hasEmoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

/** Whether any words of a tree hold an emoji. */
const holdsEmoji = (node: PictureNode): boolean =>
  node.type === 'text' ? hasEmoji.test(node.text) : node.type === 'container' && node.children.some(holdsEmoji)

/**
 * The tree with an image in place of each emoji, and the images: color fonts draw nothing. An emoji without an image is left out.
 * The addresses of the images are names; nothing is fetched.
 */
export async function withEmoji(tree: PictureNode): Promise<{ node: Node; images: ImageSource[] }> {
  if (!holdsEmoji(tree)) return { node: tree as Node, images: [] }
  const images = new Map<string, ImageSource>()
  const replace = async (node: Node): Promise<Node | undefined> => {
    if (node.type === 'container') {
      const children = await Promise.all((node.children ?? []).map(replace))
      return { ...node, children: children.filter((child) => child !== undefined) }
    }
    if (node.type !== 'image' || typeof node.src !== 'string' || !node.src.startsWith('https:')) return node
    const data = await emojiNamed(basename(node.src))
    if (!data) return undefined
    images.set(node.src, { src: node.src, data })
    return node
  }
  const node = (await replace(extractEmojis(tree as Node, 'twemoji'))) as Node
  return { node, images: [...images.values()] }
}
