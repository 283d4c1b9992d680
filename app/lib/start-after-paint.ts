/** Gives the marked preloads and the marked script back their types after the first frame; at once in a hidden tab, which draws none. */
export const starter = `((d,f)=>{var g=()=>{for(var l of d.querySelectorAll('link[rel=later]'))l.rel='modulepreload';var a=d.querySelector('script[type=later]'),s=d.createElement('script');s.nonce=a.nonce;s.type='module';s.textContent=a.textContent;a.replaceWith(s)};d.hidden?g():f(()=>setTimeout(g))})(document,requestAnimationFrame)`

/**
 * Makes the scripts of a prerendered page wait for its first paint: on a slow line they would take the bandwidth of its style sheet and font.
 * @param html as the router renders it: preloads, and one inline module that imports the routes and the entry
 * @throws Error when it has no such module
 */
export function startAfterPaint(html: string, nonce: string): string {
  const module = 'type="module" async=""'
  if (!html.includes(module)) throw new Error('The page has no inline module: the router renders its scripts in another way')
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(module, 'type="later"')
    .replace('</body>', () => `<script nonce="${nonce}">${starter};document.currentScript.remove()</script></body>`)
}
