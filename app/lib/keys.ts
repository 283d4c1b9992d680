/** The key that commands are given with, as this machine's keyboard names it. */
export const commandKey = (): '⌘' | 'Ctrl' => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')
