import { useState } from 'react'
import { parsed, readItem, writeItem } from '#app/lib/storage.ts'

/** How large the chat is and in which corner of the window it stands (spec §9). */
export const chatSizes = { sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra large', full: 'Whole window' } as const
export type ChatSize = keyof typeof chatSizes
export const chatCorners = { 'bottom-right': 'Bottom right', 'bottom-left': 'Bottom left' } as const
export type ChatCorner = keyof typeof chatCorners

export interface ChatPlace {
  readonly size: ChatSize
  readonly corner: ChatCorner
}

const key = 'chat'
const usual: ChatPlace = { size: 'md', corner: 'bottom-right' }

const isOne = <Name extends string>(names: Readonly<Record<Name, string>>, value: unknown): value is Name =>
  typeof value === 'string' && Object.hasOwn(names, value)

function remembered(): ChatPlace {
  const { size, corner } = parsed(readItem('local', key)) ?? {}
  return { size: isOne(chatSizes, size) ? size : usual.size, corner: isOne(chatCorners, corner) ? corner : usual.corner }
}

/** The place that was chosen last in this browser, and how to choose another. */
export function useChatPlace(): [ChatPlace, (change: Partial<ChatPlace>) => void] {
  const [place, setPlace] = useState(remembered)
  return [
    place,
    (change) => {
      const next = { ...place, ...change }
      setPlace(next)
      writeItem('local', key, JSON.stringify(next))
    },
  ]
}
