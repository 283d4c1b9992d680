/** What people are told about posts that leave by themselves. Tables are indexed by the codes and networks of `channels.ts`. */
import type { FailureCode, NetworkId } from '#contract/channels.ts'
import { i18n, params } from '#contract/i18n.ts'

/** Why a post wasn’t published and what to do, by the code of a failure. `signed-out` and `not-allowed` have help for each network below. */
export const publishFailureMessages = i18n('publish-failure', {
  'signed-out': params('Not posted. {network} no longer accepts our access. Connect the account again, then post again.'),
  refused: params('Not posted. {network} didn’t accept this post. Read its answer, change the post and try again.'),
  duplicate: params('Not posted. {network} already has a post with this text. Look there first. To post again, change the text.'),
  limit: params('Not posted. You’ve reached the limit of {network} for now. Pick a later time.'),
  'too-large': params('Not posted. The text or a picture is too large for {network}. Shorten the text, or use fewer or smaller pictures.'),
  unsupported: params('Not posted. {network} can’t take everything in this post. Remove the thread, document or first comment.'),
  unreachable: params('Not posted. {network} couldn’t be reached. Try again in a few minutes.'),
  'not-allowed': params('Not posted. This account isn’t allowed to post on {network}.'),
  busy: params('Not posted. {network} has problems right now. Try again in a few minutes.'),
} satisfies Record<FailureCode, unknown>)

/** About a post that may be out, or is out in part. */
export const publishOutcomeMessages = i18n('publish-outcome', {
  unknown: params('We don’t know if your post is on {network}: it didn’t answer. Look there before you post it again.'),
  look: params('Look on {network}'),
  isThere: 'It’s there',
  isNotThere: 'It’s not there, post it again',
  asking: params('{network} didn’t answer. We’re asking again. It won’t be posted twice.'),
  thread: params('{done} of {all} parts of your thread are on {network}. Post the rest there yourself.'),
  threadUnknown: params('{done} of {all} parts of your thread are on {network}, maybe one more. Look there, then post the rest yourself.'),
  pictures: params('Your pictures are on {network}, but the text isn’t. Post the text there yourself.'),
  comment: params('Your post is on {network}, but the first comment isn’t. Add it there yourself.'),
  again: params('You can post again at {time}.'),
  said: params('{network} says: {words}'),
})

/** What to do when a network no longer takes our access. */
export const signedOutHelp = i18n('signed-out-help', {
  webhook: 'The address no longer accepts our posts. Check that it’s still on and has the right secret, or connect a new one.',
  mastodon: 'Sign in to your Mastodon server again. If you removed the app there, that brings it back.',
  bluesky: 'Create a new app password in Bluesky under Settings, Privacy and security, App passwords. Then connect again.',
  telegram: 'Ask @BotFather for your bot’s token with /token. Then connect again.',
  linkedin: 'LinkedIn asks for a new sign-in every two months. Connect again.',
  x: 'Connect your X account again.',
  facebook: 'Sign in to Facebook again. Facebook asks for this when you change your password or remove the app.',
} satisfies Record<NetworkId, string>)

/** What to do when an account may not post, or an address can’t be connected. */
export const notAllowedHelp = i18n('not-allowed-help', {
  webhook: 'Use a public https address without a user name or port.',
  mastodon: 'Check the name of your server, for example mastodon.social, and allow the app to post.',
  bluesky: 'Check your handle. Use an app password, not your own password.',
  telegram: 'Add your bot to the channel as an administrator who can post messages. Then check the channel’s name.',
  linkedin: 'Allow posting when LinkedIn asks for it.',
  x: 'Allow posting when X asks for it. If your account is locked or limited, fix that on X first.',
  facebook: 'Choose a Page where you can create content, and allow everything that Facebook asks for.',
} satisfies Record<NetworkId, string>)
