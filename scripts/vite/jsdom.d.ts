declare module 'jsdom' {
  /** Only what the build uses: the server's types have no DOM. */
  export class JSDOM {
    readonly window: { readonly document: { querySelectorAll(selector: string): Iterable<{ readonly textContent: string }> } }
  }
}
