/** A request that got no answer: the server or the network cannot be reached. The screens say so; any other TypeError is a fault of ours. */
export class Unreachable extends TypeError {}

/** `fetch` that tells a missing answer from every other error. @throws Unreachable, or the signal's reason when aborted */
export async function reach(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(input, init)
  } catch (error) {
    throw error instanceof TypeError ? new Unreachable(error.message, { cause: error }) : error
  }
}
