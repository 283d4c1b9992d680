/** Messages of payment chats. Separate from `messages.ts`, so that only screens with a chat load them. */
export const chatMessages = {
  empty: 'Please type a message',
  tooLong: (most: number) => `At most ${most.toLocaleString('en')} characters`,
  field: 'Your message',
  send: 'Send',
  sendAgain: 'Send again',
  notSent: 'The message could not be sent. It is still in the box.',
  lines: 'Messages',
  nothing: 'No messages yet',
  older: 'Earlier messages',
  loadFailed: 'The messages could not be loaded',
  you: 'You',
  team: 'Support',
  seen: 'Seen',
  title: 'Payment chat',
  close: 'Close chat',
  /** A visitor's request with the user's address. */
  isThisYours: 'Is this yours?',
  sentWithYours: (plan: string, interval: string, price: string, day: string) =>
    `Somebody who wasn't signed in asked for the ${plan} plan (${interval}, ${price}) with your email address on ${day}.`,
  mine: 'Mine',
  notMine: 'Not mine',
  notMineDone: "Thanks. We've taken it away and told our team.",
  claimFailed: 'That could not be saved. Please try again.',
  toConfirm: (requests: number) => (requests === 1 ? '1 request to confirm' : `${requests} requests to confirm`),
  which: 'Payment request',
  unread: (lines: number) => (lines === 1 ? '1 new message' : `${lines} new messages`),
} as const
