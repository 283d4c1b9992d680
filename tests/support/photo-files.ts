import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

interface Look {
  readonly width?: number
  readonly height?: number
  readonly color?: string
}

/** A photo in one color, above a lower half in black: what is up is seen. */
const picture = ({ width = 400, height = 300, color = '#d94f2b' }: Look = {}) =>
  sharp({ create: { width, height, channels: 3, background: color } }).composite([
    { input: { create: { width, height: Math.floor(height / 2), channels: 3, background: '#000000' } }, gravity: 'south' },
  ])

export const jpegPhoto = (look?: Look): Promise<Buffer> => picture(look).jpeg({ quality: 95 }).toBuffer()

/** As a phone stores it: lying on its side, with what it knows. */
export const phonePhoto = (): Promise<Buffer> =>
  picture()
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone', Copyright: 'Asha Rao' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A logo: a disc on nothing. */
export const transparentLogo = (color = '#1f6f54'): Promise<Buffer> =>
  sharp(Buffer.from(`<svg width="200" height="200"><circle cx="100" cy="100" r="98" fill="${color}"/></svg>`))
    .png()
    .toBuffer()

/** A PNG of chunks, with any header and data. */
function png(width: number, height: number, data: Buffer, interlaced = false): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, interlaced ? 1 : 0], 8)
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    crc.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, crc])
  }
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** Files that are refused, by what they are, each with a word of the reason. @param outside an address that one of them would request */
export async function hostileFiles(outside: string): Promise<readonly (readonly [what: string, file: Buffer, says: RegExp])[]> {
  const gif = await picture().gif().toBuffer()
  const jpeg = await jpegPhoto({ width: 800, height: 800 })
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  const script = `<script>fetch("${outside}")</script><image href="${outside}/x.png"/>`
  return [
    ['a PNG whose header says 20,000 × 20,000 pixels', png(20_000, 20_000, deflateSync(Buffer.alloc(100))), /50 million pixels/],
    ['a bomb: 64 million black pixels in 200 KB', bomb, /50 million pixels/],
    ['an interlaced PNG that cannot be read line by line', png(6_000, 6_000, deflateSync(Buffer.alloc(100)), true), /25 million pixels/],
    ['a PNG without the pixels that it names', png(4_000, 4_000, deflateSync(Buffer.alloc(100))), /damaged/],
    ['a truncated JPEG', jpeg.subarray(0, Math.floor(jpeg.length * 0.6)), /damaged/],
    ['the beginning of a JPEG', jpeg.subarray(0, 3), /damaged/],
    ['an SVG with scripts', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), /JPEG, PNG or WebP/],
    ['a GIF', gif, /JPEG, PNG or WebP/],
    ['a text that is called a PNG', Buffer.from('Nothing to see here. '.repeat(100)), /JPEG, PNG or WebP/],
  ]
}
