/** Cookie of the collapsed sidebar; over HTTPS with the prefix `__Host-`. */
export const collapsedCookie = 'sidebar_state'

/** Runs in the head of the app's pages before the first paint, so that the prerendered shell has the width that the sidebar will have. */
export const sidebarScript = `if(/${collapsedCookie}=collapsed/.test(document.cookie))document.documentElement.classList.add('sidebar-collapsed')`
