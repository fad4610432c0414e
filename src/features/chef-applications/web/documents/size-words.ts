const KB = 1024
const MB = KB * KB

/** `412 KB`, `1.8 MB`; the same in both languages. */
export const sizeWords = (bytes: number): string =>
  bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`
