import { useEffect, useState } from 'react'

/** Whether an element is at least this wide, in CSS pixels. The returned function is its `ref`. */
export function useWide(min: number): [(element: HTMLElement | null) => void, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWide((entry?.contentRect.width ?? 0) >= min))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, min])
  return [setElement, wide]
}
