/** Saves a file with the browser's download, under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser has opened the file by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
