/** Hands a file to the browser's downloads, under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The download has taken hold of the file by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address))
}
