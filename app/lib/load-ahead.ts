/** Loads code before it is needed. If that fails, rendering loads it again and shows the error. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch((cause: unknown) => console.warn('Code could not be loaded ahead', cause))
}
