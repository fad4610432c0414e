/** A browser's storage for tests: its keys are its own, as theirs are. */
export class MemoryStorage {
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text })
  }
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}
