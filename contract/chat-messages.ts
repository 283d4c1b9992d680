/** What chats about payments say. Apart from `messages.ts`, so that only screens with a chat load it. */
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
  unread: (lines: number) => (lines === 1 ? '1 new message' : `${lines} new messages`),
} as const
