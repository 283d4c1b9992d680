declare module 'jsdom' {
  /** As far as the build uses it: the server's types have no DOM. */
  export class JSDOM {
    readonly window: { readonly document: { querySelectorAll(selector: string): Iterable<{ readonly textContent: string }> } }
  }
}
