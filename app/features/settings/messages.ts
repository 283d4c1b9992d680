import { count, i18n, params } from '#contract/i18n.ts'

/** The screen with its tabs. */
export const settingsScreenMessages = i18n('settings', {
  title: 'Settings',
  account: 'Account',
  voices: 'Voices',
  usage: 'Usage',
  keys: 'API keys',
  help: 'Help',
})

/** The Account tab. What its actions end in is in `settingsMessages`. */
export const accountTabMessages = i18n('settings-account', {
  active: 'Active',
  /** The plan's state, beside its name. */
  renewsOn: params('Renews on {day}'),
  endsOn: params('Ends on {day}'),
  upgrade: 'Upgrade',
  manage: 'Manage plan',
  name: 'Name',
  nameText: 'Used for your greeting and initials.',
  fullName: 'Full name',
  saveName: 'Save name',
  saving: 'Saving...',
  style: 'Writing style',
  styleText: 'Spelling, and how formal we are with your readers. Anything you type in Details wins.',
  spelling: 'English spelling',
  spellingHint: 'Used when you write in English.',
  address: 'Formal or informal “you”',
  addressHint: 'For languages with a formal and an informal “you,” such as German, French and Hindi.',
  saveStyle: 'Save style',
  password: 'Password',
  passwordText: 'Changing it signs you out everywhere else.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: params('At least {least} characters.'),
  changePassword: 'Change password',
  yourPassword: 'Your password',
  devices: 'Your devices',
  devicesText: 'Devices signed in to your account. Sign out any you don’t recognize.',
  data: 'Your data',
  dataText: 'Download everything we store about you in one file (ZIP), with your photos.',
  exportData: 'Export my data',
  exporting: 'Preparing your data...',
})

/** The devices that are signed in. */
export const deviceMessages = i18n('settings-devices', {
  thisDevice: 'This device',
  inUse: 'In use now',
  lastUsed: params('Last used {moment}'),
  signedIn: params('signed in {day}'),
  signedInFrom: params('signed in {day} from {address}'),
  signOut: 'Sign out',
  signOutNamed: params('Sign out {device}, last used {moment}'),
  signedOut: params('{device} is signed out'),
  signOutOthers: 'Sign out everywhere else',
  signingOut: 'Signing out...',
  showAll: params('Show all {devices}'),
})

/** Turning two-factor authentication on and off, and its backup codes. */
export const twoFactorCardMessages = i18n('settings-two-factor', {
  title: 'Two-factor authentication',
  on: 'On',
  off: 'Off',
  textOff: 'Even if someone has your password, they can’t sign in without a code from your phone.',
  textOn: 'Signing in takes your password and a code from your phone.',
  codesLeft: count({ one: '{count} backup code left.', other: '{count} backup codes left.' }),
  turnOn: 'Turn on two-factor authentication',
  newCodes: 'New backup codes',
  turnOff: 'Turn off',
  cancel: 'Cancel',
  checking: 'Checking...',
  confirm: 'Confirm it’s you',
  appNeeded: 'You’ll need an authenticator app (Google Authenticator, 1Password, Authy).',
  continue: 'Continue',
  eitherCode: '6-digit code or backup code',
  eitherCodeHint: 'From your authenticator app, or one of your backup codes.',
  scan: 'Scan this with your authenticator app',
  qrCode: 'QR code for your authenticator app',
  enterKey: 'Can’t scan it? Enter this key:',
  code: '6-digit code',
  codeHint: 'From the app. It changes every 30 seconds.',
  verify: 'Verify and turn on',
  signsOut: 'This signs you out on other devices.',
  saveCodes: 'Save your backup codes',
  saveCodesText: 'If you lose your phone, each code signs you in once. You <strong>won’t see them again</strong>, so save them now.',
  codes: 'Backup codes',
  copyCodes: 'Copy codes',
  downloadCodes: 'Download codes',
  codesSaved: 'I’ve saved them',
  /** The first line of the downloaded file. */
  fileTitle: params('{brand} backup codes. Each works once.'),
  newCodesTitle: 'Get new backup codes',
  newCodesText: 'The codes you have now will stop working.',
  newCodesSubmit: 'Get new codes',
  newCodesBusy: 'Getting codes...',
  offTitle: 'Turn off two-factor authentication',
  offText: 'You’ll sign in with just your password, and your backup codes will stop working.',
  turningOff: 'Turning off...',
})

export const deleteMessages = i18n('settings-delete', {
  title: 'Delete account',
  text: 'Permanently removes your account and everything in it.',
  open: 'Delete my account',
  question: 'Delete your account?',
  warning: 'This is immediate and can’t be undone.',
  exportFirst: 'You won’t be able to export anything afterwards. Download a copy first if you want one.',
  deleted: 'What we delete',
  deletedProfile: 'Your profile, password and two-factor authentication. You’ll be signed out on every device',
  deletedTexts: 'Your history, your library, and anything being written right now',
  deletedPlan: 'Your plan and usage',
  deletedChats: 'Unpaid payment requests, and all payment chats',
  kept: 'What we keep',
  keptPayments:
    'Paid payment requests, because businesses have to keep records: plan, amount, country and date, without your name, contact details or messages',
  keptUsage:
    'How many requests you used this month, under a scrambled form of your email, until the month ends. A new account with the same email gets what’s left',
  cancel: 'Keep my account',
  confirm: 'Delete my account for good',
  deleting: 'Deleting...',
  contact: 'Get help',
})

/** The Usage tab. */
export const usageMessages = i18n('settings-usage', {
  thisMonth: params('This month on the {plan}'),
  resets: params('Resets on {day}.'),
  /** Posts that count against a quota with another name. */
  shared: params('Each post for {platforms} counts as {request}.'),
  unlimited: 'Unlimited',
  notOnPlan: params('Not on {plan}'),
  upgrade: 'Upgrade',
  upgradeFor: params('Upgrade for {feature}'),
  left: params('{requests} left'),
  /** The accessible name of a feature's bar. */
  bar: params('{feature} used this month'),
  lastDays: 'Last 30 days',
  daysEmpty: 'No requests in the last 30 days',
  daysEmptyText: 'Write something and it’ll appear here.',
  daysEmptyAction: 'Go to Dashboard',
  requests: count({ one: '{count} request', other: '{count} requests' }),
  /** A day: '3 requests (Titles 2, Scripts 1)'. */
  requestsOfWhich: params('{requests} ({features})'),
  feature: params('{feature} {used}'),
  perDay: 'Requests per day',
  requestsHead: 'Requests',
  featuresHead: 'Features',
})
