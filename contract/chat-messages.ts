import { count, i18n, params } from '#contract/i18n.ts'

/** Messages of payment chats. Separate from `messages.ts`, so that only screens with a chat load them. */
export const chatMessages = i18n('chat', {
  empty: 'Please type a message',
  tooLong: params('Keep it under {most} characters'),
  field: 'Your message',
  send: 'Send',
  sendAgain: 'Send again',
  notSent: 'Your message wasn’t sent. It’s still in the box, so you can send it again.',
  lines: 'Messages',
  nothing: 'No messages yet',
  older: 'Earlier messages',
  loadFailed: 'We couldn’t load your messages',
  you: 'You',
  team: 'Support',
  seen: 'Seen',
  title: 'Payment chat',
  close: 'Close chat',
  /** A visitor's request with the user's address. */
  isThisYours: 'Is this yours?',
  sentWithYours: params('On {day}, someone who wasn’t signed in asked for the {plan} plan ({interval}, {price}) using your email address.'),
  mine: 'Mine',
  notMine: 'Not mine',
  /** The accessible names of the two buttons: 'Mine: Pro, 22 Nov 2026'. */
  mineNamed: params('Mine: {plan}, {day}'),
  notMineNamed: params('Not mine: {plan}, {day}'),
  notMineDone: 'Thanks. We’ve removed it and let our team know.',
  claimFailed: 'We couldn’t save that. Please try again.',
  toConfirm: count({ one: '{count} request to confirm', other: '{count} requests to confirm' }),
  which: 'Payment request',
  unread: count({ one: '{count} new message', other: '{count} new messages' }),
  /** The accessible name of the chat's button when there is news. */
  titleWithNews: params('Payment chat, {news}'),
  /** Under the title: the request that the chat is about. */
  about: params('{plan} plan, {interval}'),
  /** The same in the list of requests. */
  option: params('{plan}, {interval}, {day}: {status}'),
  optionUnread: params('({unread}) {plan}, {interval}, {day}: {status}'),
  pending: 'Pending',
  paid: 'Paid',
  closed: 'Closed',
})

/** The menu for the size and place of the chat. */
export const chatPlaceMessages = i18n('chat-place', {
  menu: 'Size and position of the chat',
  size: 'Size',
  sm: 'Small',
  md: 'Medium',
  lg: 'Large',
  xl: 'Extra large',
  full: 'Full window',
  place: 'Position',
  'bottom-right': 'Bottom right',
  'bottom-left': 'Bottom left',
})
