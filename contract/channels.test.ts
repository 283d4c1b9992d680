import { expect, test } from 'vitest'
import { notAllowedHelp, publishFailureMessages, signedOutHelp } from '#contract/channel-messages.ts'
import { networkIds, networks, networksFor } from '#contract/channels.ts'

test('the posts of a platform leave to its network, and to webhooks', () => {
  expect(networksFor('twitter')).toEqual(['webhook', 'x'])
  expect(networksFor('linkedin')).toEqual(['webhook', 'linkedin'])
  expect(networksFor('tiktok')).toEqual(['webhook'])
})

test('every network says what to do', () => {
  for (const id of networkIds) {
    expect(signedOutHelp[id]).not.toBe('')
    expect(notAllowedHelp[id]).not.toBe('')
    expect(publishFailureMessages.limit({ network: networks[id].label })).toContain(networks[id].label)
  }
})
