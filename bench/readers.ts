import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Question } from '#bench/asking.ts'

/** Streams that begin one after the other and then run side by side. */
export interface Reading {
  readonly questions: readonly Question[]
  /** Milliseconds within which all of them are asked. */
  readonly begin: number
  /** Who answers: the model itself, or our API. */
  readonly from: 'model' | 'api'
  /** The caption that each ends with, and how many code points of it come in a piece. */
  readonly caption: string
  readonly size: number
}

export interface Seen {
  /** Milliseconds between two pieces of news to a reader: the middle one, and the 99th percentile. */
  readonly gap: number
  readonly late: number
  /** Pieces that came together with the next. */
  readonly overtaken: number
  /** Streams that did not end with the whole caption. */
  readonly cut: number
}

/** Reads streams to their ends, in a process of its own. */
export async function read(reading: Reading): Promise<Seen> {
  const child = fork(join(import.meta.dirname, 'readers-process.ts'))
  try {
    const answer = once(child, 'message')
    child.send(reading)
    const [seen] = (await Promise.race([
      answer,
      once(child, 'exit').then(() => {
        throw new Error('The readers ended before they had read')
      }),
    ])) as [Seen]
    return seen
  } finally {
    if (child.connected) child.disconnect()
  }
}
